import type { Key } from '../key.js';
import { lastOf, type Order, type Pair, readPairs, side, writePairs } from '../query.js';
import { boundOf, conditionOf, ends, type Keys } from './bound.js';
import type { JavaList } from './lists.js';

/**
 * Serves a list of the Java half by its keys: other bounds, links and errors than those of the keyset service, which
 * serves the lists with one key of this half as well.
 */
export class JavaService {
  requests = 0;

  constructor(
    readonly list: JavaList,
    /** In ascending order. */
    readonly rows: readonly Keys[],
  ) {}

  readonly fetch = async (address: string): Promise<Response> => {
    const { list } = this;
    const url = new URL(address);
    // Fail on a loop instead of running out of memory.
    if (++this.requests > 2000) throw new Error('requests without end');
    const pairs = readPairs(url.search);
    const detail = refusal(list, pairs);
    if (detail !== undefined || url.pathname !== list.path)
      return Response.json(
        { _status: { messages: [{ message: 'Bad Request', detail }] } },
        { status: detail ? 400 : 404 },
      );
    const order: Order = lastOf(pairs, 'order') === 'desc' ? 'desc' : 'asc';
    const limit = Number(lastOf(pairs, 'limit') ?? 25);
    const bounds = list.keys.map(({ parameter, kind }, index) =>
      boundOf(index, parameter, pairs, (text) => kind.read(text) ?? 0n),
    );
    const found = this.rows.filter(conditionOf(list.bounds(bounds)) ?? (() => true));
    if (order === 'desc') found.reverse();
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    const next = last && rows.length === limit ? `${list.path}?${nextOf(list, pairs, order, last)}` : null;
    const items = rows.map((row) => writeRow(list, row)).join(',');
    return new Response(`{"${list.items}":[${items}],"links":{"next":${JSON.stringify(next)}}}`);
  };
}

/** A row as JSON. */
function writeRow({ keys, isNullable }: JavaList, row: Keys): string {
  const fields = keys.map(({ field, kind }, index) => {
    const value = row[index] ?? 0n;
    const isNull = isNullable && index === keys.length - 1 && value === 0n;
    return `"${field}":${isNull ? 'null' : kind.json(value)}`;
  });
  return `{${fields.join(',')}}`;
}

/** The filters of a key. */
export function valuesOf({ parameter }: Key, pairs: readonly Pair[]): readonly Pair[] {
  return pairs.filter(({ name }) => name === parameter);
}

function refusal({ keys, operationId }: JavaList, pairs: readonly Pair[]): string | undefined {
  for (const key of keys) {
    const values = valuesOf(key, pairs);
    if (values.length > 2) return `${key.parameter} size must be between 0 and 2`;
    if (values.some(({ value }) => key.kind.read(value) === undefined))
      return `Failed to convert '${key.parameter}'`;
  }
  if (Number(lastOf(pairs, 'limit') ?? 1) > 100) return 'limit must be less than or equal to 100';
  const [first, second] = keys;
  if (!first || !second) return undefined;
  const [from, to] = ends(boundOf(0, first.parameter, pairs, (text) => first.kind.read(text) ?? 0n));
  if (from > to) return `Invalid range provided for ${first.parameter}`;
  return operationId === 'getNftAllowances'
    ? refusalOfAllowances(valuesOf(first, pairs), valuesOf(second, pairs))
    : undefined;
}

function refusalOfAllowances(account: readonly Pair[], token: readonly Pair[]): string | undefined {
  const count = (pairs: readonly Pair[], form: RegExp): number =>
    pairs.filter(({ operator }) => form.test(operator)).length;
  for (const pairs of [account, token]) {
    if (count(pairs, /^ne$/) > 0) return 'Unsupported range operator ne';
    if ([/^eq$/, /^gte?$/, /^lte?$/].some((form) => count(pairs, form) > 1)) return 'Only one range operator';
    if (count(pairs, /^eq$/) > 0 && pairs.length > 1) return "Can't support both range and equal";
  }
  if (token.length > 0 && account.length === 0) return 'token.id parameter must have account.id present';
  const isMissing = (side: string): boolean =>
    count(token, new RegExp(`^${side}te?$`)) > 0 && count(account, new RegExp(`^(eq|${side}te)$`)) === 0;
  return isMissing('g') || isMissing('l')
    ? 'Requires the presence of an lte/gte or eq account.id'
    : undefined;
}

/** The query of `links.next`: replaces all bounds in walking direction and adds the sort keys that have none. */
function nextOf(list: JavaList, pairs: readonly Pair[], order: Order, last: Keys): string | undefined {
  const names = list.keys.map(({ parameter }) => parameter);
  const kept = pairs.filter(({ name, operator }) => !(names.includes(name) && operator[0] === side(order)));
  const isNull = list.isNullable && last.at(-1) === 0n;
  const sorted = isNull ? list.keys.slice(0, -1) : list.keys;
  // Values that are neither greater nor less count as equal here.
  const isNamed = sorted.map((key) => valuesOf(key, kept).some(({ operator }) => /^(eq|ne)$/.test(operator)));
  const added = sorted.flatMap(({ parameter, kind }, index) => {
    if (isNamed[index]) return [];
    const isLast = index === sorted.length - 1 || isNamed[index + 1];
    const text = `${side(order)}t${isLast ? '' : 'e'}:${kind.write(last[index] ?? 0n)}`;
    return [{ name: parameter, text }];
  });
  return writePairs([...kept, ...added]);
}
