import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ParameterError } from '../../src/errors/errors.js';
import {
  ChunkJoiner,
  joinChunks,
  type MessagePart,
  messageBytes,
  messageText,
} from '../../src/values/values.js';
import { thrown } from '../setup/thrown.js';

const base64 = (content: string | Uint8Array): string => Buffer.from(content).toString('base64');

interface Sent {
  payer?: string;
  /** The valid start of the transaction of the first chunk. */
  start?: string;
  nonce?: number;
  scheduled?: boolean;
}

function chunk(
  content: string | Uint8Array,
  number: number,
  total: number,
  { payer = '0.0.1001', start = '1767227098.512009377', nonce = 0, scheduled = false }: Sent = {},
): MessagePart {
  return {
    message: base64(content),
    payer_account_id: payer,
    chunk_info: {
      initial_transaction_id: { account_id: payer, nonce, scheduled, transaction_valid_start: start },
      number,
      total,
    },
  };
}

const texts = (messages: readonly MessagePart[]): string[] =>
  joinChunks(messages).messages.map(({ text }) => text);

describe('a single message', () => {
  it('is decoded to text', () => {
    expect(messageText({ message: 'MDg6NDAgTGlnaHQgZXh0aW5ndWlzaGVkLg==' })).toBe(
      '08:40 Light extinguished.',
    );
    expect(messageText({ message: base64('Brig "Åse", 12 ½ €, ⛵') })).toBe('Brig "Åse", 12 ½ €, ⛵');
    expect(messageText({ message: '' })).toBe('');
    expect(messageText({ message: base64(Uint8Array.of(0x61, 0xff, 0x62)) })).toBe('a\ufffdb');
  });

  it('is decoded to bytes of all 256 values', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect(messageBytes({ message: base64(bytes) })).toEqual(bytes);
    expect(messageBytes({ message: '' })).toEqual(new Uint8Array());
  });

  it.each([['not base64!'], ['a'], [null], [5], [['QQ==']], [{}]])(
    'with the content %j throws a ParameterError',
    (message) => {
      for (const read of [messageBytes, messageText, (one: MessagePart) => joinChunks([one])]) {
        const error = thrown(() => read({ message } as unknown as MessagePart));
        expect(error).toBeInstanceOf(ParameterError);
        expect(error).toMatchObject({ parameter: 'message', value: message, allowed: 'base64' });
      }
    },
  );

  it.each([null, undefined, 5, 'x', [], {}, () => 'x'])('is refused if it is %j', (value) => {
    const message = value as unknown as MessagePart;
    const joiner = new ChunkJoiner<MessagePart>();
    const add = (one: MessagePart) => joiner.add(one);
    for (const read of [messageBytes, messageText, add, (one: MessagePart) => joinChunks([one])])
      expect(thrown(() => read(message))).toMatchObject({
        name: 'ParameterError',
        parameter: 'message',
        value,
        allowed: 'one topic message of a reply, an object with its content in the field message',
      });
  });

  it('may contain line breaks in its base64', () => {
    const text =
      'A message that is longer than the 76 characters after which an encoder may break its lines.';
    const broken = base64(text).replace(/.{20}/g, '$&\r\n');
    expect(messageText({ message: ` ${broken}\n` })).toBe(text);
  });
});

