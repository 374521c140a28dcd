/** A part of a text, and what of a path stands in it: it begins with the first key of the rest. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly rest: readonly string[];
}

/**
 * The smallest block of lines that begins with a key two above what a path leads to, as what stands in a list called
 * `required` is known by both. To look for keys by their columns takes much less time than to parse a long description,
 * and is all that this does: it goes no further where a key is not found so.
 */
export function narrow(text: string, path: readonly string[]): Part {
  let part: Part = { start: 0, end: text.length, rest: path };
  let inner = { start: 0, end: text.length };
  for (const [depth, key] of path.slice(0, -2).entries()) {
    const found = blockOf(text.slice(inner.start, inner.end), key);
    if (!found) break;
    part = { start: inner.start + found.start, end: inner.start + found.end, rest: path.slice(depth) };
    inner = { start: inner.start + found.inner, end: part.end };
  }
  return part;
}

/** Where the lines of a key stand among keys of one column, and where those below it begin. */
function blockOf(text: string, key: string): { start: number; inner: number; end: number } | undefined {
  const column = /^ *(?=[^\s#])/m.exec(text)?.[0];
  if (column === undefined) return undefined;
  const name = key.replace(/[^\w ]/g, '\\$&');
  const line = new RegExp(`^${column}(?:${name}|'${name}'|"${name}"): *\n(?= *[^\\s#-])`, 'm').exec(text);
  if (!line) return undefined;
  const inner = line.index + line[0].length;
  // A comment ends nothing.
  const rest = text.slice(inner);
  const next = rest.search(new RegExp(`^ {0,${column.length}}[^\\s#]`, 'm'));
  return next === 0 ? undefined : { start: line.index, inner, end: next < 0 ? text.length : inner + next };
}
