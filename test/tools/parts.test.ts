import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox.js';
// By inner paths: what a part costs is not in an answer.
import { fieldTree } from '../../src/tools/fields.js';
import { type ReplyPart, replyPartOf, type WholeList } from '../../src/tools/parts.js';
import { decodedText, visible } from '../../src/tools/plain-data.js';
import { agentOf, type Json } from './agent.js';

const names: ReadonlySet<string> = new Set(['items', 'a', 'b', 'c', 'message']);
const hidden: ReadonlySet<string> = new Set(['links', 'items']);

function part(
  reply: unknown,
  characters: number,
  { list, fields }: { list?: WholeList; fields?: string[] } = {},
) {
  return replyPartOf({ reply, hidden, names, list, fields: fields && fieldTree(fields) }, characters);
}

function pageOf(items: readonly unknown[], characters: number, needsAll = false): ReplyPart | undefined {
  return part({}, characters, { list: { name: 'items', fields: undefined, items, needsAll } });
}

/** The value without its empty parts, computed in another way. */
function pruned(value: Json): Json {
  if (Array.isArray(value)) return value.map(pruned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, pruned(inner)]);
  return Object.fromEntries(
    entries.filter(
      ([, inner]) => inner !== null && inner !== '' && !/^(\{\}|\[\])$/.test(JSON.stringify(inner)),
    ),
  );
}

const jsonOf = (letters: readonly string[], fields: readonly string[]) =>
  fc.letrec<{ value: unknown; object: object }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.string({ maxLength: 300, unit: fc.constantFrom(...letters) }),
      fc.double({ noNaN: true }),
      fc.constantFrom(null, true, 5, ''),
      fc.array(tie('value'), { maxLength: 40 }),
      tie('object'),
    ),
    object: fc.dictionary(fc.constantFrom(...fields), tie('value')),
  })).object;
const json = jsonOf(
  ['x', '"', '<', '\\', '\u202e', '😀', '\n'],
  ['a', 'b', 'c', 'message', '__proto__', 'x<y'],
);

describe('a part of a reply', () => {
  it('is never longer than asked for', () => {
    const property = fc.property(
      json,
      fc.array(json),
      fc.integer({ min: 1000, max: 9000 }),
      (reply, items, most) => {
        for (const found of [
          part(reply, most),
          part(reply, most, { fields: ['a.b', 'c'] }),
          pageOf(items, most),
        ])
          if (found) expect(JSON.stringify(found.value).length).toBeLessThanOrEqual(most);
      },
    );
    fc.assert(property, { seed: 1, numRuns: 100 });
  });

  it.each<[string, unknown]>([
    ['digits', 1],
    ['empty arrays', []],
    ['empty objects', {}],
    ['empty texts', ''],
    ['large integers', 2n ** 63n],
    ['booleans', false],
  ])('of %s, where nearly all is punctuation, is not longer either', (_, entry) => {
    for (const most of [1000, 1001, 1002, 1003]) {
      const lengthOf = (found?: ReplyPart): number => JSON.stringify(found?.value).length;
      const lengths = [
        lengthOf(pageOf(arrayOf(9000, entry), most)),
        lengthOf(part({ a: arrayOf(9000, entry) }, most, { fields: ['a'] })),
      ];
      expect(Math.max(...lengths)).toBeLessThanOrEqual(most);
      // The page is not much shorter: only what is in it is counted.
      expect(lengths[0]).toBeGreaterThan(most / 2);
    }
  });

  it('is all that is not empty, if that fits', () => {
    const plain = jsonOf(['x', '"', '😀'], ['a', 'b', 'c', 'xy']);
    const property = fc.property(plain, (reply) => {
      expect(JSON.parse(JSON.stringify(part(reply, 1e9)?.value))).toEqual(
        JSON.parse(JSON.stringify(pruned(reply))),
      );
    });
    fc.assert(property, { seed: 1, numRuns: 100 });
  });

  it('has as many of the first items as fit, and long texts are cut before an item is left out', () => {
    const items = (length: number) =>
      Array.from({ length: 20 }, (_, at) => ({ a: at, b: 'x'.repeat(length) }));
    expect(pageOf(items(100), 8000)?.count).toBe(20);
    const some = pageOf(items(1500), 8000);
    expect(some?.count).toBe(5);
    expect(some?.cuts).toEqual([]);
    const two = pageOf(items(1e6), 8000);
    expect(two?.count).toBe(1);
    expect(two?.cuts).toEqual(['items[].b: only the first 4000 of 1000000 characters']);
    const all = pageOf(items(1e6), 8000, true);
    expect(all?.count).toBe(20);
    expect(all?.cuts).toEqual(['items[].b: only the first 250 of 1000000 characters']);
    const wide = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, 'x'.repeat(999)]));
    expect(pageOf([wide], 60_000)?.count).toBe(1);
    expect(pageOf([wide], 8000)).toBeUndefined();
  });

  it('has no half of a character, and no name that is unknown', () => {
    const found = part({ [`${'y'.repeat(9000)}`]: 1, a: { text_of_a_stranger: '😀'.repeat(9000) } }, 8000);
    expect(JSON.stringify(found?.value)).not.toMatch(/\\u/);
    expect(found?.cuts).toEqual([
      expect.stringMatching(/^\*: only the first \d+ of 9000 characters$/),
      expect.stringMatching(/^a\.\*: only the first \d+ of 18000 characters$/),
    ]);
  });

  it('decodes the beginning of long base64', () => {
    const text = 'ä'.repeat(100_000);
    const found: Json = part({ message: Buffer.from(text).toString('base64') }, 8000);
    expect(text.startsWith(found.value.message.text)).toBe(true);
    expect(found.value.message.text.length).toBeGreaterThan(3000);
    expect(found.cuts).toEqual(['message: only the beginning of 266668 characters of base64']);
  });
});