describe('chunks', () => {
  it('belong to the message of their payer and transaction', () => {
    const messages = [{}, { payer: '0.0.7' }, { start: '1.000000001' }, { nonce: 1 }, { scheduled: true }];
    const ones = messages.map((sent, index) => chunk(`${index}`, 1, 2, sent));
    const twos = messages.map((sent) => chunk('!', 2, 2, sent));
    expect(texts([...ones, ...twos])).toEqual(['0!', '1!', '2!', '3!', '4!']);
    expect(texts([...ones, ...twos.reverse()])).toEqual(['4!', '3!', '2!', '1!', '0!']);
  });

  it('with another total belong to another message', () => {
    const { messages, incomplete } = joinChunks([chunk('a', 1, 2), chunk('x', 2, 3), chunk('b', 2, 2)]);
    expect([messages[0]?.text, incomplete.length]).toEqual(['ab', 1]);
  });

  it('with the number of another chunk, but not its content, are returned as incomplete', () => {
    const [first, other, last] = [chunk('a', 1, 2), chunk('x', 1, 2), chunk('b', 2, 2)];
    const { messages, incomplete } = joinChunks([first, other, first, last]);
    expect(messages.map(({ text }) => text)).toEqual(['ab']);
    expect(incomplete).toEqual([other]);
  });

  it('of incomplete messages are returned in the order of the input', () => {
    const other = { start: '1767227099.000000001' };
    const all = [chunk('3', 3, 3), chunk('a', 1, 3, other), chunk('1', 1, 3), chunk('c', 3, 3, other)];
    const whole = chunk('whole', 1, 1);
    const { messages, incomplete } = joinChunks([...all, whole]);
    expect(messages.map(({ text }) => text)).toEqual(['whole']);
    expect(incomplete).toEqual(all);
    expect(joinChunks([...incomplete, chunk('2', 2, 3)]).messages.map(({ text }) => text)).toEqual(['123']);
  });
});

describe('a message that was not split', () => {
  it.each([
    ['no chunk_info', { message: base64('a') }],
    ['null for chunk_info', { message: base64('a'), chunk_info: null }],
    ['an empty chunk_info', { message: base64('a'), chunk_info: {} }],
    ['a total of 1', chunk('a', 1, 1)],
    ['a total of 0', chunk('a', 1, 0)],
  ])('is complete with %s', (_, message) => {
    const { messages, incomplete } = joinChunks([message]);
    expect(messages).toEqual([{ chunks: [message], bytes: Uint8Array.of(0x61), text: 'a' }]);
    expect(incomplete).toEqual([]);
  });
});

describe('an invalid chunk_info', () => {
  it.each([0, -1, 3, 1.5, Number.NaN, Infinity])('with number %d of 2 makes a chunk incomplete', (number) => {
    const hostile = chunk('!', number, 2);
    const { messages, incomplete } = joinChunks([hostile, chunk('a', 1, 2), hostile, chunk('b', 2, 2)]);
    expect(messages.map(({ text }) => text)).toEqual(['ab']);
    expect(incomplete).toEqual([hostile]);
  });

  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  it.each<[string, object]>([
    ['a total that is not an integer', { chunk_info: { total: 1.5 } }],
    ['a total that is a text', { chunk_info: { total: '3', number: 1 } }],
    ['a total without end', { chunk_info: { total: Infinity, number: 1 } }],
    ['a total that is an array', { chunk_info: { total: [2], number: 1 } }],
    ['a number that is a text', { chunk_info: { total: 2, number: '1' } }],
    ['a text in its place', { chunk_info: 'x' }],
    ['an array in its place', { chunk_info: [] }],
    ['a text for the transaction', { chunk_info: { total: 2, initial_transaction_id: 'x' } }],
    ['an object for the nonce', { chunk_info: { total: 2, initial_transaction_id: { nonce: {} } } }],
    // `JSON.stringify` throws for it.
    ['a deep value', { chunk_info: { total: 2, initial_transaction_id: { account_id: deep } } }],
    ['a bigint', { chunk_info: { total: 2, initial_transaction_id: { nonce: 1n } } }],
    ['a payer that is an object', { payer_account_id: {}, chunk_info: { total: 2 } }],
  ])('with %s makes a chunk incomplete', (_, change) => {
    const odd = { message: base64('!'), ...change } as unknown as MessagePart;
    expect(joinChunks([odd, odd])).toEqual({ messages: [], incomplete: [odd] });
    const lost: unknown[] = [];
    const joiner = new ChunkJoiner<MessagePart>({ onIncomplete: (chunks) => lost.push(...chunks) });
    expect([joiner.add(odd), joiner.incomplete, lost.length]).toEqual([undefined, [], 1]);
  });

  it('may contain the names of object properties such as __proto__', () => {
    const sent = { payer: '__proto__', start: 'constructor' };
    expect(texts([chunk('a', 1, 2, sent), chunk('b', 2, 2, sent)])).toEqual(['ab']);
  });

  it('without a transaction ID does not add a third chunk to a message', () => {
    const bare = (content: string, number: number): MessagePart => ({
      message: base64(content),
      chunk_info: { number, total: 2 },
    });
    const { messages, incomplete } = joinChunks([bare('a', 1), bare('b', 2), bare('c', 1), bare('d', 2)]);
    expect(messages.map(({ text }) => text)).toEqual(['ab', 'cd']);
    expect(incomplete).toEqual([]);
  });
});

