import type { CallArguments, Question } from './question.js';

/** A longer cursor is not written, and not read. It would fill an answer. */
export const maxCursorLength = 2048;

/**
 * The cursor of the list and the question, so that any process can continue. It stands outside `untrusted_data`, but its
 * values are texts of a service, or of strangers whose texts the agent passes as parameters. So it has names of the
 * description, digits and marks, and no other words.
 */
export function writeCursor({ entry, params, fields, events, limit, from = '' }: Question): string {
  const { operationId } = entry.operation;
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(params)) {
    const values = [value ?? []].flat().map((each) => encode(String(each)));
    if (values.length > 0) pairs.push(`${name}=${values.join()}`);
  }
  if (fields) pairs.push(`.fields=${fields.join()}`);
  if (events) pairs.push(`.events=${events.map(encode).join()}`);
  if (limit !== undefined) pairs.push(`.limit=${limit}`);
  // A cursor of the client begins with its operation.
  const [, ...places] = from.split('~');
  return `${operationId}?${[...pairs, `.from=${encodePlaces(places.join('~'))}`].join('&')}`;
}

/** A cursor of the client without words: its parts may be texts of a service. */
export function encodePlaces(cursor: string): string {
  return cursor.split('~').map(encode).join('~');
}

export function decodePlaces(text: string): string {
  return text.split('~').map(decode).join('~');
}

/** The arguments in a cursor, which are checked as others are. Undefined if it has not the form of one. */
export function readCursor(text: string): (CallArguments & { readonly from: string }) | undefined {
  const [operation = '', query = ''] = text.split('?');
  const params = new Map<string, unknown>();
  const own = new Map<string, string>();
  for (const pair of query.split('&')) {
    const [name = '', value = ''] = pair.split('=');
    if (name.startsWith('.')) own.set(name, value);
    else params.set(name, valuesOf(value));
  }
  const [fields, limit, from, events] = ['.fields', '.limit', '.from', '.events'].map((name) =>
    own.get(name),
  );
  if (from === undefined) return undefined;
  return {
    operation,
    params: Object.fromEntries(params),
    fields: fields?.split(',').filter((field) => field !== ''),
    events: events?.split(',').map(decode),
    limit: limit === undefined ? undefined : Number(limit),
    from: `${operation}~${decodePlaces(from)}`,
  };
}

function valuesOf(text: string): unknown {
  const values = text.split(',').map(decode);
  return values.length > 1 ? values : values[0];
}

/** Numbers, IDs, times, addresses and bounds of these, which cannot be read as words. */
const plain = /^(?:(?:[gl]te?|eq|ne):)?(?:0x[\da-f]+|[\d.:TZ-]+)$/i;

function encode(text: string): string {
  if (plain.test(text)) return text;
  const digits = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0'));
  return `$${digits.join('')}`;
}

function decode(text: string): string {
  if (!text.startsWith('$')) return text;
  const bytes = text.slice(1).match(/../g) ?? [];
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(bytes, (byte) => Number(`0x${byte}`)),
  );
}