/** Counts how often a value is looked at: each name that is listed, and each value that is read. */
function counted(value: unknown): { value: Json; looks: () => number } {
  let looks = 0;
  const watch = (inner: Json): Json =>
    typeof inner === 'object' && inner !== null
      ? new Proxy(inner, {
          get: (target, name) => {
            looks += 1;
            return watch(Reflect.get(target, name));
          },
        })
      : inner;
  return { value: watch(value), looks: () => looks };
}

const objectOf = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, value]));
const arrayOf = (count: number, value: unknown) => Array(count).fill(value);

describe('what a part costs does not grow with the reply', () => {
  it.each<[string, (count: number) => unknown]>([
    ['an object of many fields', (count) => objectOf(count, 1)],
    ['an array of many entries', (count) => ({ a: arrayOf(count, 1) })],
    ['many items', (count) => ({ items: arrayOf(count, { a: 'x' }) })],
    ['nested arrays', (count) => ({ a: arrayOf(count, { b: arrayOf(999, { c: [1, 2] }) }) })],
    ['items of many fields', (count) => ({ items: arrayOf(count, objectOf(300, 'x')) })],
  ])('%s', (_, make) => {
    const looksAt = (count: number, characters: number): number => {
      const { value, looks } = counted(make(count));
      const items = 'items' in value ? value.items : undefined;
      if (items) pageOf(items, characters);
      else part(value, characters);
      return looks();
    };
    for (const characters of [1000, 60_000]) {
      const [some, more] = [looksAt(20_000, characters), looksAt(60_000, characters)];
      expect(more).toBe(some);
      expect(more).toBeLessThan(12 * characters);
    }
  });
});

describe('a page that does not fit', async () => {
  const sandbox = createSandbox();
  const topic_id = String(sandbox.add.topic().topic_id);
  for (let at = 0; at < 40; at += 1)
    sandbox.add.message({ topic_id, message: Buffer.alloc(900, 'x').toString('base64') });
  let requests = 0;
  const agent = await agentOf({
    sandbox,
    fetch: (url, init) => {
      requests += 1;
      return sandbox.fetch(url, init);
    },
  });

  it('is shortened without a further request', async () => {
    const numbers: string[] = [];
    const choices = { fields: ['sequence_number', 'message'], limit: 40, max_characters: 3000 };
    let reply = await agent.call('getTopicMessages', { topicId: topic_id }, choices);
    let calls = 1;
    for (; ; calls += 1) {
      numbers.push(...reply.answer.untrusted_data.messages.map((one: Json) => one.sequence_number));
      expect(requests).toBe(calls);
      if (reply.answer.next === undefined) break;
      reply = await agent.ask('read_on', { cursor: reply.answer.next, max_characters: 3000 });
    }
    expect(numbers.map(Number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    expect(calls).toBe(14);
  });

  const nft = (serial_number: number, metadata = '') => ({ token_id: '0.0.2002', serial_number, metadata });
  const replying = (nfts: readonly object[], next: string | null) =>
    agentOf({
      validation: 'off',
      fetch: async () => {
        requests += 1;
        return Response.json({ nfts, links: { next } });
      },
    });

  it('of a service that ignores the limit has no more items than that', async () => {
    const service = await replying(
      [5, 4, 3, 2, 1].map((number) => nft(number)),
      null,
    );
    const { answer } = await service.call('getNfts', { tokenId: '0.0.2002' }, { limit: 3 });
    expect(answer.untrusted_data.nfts).toHaveLength(3);
    expect(answer.next).toMatch(/~3$/);
  });

  it('has no items beyond the bounds of the call', async () => {
    const service = await replying(
      [5, 4, 3].map((number) => nft(number)),
      null,
    );
    const { answer } = await service.call('getNfts', { tokenId: '0.0.2002', serialnumber: 'gte:4' });
    expect(answer.untrusted_data.nfts).toHaveLength(2);
    expect(answer.next).toBeUndefined();
  });

  it('of a list without a key has all items, or is refused', async () => {
    requests = 0;
    const items = [3, 2, 1].map((number) => nft(number, Buffer.alloc(3000, 'x').toString('base64')));
    const service = await replying(items, '/api/v1/tokens/nfts?limit=10&serialnumber=lt:1');
    const { answer } = await service.call('getNftsAtDocumentedPath', {}, { max_characters: 3000 });
    expect(answer.untrusted_data.nfts).toHaveLength(3);
    expect(answer.left_out[0]).toMatch(/^nfts\[\]\.metadata: only the first \d+ of 3000 characters$/);
    const wide = await replying(
      items.map((item) => ({ ...item, ...objectOf(200, 1) })),
      null,
    );
    const refused = await wide.call('getNftsAtDocumentedPath', {}, { max_characters: 3000 });
    expect(refused.failure).toMatch(
      /^InputError \| The answer is too long\. .* lower the limit of a list\.$/,
    );
    expect(requests).toBe(2);
  });
});

it('the beginning of a text in base64 is text, wherever it is cut', () => {
  const whole = Buffer.from('Zürich – 日本').toString('base64');
  for (let length = 4; length < whole.length; length += 4) {
    const text = decodedText(whole.slice(0, length), false);
    expect(text && 'Zürich – 日本'.startsWith(text), whole.slice(0, length)).toBe(true);
  }
  expect(decodedText(whole, true)).toBe('Zürich – 日本');
  // A whole text does not end within a character.
  expect(decodedText('WsM=', true)).toBeUndefined();
});

it('what breaks a line is visible in its usual spelling', () => {
  expect(visible('a\nb\r\tc\u0000d\u{e0041}')).toBe('a\\nb\\r\\tc\\u0000d\\u{e0041}');
});
