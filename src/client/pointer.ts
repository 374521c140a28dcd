import { line, type Redact } from '../errors/errors.js';
import { isRecord } from '../values/values.js';

// Members of a pointer that the description declares, and indices.
const declared = /^(?:_?[a-z]+(?:_[a-z]+)*|\d+)$/;

/** A JSON pointer into a reply as people may see it: names that the description does not know are the service's. */
export function pointerLine(pointer: string, redact: Redact): string {
  return pointer
    .split('/')
    .map((name) => (declared.test(name) ? name : pointerName(unescaped(name), redact)))
    .join('/');
}

/** A name of the service's as a part of such a pointer. */
export function pointerName(name: string, redact: Redact): string {
  return escaped(line(name, redact, 100));
}

/** The name that a part of a JSON pointer stands for. */
export function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A name as a part of a JSON pointer. */
export function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The value that a JSON pointer leads to. */
export function lookUp(data: unknown, pointer: string): unknown {
  let value = data;
  for (const key of pointer.split('/').slice(1)) {
    const name = unescaped(key);
    if (Array.isArray(value)) value = value[Number(name)];
    else if (isRecord(value) && Object.hasOwn(value, name)) value = value[name];
    else return undefined;
  }
  return value;
}
