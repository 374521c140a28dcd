import { catalogue, type Entry } from './catalogue.js';
import { InputError } from './errors.js';

/** A call of an operation, or its continuation, as an agent asks for it. */
export interface Question {
  readonly entry: Entry;
  readonly params: Readonly<Record<string, unknown>>;
  readonly fields?: readonly string[] | undefined;
  /** The number of items of a list. */
  readonly limit?: number | undefined;
  /** The cursor of the list, where it continues. */
  readonly from?: string | undefined;
}

/** The cursor of the list and the question, so that any process can continue. */
export function writeCursor(next: string, { params, fields, limit }: Question): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(params))
    for (const value of [values ?? []].flat()) query.append(name, String(value));
  if (fields) query.append('.fields', fields.join());
  if (limit !== undefined) query.append('.limit', String(limit));
  return `${next}?${query}`;
}

export function readCursor(text: string): Question {
  const [, from, operationId = '', query] = /^((\w+)~[^?]*)\?(.*)$/s.exec(text) ?? [];
  const entry = catalogue.get(operationId);
  if (!entry)
    throw new InputError(
      'cursor is not a cursor of this server. Pass `next` of an answer unchanged, or start with call_operation.',
    );
  const values = new URLSearchParams(query);
  const params: Record<string, unknown> = {};
  for (const name of values.keys()) {
    const all = values.getAll(name);
    if (!name.startsWith('.')) params[name] = all.length === 1 ? all[0] : all;
  }
  const limit = values.get('.limit');
  return {
    entry,
    from,
    params,
    fields: values.get('.fields')?.split(','),
    limit: limit ? Number(limit) : undefined,
  };
}
