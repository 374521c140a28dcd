import { describe, expect, it, vi } from 'vitest';
import {
  type HashedMessage,
  ParameterError,
  ProofError,
  runningHash,
  verifyMessage,
} from '../../src/index.js';
import { vectors } from './vectors.js';

function read([
  version,
  before = '',
  payer = '',
  topic = '',
  seconds,
  nanos = '',
  number = '',
  text = '',
  hash = '',
]: readonly string[]) {
  const message: HashedMessage = {
    consensus_timestamp: `${seconds}.${nanos.padStart(9, '0')}`,
    message: text,
    payer_account_id: payer,
    running_hash: hash,
    running_hash_version: Number(version),
    sequence_number: BigInt(number),
    topic_id: topic,
  };
  return { before, message };
}

const [first = [], ...others] = vectors;
const hashes = await Promise.all(
  vectors.map(async (vector) => {
    const { before, message } = read(vector);
    return runningHash(before, message);
  }),
);

describe('runningHash', () => {
  it.each(vectors.map((vector, index) => [vector[0], index] as const))(
    'equals the hash of Java for version %s, vector %i',
    (_, index) => {
      expect(hashes[index]).toBe(vectors[index]?.[8]);
    },
  );

  it.each([
    ['Node computes it at once', 0, process.getBuiltinModule],
    ['Web Crypto computes it where Node has no such function', 2, undefined],
    ['Web Crypto computes it where Node has no such module', 2, () => undefined],
  ] as const)('%s', async (_, digests, getBuiltinModule) => {
    const { before, message } = read(others.at(-1) ?? first);
    const digest = vi.spyOn(crypto.subtle, 'digest');
    vi.stubGlobal('process', { getBuiltinModule });
    const hash = await runningHash(before, message).finally(() => vi.unstubAllGlobals());
    expect(hash).toBe(message.running_hash);
    expect(digest).toHaveBeenCalledTimes(digests);
    digest.mockRestore();
  });

  // From the tests of the Java SDK of 2019: the first message of topic 1.2.3.
  it('equals the hash of an SDK of the time of version 1', async () => {
    const message = {
      consensus_timestamp: '1234567890.000000000',
      message: btoa('first message'),
      running_hash_version: 1,
      sequence_number: 1n,
      topic_id: '1.2.3',
    };
    const hash = await runningHash(undefined, message);
    expect(Buffer.from(hash, 'base64').toString('hex')).toBe(
      'df4162eebdb4aae3664ced2a764068508c576c6787561f44c4e4ce89ada124ba9c9db77cdc08057dd9b18759904e58aa',
    );
  });

  it.each([
    ['running_hash_version', { running_hash_version: 0 }],
    ['running_hash_version', { running_hash_version: 4 }],
    ['consensus_timestamp', { consensus_timestamp: 'today' }],
    ['payer_account_id', { payer_account_id: null, running_hash_version: 3 }],
    ['topic_id', { topic_id: '0xabc' }],
    ['message', { message: '***' }],
  ] as const)('refuses a bad %s', async (parameter, change) => {
    const { before, message } = read(others.at(-1) ?? first);
    const refused = await runningHash(before, { ...message, ...change }).catch((error) => error);
    expect(refused).toBeInstanceOf(ParameterError);
    expect(refused.parameter).toBe(parameter);
    await expect(runningHash('short', message)).rejects.toBeInstanceOf(ParameterError);
  });
});

/** One value of each JSON type, and integers that are too long. */
const odd: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  1.5,
  -1,
  Infinity,
  '',
  'x',
  [],
  {},
  2n ** 64n + 5n,
];

