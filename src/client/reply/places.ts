import { escaped } from '../operation/pointer.js';

/** A value and the JSON pointer to it. */
export interface Place {
  readonly pointer: string;
  readonly value: unknown;
}

/** Every value inside a parsed body in the order in which it stands there, as far as the caller goes on. */
export function* placesIn(data: unknown): Generator<Place, void, undefined> {
  yield { pointer: '', value: data };
  // What is begun, as a reply may be nested deeper than the stack is.
  const begun = isObject(data) ? [{ pointer: '', members: Object.entries(data), next: 0 }] : [];
  for (let inner = begun.at(-1); inner !== undefined; inner = begun.at(-1)) {
    const member = inner.members[inner.next];
    inner.next += 1;
    if (!member) {
      begun.pop();
      continue;
    }
    const [name, value] = member;
    const pointer = `${inner.pointer}/${escaped(name)}`;
    yield { pointer, value };
    if (isObject(value)) begun.push({ pointer, members: Object.entries(value), next: 0 });
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
