import type { TopicMessage } from '../../../generated/ledger/types.js';
import { sha384 } from './sha384.js';

const header = [
  0xac, 0xed, 0, 5, 0x75, 0x72, 0, 2, 0x5b, 0x42, 0xac, 0xf3, 0x17, 0xf8, 6, 8, 0x54, 0xe0, 2, 0, 0, 0x78,
  0x70,
];

/** The running hash of a message of version 2 or 3, as the nodes of the network compute it. */
export function runningHash(
  previous: string | undefined,
  message: Omit<TopicMessage, 'running_hash' | 'chunk_info'>,
): string {
  const [seconds = '', nanos = ''] = message.consensus_timestamp.split('.');
  const longs = (id: string | null | undefined): bigint[] => String(id).split('.').map(BigInt);
  const numbers = [
    BigInt(message.running_hash_version),
    ...(message.running_hash_version === 3 ? longs(message.payer_account_id) : []),
    ...longs(message.topic_id),
    BigInt(seconds),
  ];
  const block = new DataView(new ArrayBuffer(numbers.length * 8 + 12));
  numbers.forEach((number, at) => {
    block.setBigInt64(at * 8, number);
  });
  block.setInt32(numbers.length * 8, Number(nanos));
  block.setBigInt64(numbers.length * 8 + 4, BigInt(message.sequence_number));
  const bytes = [
    ...header,
    ...[0, 0, 0, 48, ...(previous === undefined ? new Uint8Array(48) : bytesOf(previous))],
    ...[0x77, block.byteLength, ...new Uint8Array(block.buffer)],
    ...[0x75, 0x71, 0, 0x7e, 0, 0, 0, 0, 0, 48, ...sha384(bytesOf(message.message))],
  ];
  return btoa(String.fromCharCode(...sha384(Uint8Array.from(bytes))));
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
