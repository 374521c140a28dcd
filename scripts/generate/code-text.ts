// Text of a description is data. Each kind of place in a generated file has one function that keeps it data there.

/** Characters that end a line, move a cursor, change the order in which a line is shown, or do not show. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** Text inside a comment: on one line, without an end of the comment, and without a tag for a compiler or an editor. */
export function commentText(text: string): string {
  return escaped(text.replace(/\s+/g, ' '))
    .replaceAll('*/', '*\\/')
    .replace(/([@#])(?=__)/g, '$1\\') // bundlers read /* @__PURE__ */ as a promise
    .replace(/(?<![\w\\])@(?=\w)/g, '\\@'); // TypeScript reads /** @ts-ignore */
}

/** A value of JSON as an expression or, of a text, as a type. No member is named `__proto__`: reading refuses that. */
export function literal(value: unknown): string {
  return escaped(JSON.stringify(value) ?? 'undefined');
}

/** Whether a text is a name as it is. */
export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}

/** A member of a value. */
export function memberAccess(value: string, name: string): string {
  return isIdentifier(name) ? `${value}.${name}` : `${value}[${literal(name)}]`;
}

/** A number as an expression. Reading has checked it; a text would run here, so it is checked again. */
export function numberLiteral(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new Error(`expected a number, got ${typeof value}`);
}

/** A pattern as an expression. */
export function patternLiteral(pattern: RegExp): string {
  // An unseen character may stand behind a backslash, which an escape replaces.
  const source = String(pattern).replace(/\\([\s\S])/gu, (pair, character: string) =>
    character.search(unseen) === 0 ? character : pair,
  );
  return escaped(source);
}

/** Code that has text of a description in string literals only, as Ajv writes it. */
export function escaped(code: string): string {
  return code.replace(unseen, (character) => (character === '\n' ? character : escapes(character)));
}

function escapes(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    const unit = character.charCodeAt(index).toString(16);
    return `\\u${unit.padStart(4, '0')}`;
  }).join('');
}
