import { withoutPlaces } from './linear/stack.js';

// Text of a description is data and must never run as code. Each kind of place in a generated file has its own function here.

/** Line ends, control characters, characters that change the text direction, and invisible characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** Escapes text for a comment: one line, and no tag for a compiler or an editor. The comment's writer escapes its end. */
export function commentText(text: string): string {
  return (
    escaped(text.replace(/\s+/g, ' '))
      // Bundlers remove calls that are marked as pure.
      .replace(/([@#])(?=__)/g, '$1\\')
      // Compilers and editors obey tags, also in a comment of another kind.
      .replace(/(?<![\w\\])@(?=\w)/g, '\\@')
  );
}

/** A JSON value as an expression, or a string as a literal type. No key is `__proto__`: the reader rejects it. */
export function literal(value: unknown): string {
  return escaped(JSON.stringify(value) ?? 'undefined');
}

export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}

/** Whether every object inherits a member of this name, such as `constructor`. Its absence could not be detected. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

export function memberAccess(value: string, name: string): string {
  return isIdentifier(name) ? `${value}.${name}` : `${value}[${literal(name)}]`;
}

/** A number as an expression. A string would run as code, so it is checked again here. */
export function numberLiteral(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new Error(`expected a number, got ${typeof value}`);
}

export function patternLiteral(pattern: RegExp): string {
  // Replace an escaped invisible character by an escape sequence, without its backslash.
  const source = String(withoutPlaces(pattern)).replace(/\\([\s\S])/gu, (pair, character: string) =>
    character.search(invisible) === 0 ? character : pair,
  );
  return escaped(source);
}

/** Escapes code in which text of a description is only in string literals, such as the code that Ajv writes. */
export function escaped(code: string): string {
  return code.replace(invisible, (character) => (character === '\n' ? character : escapes(character)));
}

function escapes(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    const unit = character.charCodeAt(index).toString(16);
    return `\\u${unit.padStart(4, '0')}`;
  }).join('');
}

/** The name, or if it is taken, the first free one with a number after it. */
export function freeName(name: string, taken: { has(name: string): boolean }, separator = ''): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}${separator}${number}`;
  return free;
}