it.each([null, 5, {}])('joinChunks refuses %j', (messages) => {
  const error = thrown(() => joinChunks(messages as unknown as MessagePart[]));
  expect(error).toMatchObject({ name: 'ParameterError', parameter: 'messages' });
});

it('joinChunks has no limits, and takes any iterable', () => {
  const total = 25_000;
  const chunks = function* () {
    for (let number = 1; number <= total; number++) yield chunk('ab', number, total);
  };
  expect(joinChunks(chunks()).messages[0]?.bytes).toHaveLength(2 * total);
});

describe('any message', () => {
  const message = fc.record({
    bytes: fc.uint8Array({ maxLength: 200 }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
    payer: fc.constantFrom('0.0.1', '0.0.2'),
  });

  function cut(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
    const places = cuts.map((place) => Math.round(place * bytes.length)).sort((a, b) => a - b);
    return [...places, bytes.length].map((end, index) => bytes.slice(places[index - 1] ?? 0, end));
  }

  it('is joined from chunks of any size and order, some of them repeated', () => {
    fc.assert(
      fc.property(
        fc
          .array(message, { maxLength: 6 })
          .map((messages) =>
            messages.map(({ bytes, cuts, payer }, index) => ({
              bytes,
              chunks: cut(bytes, cuts).map((part, at, { length }) =>
                chunk(part, at + 1, length, { payer, start: `${index}.000000000` }),
              ),
            })),
          )
          .chain((messages) => {
            const chunks = messages.flatMap((each) => each.chunks);
            const several = chunks.filter(({ chunk_info }) => (chunk_info?.total ?? 1) > 1);
            return fc.record({
              messages: fc.constant(messages),
              shuffled: fc.subarray(several).chain((twice) =>
                fc.shuffledSubarray([...chunks, ...twice.map((one) => ({ ...one }))], {
                  minLength: chunks.length + twice.length,
                }),
              ),
            });
          }),
        ({ messages, shuffled }) => {
          const { messages: joined, incomplete } = joinChunks(shuffled);
          const sorted = (all: readonly { bytes: Uint8Array }[]): string[] =>
            all.map(({ bytes }) => base64(bytes)).sort();
          expect(sorted(joined)).toEqual(sorted(messages));
          expect(incomplete).toEqual([]);
          for (const { bytes, text } of joined) expect(text).toBe(new TextDecoder().decode(bytes));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a chunk joiner', () => {
  const part = (of: number, number: number, total: number): MessagePart =>
    chunk(`${of}.${number};`, number, total, { start: `${of}.000000000` });

  it('returns each message once, when its last chunk arrives', () => {
    const joiner = new ChunkJoiner<MessagePart>();
    const coming = [
      ...[part(1, 2, 2), part(2, 1, 1), part(3, 1, 3), part(1, 1, 2), part(1, 1, 2), part(3, 3, 3)],
    ];
    expect(coming.map((each) => joiner.add(each)?.text)).toEqual([
      undefined,
      '2.1;',
      undefined,
      '1.1;1.2;',
      undefined,
      undefined,
    ]);
    expect(joiner.incomplete).toEqual([coming[2], coming[5]]);
    expect(joiner.add(part(3, 2, 3))?.text).toBe('3.1;3.2;3.3;');
    expect(joiner.incomplete).toEqual([]);
  });

  it('drops the oldest incomplete message and reports it if there are too many', () => {
    const lost: (readonly MessagePart[])[] = [];
    const joiner = new ChunkJoiner<MessagePart>({
      maxIncomplete: 10,
      onIncomplete: (chunks) => lost.push(chunks),
    });
    for (let of = 0; of < 100; of++) {
      expect(joiner.add(part(of, 1, 2))).toBeUndefined();
      expect(joiner.incomplete.length).toBeLessThanOrEqual(10);
    }
    expect(lost).toHaveLength(90);
    expect(lost[0]).toEqual([part(0, 1, 2)]);
    expect(joiner.add(part(99, 2, 2))?.text).toBe('99.1;99.2;');
    expect(joiner.add(part(0, 2, 2))).toBeUndefined();
    const odd = part(5, 7, 2);
    expect(joiner.add(odd)).toBeUndefined();
    expect(lost.at(-1)).toEqual([odd]);
  });

  it('keeps no more chunks than maxChunks, of one message or of many', () => {
    const lost: MessagePart[] = [];
    const onIncomplete = (chunks: readonly MessagePart[]) => lost.push(...chunks);
    const joiner = new ChunkJoiner<MessagePart>({ maxChunks: 10, onIncomplete });
    for (let number = 1; number <= 50; number++) joiner.add(part(1, number, 1e9));
    expect([joiner.incomplete.length, lost.length]).toEqual([0, 50]);
    for (let of = 0; of < 50; of++) for (const number of [1, 2, 3]) joiner.add(part(of, number, 10));
    // The oldest message is dropped whole.
    expect([joiner.incomplete.length, lost.length]).toEqual([9, 50 + 150 - 9]);
    for (let number = 4; number < 10; number++) joiner.add(part(49, number, 10));
    expect(joiner.incomplete).toHaveLength(9);
    expect(joiner.add(part(49, 10, 10))?.chunks).toHaveLength(10);
    expect(joiner.incomplete).toEqual([]);
  });

  it('keeps no more bytes than maxBytes, with the texts that name a message', () => {
    const long = 'x'.repeat(100_000);
    const joiner = new ChunkJoiner<MessagePart>({ maxBytes: 1_000_000 });
    for (let of = 0; of < 100; of++) {
      joiner.add(chunk(long, 1, 2, { start: `${of}` }));
      joiner.add(chunk('a', 1, 2, { payer: `${of}${long}` }));
      const { length } = joiner.incomplete.map(({ message }) => message).join('');
      expect(length).toBeLessThanOrEqual(1_000_000);
      // A text of 100,000 characters is kept with each, as base64 or twice in the key.
      expect(joiner.incomplete.length).toBeLessThanOrEqual(8);
    }
    expect(joiner.add(chunk(long, 2, 2, { start: '99' }))?.bytes).toHaveLength(200_000);
    const small = new ChunkJoiner<MessagePart>({ maxBytes: 1_000 });
    expect([small.add(chunk(long, 1, 2)), small.incomplete]).toEqual([undefined, []]);
  });

  it.each([{ maxIncomplete: 5 }, { maxChunks: 10 }, { maxBytes: 1_000 }])(
    'forgets complete messages beyond %j, and recognises repeated chunks until then',
    (limit) => {
      const joiner = new ChunkJoiner<MessagePart>(limit);
      for (let of = 0; of < 20; of++) for (const number of [1, 2]) joiner.add(part(of, number, 2));
      joiner.add(part(19, 1, 2));
      expect(joiner.incomplete).toEqual([]);
      joiner.add(part(0, 1, 2));
      expect(joiner.incomplete).toHaveLength(1);
    },
  );

  it.each([{ maxIncomplete: -1 }, { maxChunks: Number.NaN }, { maxBytes: '1' }])('refuses %j', (limit) => {
    const [parameter = ''] = Object.keys(limit);
    const error = thrown(() => new ChunkJoiner(limit as object));
    expect(error).toMatchObject({ name: 'ParameterError', parameter });
  });
});
