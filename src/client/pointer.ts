import { type Redact, safeLine } from '../errors/errors.js';
import { isRecord } from '../values/values.js';

// Names of the description are lower case with underscores. Array indices are digits.
const declared = /^(?:[a-z_]+|\d+)$/;

export function pointerLine(pointer: string, redact: Redact): string {
  return pointer
    .split('/')
    .map((name) => (declared.test(name) ? name : pointerName(unescaped(name), redact)))
    .join('/');
}

export function pointerName(name: string, redact: Redact): string {
  return escaped(safeLine(name, redact, 100));
}

export function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

export function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

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
