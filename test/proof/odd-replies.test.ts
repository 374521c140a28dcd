import { expect, it } from 'vitest';
import {
  createLedgerClient,
  type Fetch,
  gte,
  type LedgerClient,
  lte,
  ProofError,
  ResponseError,
} from '../../src/ledger.js';
import { createSandbox } from '../../src/sandbox.js';
import { sized } from '../setup/large.js';
import { failure } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { ways as chainWays } from './ways.js';

type List = ReturnType<LedgerClient['getTopicMessages']>;
type Change = (value: unknown) => unknown;

const topicId = '0.0.4999';
const count = 12;
const sandbox = createSandbox({ size: 0.1 });
for (let index = 0; index < count; index++)
  sandbox.add.message({ topic_id: topicId, message: btoa(`${index}`), running_hash_version: 3 });
const { fetch, clock, ledgerUrl: baseUrl } = sandbox;
const honest = createLedgerClient({ baseUrl, fetch, clock });
const { messages = [] } = await honest.getTopicMessages({ topicId, limit: 100 });
const anchor = { sequenceNumber: BigInt(count), runningHash: String(messages.at(-1)?.running_hash) };
const block = Math.min(...sandbox.ledger.blocks.map(({ number }) => Number(number))) + 3;

/** One value of each JSON type, and some that code may take for a number, a hash or an ID. */
const oddValues: Record<string, Change> = {
  nothing: () => undefined,
  null: () => null,
  true: () => true,
  '0': () => 0,
  '1.5': () => 1.5,
  '-1': () => -1,
  '1e400': () => Infinity,
  'an empty text': () => '',
  'a text': () => 'x',
  // If a pattern is not linear, this takes minutes.
  'a long text': () => `${'1'.repeat(200_000)}x`,
  'an empty array': () => [],
  'an array of the value': (value) => [value],
  'its text, or an object of it': (value) => (typeof value === 'string' ? { value } : String(value)),
  'an empty object': () => ({}),
};

/** The fields that a hash covers. Other fields may have any value, which is a mismatch and no lie. */
const lists = {
  messages: {
    first: 4,
    numberField: 'sequence_number',
    covered: [
      'consensus_timestamp',
      'message',
      'payer_account_id',
      'running_hash',
      'running_hash_version',
      'sequence_number',
      'topic_id',
    ],
    uncovered: ['chunk_info'],
  },
  blocks: {
    first: block,
    numberField: 'number',
    covered: ['number', 'hash', 'previous_hash'],
    uncovered: ['count', 'timestamp'],
  },
} as const;
type Name = keyof typeof lists;

const ways: Record<string, (list: List) => Promise<unknown>> = {
  'one page': (list) => list.page(),
  'the reply': async (list) => list,
  follow: async (list) => {
    let left = 9;
    for await (const _ of list.follow({ giveUpAfter: 600_000 })) if (--left === 0) break;
  },
};
for (const [name, way] of Object.entries(chainWays)) ways[name] = (list) => way<unknown>(list, []);

interface Case {
  readonly name: Name;
  readonly target: number;
  readonly field: string | undefined;
  readonly oddName: string;
  readonly change: Change;
  readonly way: string;
  readonly order: 'asc' | 'desc';
  readonly index: number;
}

/** Reads a list in which one field of one item is changed, or the whole item. Returns the error that ends it. */
async function errorOf({ name, target, field, change, way, order, index }: Case): Promise<unknown> {
  const { first, numberField } = lists[name];
  const lyingFetch: Fetch = async (url, init) => {
    const body = await (await fetch(url, init)).json();
    body[name] = body[name]?.map((item: Record<string, unknown>) => {
      if (item[numberField] !== target) return item;
      return field === undefined ? change(item) : { ...item, [field]: change(item[field]) };
    });
    const text = JSON.stringify(body, (_, value) => (value === Infinity ? '1e400' : value));
    return new Response(text.replaceAll('"1e400"', '1e400'));
  };
  const time = new VirtualTime();
  const client = createLedgerClient({
    baseUrl,
    fetch: lyingFetch,
    clock: time,
    validation: { response: (['warn', 'off', 'throw'] as const)[index % 3] },
    onInvalidResponse: () => undefined,
    retry: false,
  });
  const verify = [true, anchor, [anchor]][index % 4] ?? true;
  const range = [gte(first), lte(first + 8)];
  const list =
    name === 'messages'
      ? client.getTopicMessages({ topicId, order, limit: 5, sequencenumber: range }, { verify })
      : client.getBlocks({ order, limit: 5, 'block.number': range }, { verify: true });
  return failure(time.run(ways[way]?.(list as List) ?? Promise.reject(way)));
}

const readings = Object.keys(ways).flatMap((way) =>
  (way === 'follow' ? (['asc'] as const) : (['asc', 'desc'] as const)).map((order) => ({ way, order })),
);

function casesOf(name: Name): Case[] {
  const { first, covered, uncovered } = lists[name];
  const fields = [undefined, ...covered, ...uncovered];
  const changes = fields.flatMap((field) => Object.entries(oddValues).map((odd) => ({ field, odd })));
  const all = changes.flatMap((change) => readings.map((reading) => ({ ...change, ...reading })));
  return all.map(({ odd, way, ...rest }, index) => {
    // The item before the list, and others on both of its pages. Some readings end with the first page.
    const [oddName, change] = odd;
    const isOnePage = way === 'one page' || way === 'the reply';
    const target = isOnePage ? first + 4 : first + ([-1, 0, 3, 8][index % 4] ?? 0);
    return { ...rest, name, target, oddName, change, way, index };
  });
}

/** Whether a hash covers the changed field. Of the item before the list, only the number and the hash are used. */
function isCovered({ name, target, field, way }: Case): boolean {
  const { first, numberField, uncovered } = lists[name];
  // Without an order, blocks name the hash before them, and no block is read for it.
  const isBeforeRead = name === 'messages' || way !== 'scan without order';
  const isUsed =
    target >= first || (isBeforeRead && [undefined, numberField, 'running_hash', 'hash'].includes(field));
  return isUsed && !uncovered.some((each) => each === field);
}

/** One of so many cases is read. Eleven has no factor in common with the numbers of ways, values and validations. */
const share = sized(11, 1);

it.each(['messages', 'blocks'] as const)(
  'odd %s end in a documented error, however they are read',
  async (name) => {
    for (const one of casesOf(name).filter(({ index }) => index % share === 0)) {
      const error = await errorOf(one);
      const what = `${one.field} of ${one.target} is ${one.oddName}, ${one.way}, ${one.order}: ${error}`;
      const isDocumented = error instanceof ProofError || error instanceof ResponseError;
      expect(isDocumented || (error === undefined && !isCovered(one)), what).toBe(true);
    }
  },
);