describe('odd fields', () => {
  const { before, message } = read(others.at(-1) ?? first);
  const fields = Object.keys(message).filter((field) => field !== 'running_hash');

  it.each(fields)('%s is refused by its name, whatever its type', async (field) => {
    const value: unknown = message[field as keyof HashedMessage];
    // An array of one text has its text. A number as text is no number.
    for (const one of [...odd, [value], String(value) === value ? { value } : String(value)]) {
      const changed = { ...message, [field]: one } as HashedMessage;
      // An empty message is allowed.
      if (field === 'message' && one === '') continue;
      for (const refused of [runningHash(before, changed), verifyMessage(before, changed)]) {
        const error = await refused.catch((reason: unknown) => reason);
        expect(error, `${field} ${String(one)}`).toMatchObject({ name: 'ParameterError', parameter: field });
      }
    }
  });

  it('of 64 bits and more are refused, which would have the hash of another number', async () => {
    for (const change of [
      { consensus_timestamp: `${2n ** 64n + 1n}.000000000` },
      { topic_id: `0.0.${2n ** 63n}` },
      { sequence_number: 2n ** 64n + BigInt(message.sequence_number) },
      { sequence_number: 2 ** 53 },
    ])
      await expect(runningHash(before, { ...message, ...change })).rejects.toMatchObject({
        parameter: Object.keys(change)[0],
      });
  });

  it('of the hash itself, and of the message before it, are refused by verifyMessage', async () => {
    const number = BigInt(message.sequence_number);
    const previous = { ...message, running_hash: before, sequence_number: number - 1n };
    for (const one of odd) {
      const refused = async (previous: unknown, message: unknown) =>
        verifyMessage(previous as HashedMessage, message as HashedMessage).catch((error: unknown) => error);
      if (typeof one !== 'string')
        expect(await refused(previous, { ...message, running_hash: one })).toMatchObject({
          parameter: 'running_hash',
        });
      for (const field of ['running_hash', 'sequence_number'])
        expect(
          await refused({ ...previous, [field]: one }, message),
          `${field} ${String(one)}`,
        ).toMatchObject({
          parameter: `previous.${field}`,
        });
    }
  });

  it('are no message, or no message before it', async () => {
    for (const one of [null, true, 5, 'x', []]) {
      const value = one as unknown as HashedMessage;
      await expect(verifyMessage(undefined, value)).rejects.toMatchObject({ parameter: 'message' });
      await expect(runningHash(undefined, value)).rejects.toMatchObject({ parameter: 'message' });
      await expect(verifyMessage(value, message)).rejects.toMatchObject({ parameter: 'previous' });
    }
  });
});

describe('verifyMessage', () => {
  const { before, message } = read(others.at(-2) ?? first);
  const previous = {
    ...message,
    running_hash: before,
    sequence_number: BigInt(message.sequence_number) - 1n,
  };

  it('accepts the message before it, its hash as text or as bytes, and nothing for the first message', async () => {
    for (const one of [previous, before, Uint8Array.from(Buffer.from(before, 'base64'))])
      await verifyMessage(one, message);
    const { message: start } = read(first);
    await verifyMessage(undefined, { ...start, running_hash: String(hashes[0]) });
  });

  it.each([
    ['text', { message: btoa('another') }, 'does not fit'],
    ['payer', { payer_account_id: '0.0.3' }, 'does not fit'],
    ['time', { consensus_timestamp: '1700000000.000000001' }, 'does not fit'],
    ['number', { sequence_number: BigInt(message.sequence_number) + 1n }, 'does not follow'],
    ['topic', { topic_id: '0.0.4002' }, 'does not fit'],
    ['hash', { running_hash: before }, 'does not fit'],
    ['version', { running_hash_version: 2 }, 'does not fit'],
  ] as const)('notices another %s', async (_, change, reason) => {
    const error = await verifyMessage(previous, { ...message, ...change }).catch((error) => error);
    expect(error).toBeInstanceOf(ProofError);
    expect(error).toMatchObject({ sequenceNumber: BigInt({ ...message, ...change }.sequence_number) });
    expect(error.message).toContain(reason);
    expect(error.expected).not.toBe(error.received);
  });

  it('notices a message that does not follow', async () => {
    const earlier = { ...previous, sequence_number: 1n };
    await expect(verifyMessage(earlier, message)).rejects.toThrow('does not follow the message before it');
    await expect(verifyMessage(undefined, message)).rejects.toBeInstanceOf(ProofError);
  });
});
