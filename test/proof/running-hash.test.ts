import { describe, expect, it } from 'vitest';
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
    ['text', { message: btoa('another') }],
    ['payer', { payer_account_id: '0.0.3' }],
    ['time', { consensus_timestamp: '1700000000.000000001' }],
    ['number', { sequence_number: BigInt(message.sequence_number) + 1n }],
    ['topic', { topic_id: '0.0.4002' }],
    ['hash', { running_hash: before }],
    ['version', { running_hash_version: 2 }],
  ] as const)('notices another %s', async (_, change) => {
    const error = await verifyMessage(previous, { ...message, ...change }).catch((error) => error);
    expect(error).toBeInstanceOf(ProofError);
    expect(error).toMatchObject({ sequenceNumber: BigInt({ ...message, ...change }.sequence_number) });
    expect(error.expected).not.toBe(error.received);
  });

  it('notices a message that does not follow', async () => {
    const earlier = { ...previous, sequence_number: 1n };
    await expect(verifyMessage(earlier, message)).rejects.toThrow('does not follow the message before it');
    await expect(verifyMessage(undefined, message)).rejects.toBeInstanceOf(ProofError);
  });
});
