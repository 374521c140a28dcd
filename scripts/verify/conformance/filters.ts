// Holds each item of each recorded list against the filters, the order and the limit of its request, by the fields that the
// description names. The judge is what a deployed service sent, so only its recordings count: those of the sandbox would
// repeat the description.
import { fileURLToPath } from 'node:url';
import { once } from '../../../src/sandbox/data/once.js';
import type { ComparedFields, Operation, Parameter } from '../../generate/api.js';
import { readApi } from '../../generate/read/read-api.js';
import { readDescription } from '../../generate/read/read-description.js';
import type { Recording } from '../recordings.js';
import { findRoute, routesTo } from '../routes.js';
import { parseMarked } from './corrupt/recorded-values.js';
import {
  type Condition,
  comparableOf,
  compareKeys,
  fitsKey,
  type KeyPart,
  type Verdict,
  verdictOf,
} from './filters/fits.js';
import { Differences, type PartResult } from './part.js';

const descriptionFile = fileURLToPath(new URL('../../../openapi/ledger.yaml', import.meta.url));

const describedLists = once(async () => readApi(await readDescription(descriptionFile), 'ledger').operations);

/** Recordings whose request is not known as it was sent, by the start of their address. */
const explanations: Readonly<Record<string, string>> = {
  '/api/v1/topics/0.0.642394/messages': 'a page of a document, which was read in descending order',
};

export async function compareFilters(recordings: readonly Recording[]): Promise<PartResult> {
  const lists = (await describedLists()).filter(({ rangeKey, items }) => rangeKey && items);
  const routes = routesTo(lists);
  const differences = new Differences();
  const reached = new Set<string>();
  let examined = 0;
  for (const recording of recordings) {
    const [path = '', search = ''] = recording.url.split(/\?(.*)/s);
    const found = recording.status === 200 ? findRoute(routes, recording.method, path) : undefined;
    if (!found) continue;
    const { operation, values } = found;
    const page = new RecordedPage(operation, values, new URLSearchParams(search), recording.body);
    examined += page.items.length;
    for (const mistake of page.mistakes())
      differences.add(`${operation.operationId}: ${mistake}`, explanations[recording.url], '', recording.url);
    for (const name of page.reached) reached.add(`${operation.operationId} ${name}`);
  }
  const facts = lists.flatMap((list) => {
    const unrecorded = Object.keys(list.unrecorded ?? {});
    return comparedBy(list).map((name) => ({
      fact: `${list.operationId} ${name}`,
      isReached: reached.has(`${list.operationId} ${name}`),
      isUnrecorded: unrecorded.includes(name),
    }));
  });
  for (const { fact, isReached, isUnrecorded } of facts) {
    if (!isReached && !isUnrecorded)
      differences.add(
        'no recording reaches it, and x-unrecorded names no source',
        undefined,
        `: ${fact}`,
        '',
      );
    if (isReached && isUnrecorded)
      differences.add('a recording reaches it, so x-unrecorded need not name it', undefined, `: ${fact}`, '');
  }
  const unreached = facts.filter(({ isReached }) => !isReached);
  return differences.result(
    examined,
    `${examined} items; recordings reach ${facts.length - unreached.length} of ${facts.length} pairs of list and parameter, all but ${unreached.map(({ fact }) => fact).join(', ')}`,
  );
}

/** The parameters that choose items, by name: those of the sort key, and the filters of other fields. */
function comparedBy({ rangeKey, filterFields = {} }: Operation): string[] {
  const key = [rangeKey, rangeKey?.second, rangeKey?.third].flatMap((part) => part?.parameter ?? []);
  return [...key, ...Object.keys(filterFields)];
}

/** A recorded page, with the request that it answers. */
class RecordedPage {
  readonly items: readonly unknown[];
  /** The parameters that an item was held against. */
  readonly reached = new Set<string>();

  constructor(
    private readonly operation: Operation,
    private readonly path: Readonly<Record<string, string>>,
    private readonly query: URLSearchParams,
    body: string,
  ) {
    const list = Object(parseMarked(body))[operation.items?.property ?? ''];
    this.items = Array.isArray(list) ? list : [];
  }

  *mistakes(): Generator<string> {
    for (const [name, compared] of Object.entries<ComparedFields>(this.operation.filterFields ?? {}))
      for (const verdict of this.#verdicts(name, compared)) {
        if (verdict !== 'not comparable') this.reached.add(name);
        if (verdict === 'differs') yield `an item does not fit ${name}`;
      }
    const key = this.#key();
    for (const { parameter, conditions } of key)
      if (conditions.length > 0 && this.items.length > 0) this.reached.add(parameter.name);
    for (const item of this.items) if (!fitsKey(item, key)) yield 'an item is outside of the range';
    const isDescending = this.#isDescending();
    for (const [index, item] of this.items.slice(1).entries()) {
      const order = compareKeys(this.items[index], item, key);
      if (order !== 0 && isDescending !== undefined && order < 0 === isDescending)
        yield 'two items are not in order';
    }
    if (this.items.length > this.#limit()) yield 'there are more items than the limit';
  }

  #verdicts(name: string, compared: ComparedFields): Verdict[] {
    const conditions = this.#conditions(name);
    if (conditions.length === 0) return [];
    return this.items.map((item) => verdictOf(item, conditions, compared, this.#parameter(name)));
  }

  #key(): KeyPart[] {
    const { rangeKey } = this.operation;
    if (!rangeKey) return [];
    const { exceptIf } = rangeKey;
    const isException = exceptIf && this.query.get(exceptIf.parameter) === exceptIf.value;
    const first = isException ? { ...rangeKey, field: exceptIf.field } : rangeKey;
    return [first, rangeKey.second, rangeKey.third].flatMap((part) => {
      if (!part) return [];
      const { parameter, field } = part;
      return {
        field: `/${field}`,
        parameter: this.#parameter(parameter),
        conditions: this.#conditions(parameter),
      };
    });
  }

  /** Undefined if the order is sent several times. The client sends it once. */
  #isDescending(): boolean | undefined {
    const sent = this.query.getAll('order');
    if (sent.length > 1) return undefined;
    return (sent[0] ?? String(this.#parameter('order').schema.default)).toLowerCase().endsWith('desc');
  }

  #limit(): number {
    const sent = this.query.getAll('limit').at(-1)?.replace(/^\w+:/, '');
    return Number(sent ?? this.#parameter('limit').schema.default);
  }

  #parameter(name: string): Parameter {
    const found = this.operation.parameters.find((parameter) => parameter.name === name);
    if (!found) throw new Error(`the description of ${this.operation.operationId} has no parameter ${name}`);
    return found;
  }

  /** The conditions of a request on a parameter. Empty if a value of it cannot be compared: an alias stands for an unknown account. */
  #conditions(name: string): Condition[] {
    const parameter = this.#parameter(name);
    const sent = parameter.in === 'path' ? [this.path[name] ?? ''] : this.query.getAll(name);
    const conditions: Condition[] = [];
    for (const text of sent) {
      const [, operator = 'eq', value = ''] = /^(?:(eq|ne|gte?|lte?):)?(.*)$/is.exec(text) ?? [];
      if (value === '') continue;
      const comparable = comparableOf(value, parameter);
      if (comparable === undefined) return [];
      conditions.push({ operator: operator.toLowerCase(), value: comparable });
    }
    return conditions;
  }
}
