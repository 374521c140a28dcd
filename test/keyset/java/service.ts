import { lastOf, type Order, type Pair, readPairs, side, writePairs } from '../query.js';
import { boundOf, conditionOf, ends, type Keys } from './bound.js';
import { type JavaList, valuesOf, writeRow } from './list.js';

/** A service of one list of the Java half with rows in memory. It has the same bounds, links and errors. */
export class JavaService {
  requests = 0;

  constructor(
    readonly list: JavaList,
    /** In ascending order. */
    readonly rows: readonly Keys[],
  ) {}

  readonly fetch = async (address: string): Promise<Response> => {
    const url = new URL(address);
    // Fail on a loop instead of running out of memory.
    if (++this.requests > 2000) throw new Error('requests without end');
    const pairs = readPairs(url.search);
    const reason = refusal(this.list, pairs);
    if (reason !== undefined || url.pathname !== this.list.path)
      return new Response(`{"_status":{"messages":[{"message":"Bad Request","detail":"${reason}"}]}}`, {
        status: reason === undefined ? 404 : 400,
      });
    return this.#answer(pairs);
  };

  #answer(pairs: readonly Pair[]): Response {
    const { list } = this;
    const order: Order = (lastOf(pairs, 'order') ?? list.order) === 'asc' ? 'asc' : 'desc';
    const requested = Number(lastOf(pairs, 'limit') ?? (list.most ? 10 : 25));
    const limit = Math.min(requested, list.most ?? 100);
    const found = this.rows.filter((row) => isSelected(list, pairs, row));
    if (order === 'desc') found.reverse();
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    const next = last && rows.length === limit ? nextOf(list, pairs, order, last) : undefined;
    const link = next === undefined ? 'null' : JSON.stringify(`${list.path}?${next}`);
    const items = rows.map((row) => writeRow(list, row)).join(',');
    return new Response(`{${list.beside ?? ''}"${list.items}":[${items}],"links":{"next":${link}}}`, {
      headers: { 'content-type': 'application/json' },
    });
  }
}

function isSelected(list: JavaList, pairs: readonly Pair[], row: Keys): boolean {
  const read = (index: number) => (text: string) => list.keys[index]?.kind.read(text) ?? 0n;
  const bounds = list.keys.map(({ parameter }, index) => boundOf(index, parameter, pairs, read(index)));
  if (!list.isAny) return conditionOf(list.bounds(bounds))?.(row) ?? true;
  const [key] = list.keys;
  const values = key ? valuesOf(key, pairs) : [];
  const equal = values.filter(({ operator }) => operator === 'eq').map(({ value }) => read(0)(value));
  const others = boundOf(
    0,
    key?.parameter ?? '',
    values.filter(({ operator }) => operator !== 'eq'),
    read(0),
  );
  return (equal.length === 0 || equal.includes(row[0] ?? 0n)) && (conditionOf([others])?.(row) ?? true);
}

function refusal(list: JavaList, pairs: readonly Pair[]): string | undefined {
  const [first, second] = list.keys;
  for (const key of list.keys) {
    const values = valuesOf(key, pairs);
    const most = list.isAny && list.operationId !== 'getRegisteredNodes' ? 100 : 2;
    if (values.length > most) return `${key.parameter} size must be between 0 and ${most}`;
    for (const { value } of values)
      if (key.kind.read(value) === undefined) return `Failed to convert '${key.parameter}'`;
  }
  if (!list.most && Number(lastOf(pairs, 'limit') ?? 1) > 100)
    return 'limit must be less than or equal to 100';
  // If equalities are not bounds, they cannot cross one.
  const bounds = first
    ? valuesOf(first, pairs).filter(({ operator }) => !list.isAny || operator !== 'eq')
    : [];
  const [from, to] = ends(boundOf(0, first?.parameter ?? '', bounds, (text) => first?.kind.read(text) ?? 0n));
  if (!/^getHook/.test(list.operationId) && from > to) return 'Invalid range provided for account.id';
  if (list.operationId !== 'getNftAllowances' || !first || !second) return undefined;
  return refusalOfAllowances(valuesOf(first, pairs), valuesOf(second, pairs));
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
