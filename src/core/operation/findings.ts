/**
 * A check compiled by Ajv: tells what it finds wrong with a value that stands at `path` and `key`, two halves of a JSON
 * pointer that are put together only when there is something to tell.
 */
export type Validate = (data: unknown, report: Findings, path: string, key: string | number) => void;

/** Whether checks find anything in a reply; what that is, a `Report` tells of the few in which they do. */
export class Findings {
  /** How many places are not what the type says. */
  count = 0;
  /** Whether a reply holds more than the description knows. */
  hasDrift = false;

  mismatch(_path: string, _key: string | number, _expected: string): void {
    this.count += 1;
  }

  /** Where something stands, for what is told of what is below: nothing is told here, so that no text is made. */
  at(_path: string, _key: string | number): string {
    return '';
  }

  /** A property that has to be there is not. */
  missing(path: string, key: string): void {
    this.mismatch(path, key, 'a value');
  }

  /** A text is not like this pattern. */
  unlike(path: string, key: string | number, pattern: RegExp): void {
    this.mismatch(path, key, `text like ${pattern.source}`);
  }

  /** Takes back what was found after `count`: one alternative does not fit, another may. */
  forget(count: number): void {
    this.count = count;
  }

  /** Checks each item of an array. */
  items(data: unknown, path: string, validate: Validate): void {
    if (!Array.isArray(data)) {
      this.mismatch(path, '', 'array');
      return;
    }
    const here = this.at(path, '/');
    for (let index = 0; index < data.length; index++) validate(data[index], this, here, index);
  }

  /**
   * Notes properties that the description does not know. Objects of a kind mostly come with the same names in the same
   * order, so `known` is kept in the order of the last one: each name is then the first to be compared.
   */
  names(data: object, known: string[], path: string): void {
    let next = 0;
    for (const name in data) {
      if (known[next] !== name) {
        const at = known.indexOf(name, next);
        if (at < 0) {
          this.unknownName(data, name, path);
          continue;
        }
        known[at] = known[next] as string;
        known[next] = name;
      }
      next += 1;
    }
  }

  /** Notes a property that is not on its list. */
  unknownName(_data: object, _name: string, _path: string): void {
    this.hasDrift = true;
  }

  /** Notes a word that is not on its list. */
  unknownValue(_path: string, _key: string | number, _value: unknown): void {
    this.hasDrift = true;
  }

  /** Notes an array longer than was promised. */
  tooManyItems(_path: string, _key: string | number, _items: readonly unknown[], _limit: number): void {
    this.hasDrift = true;
  }
}
