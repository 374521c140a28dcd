import { entityId } from './find-entity.js';
import { addressDigits, largestLong, largestNumber } from './kinds.js';
import type { Path } from './list.js';
import type { Operation } from './operations.js';
import { javaError, refused } from './service-error.js';

const id = /^(\d{1,5}\.){0,2}\d{1,19}$/;

function isWhole(text: string, least: bigint): boolean {
  return /^\d{1,19}$/.test(text) && BigInt(text) >= least && BigInt(text) <= largestLong;
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Unused bits must be fewer than a digit, and zero. */
function isAlias(text: string): boolean {
  const alias = text.replace(/^(\d{1,5}\.){0,2}/, '');
  const rest = (alias.length * 5) % 8;
  const last = base32.indexOf(alias.at(-1) ?? '');
  return /^[A-Z2-7]{2,}$/.test(alias) && rest < 5 && (last & ((1 << rest) - 1)) === 0;
}

const isAddress = (text: string): boolean => addressDigits(text) !== undefined;
const isId = (text: string): boolean => id.test(text) && entityId(text) !== undefined;
const isHash = (text: string): boolean => /^(0x)?([0-9a-f]{64}|[0-9a-f]{96})$/i.test(text);
const isTime = (text: string): boolean => /^\d{1,10}(\.\d{1,9})?$/.test(text);
const isTransactionId = (text: string): boolean => /^(\d{1,5}\.){2}\d{1,12}-\d{1,19}-\d{1,9}$/.test(text);

interface Rule {
  /** The name in the error messages of the service. */
  readonly label?: string;
  readonly fits: (text: string) => boolean;
}

const isEvm = (text: string): boolean => isId(text) || isAddress(text);
/** An address must have the shard and realm of the network, which are 0. */
const isOfNetwork = (text: string): boolean => !isAddress(text) || /^(0+\.){0,2}(0x)?[^.]+$/i.test(text);
/** The address of a token contains its number. Without 0x, the service rejects other addresses. */
const isToken = (text: string): boolean =>
  isEvm(text) && (/^0x|0{24}\w{16}$/i.test(text) || !isAddress(text));

const javascript: Readonly<Record<string, Rule>> = {
  idOrAliasOrEvmAddress: { fits: (text) => (isEvm(text) && isOfNetwork(text)) || isAlias(text) },
  contractIdOrAddress: { label: 'contractid', fits: isEvm },
  hashOrNumber: { fits: (text) => /^0x[0-9a-f]{1,16}$/i.test(text) || isWhole(text, 0n) || isHash(text) },
  scheduleId: { label: 'scheduleid', fits: isId },
  sequenceNumber: {
    label: 'sequencenumber',
    fits: (text) => isWhole(text, 1n) || (text.includes('.') && isTime(text)),
  },
  serialNumber: { label: 'serialnumber', fits: (text) => isWhole(text, 1n) },
  timestamp: { fits: isTime },
  tokenId: { label: 'tokenid', fits: isToken },
  topicId: { label: 'topicid', fits: isId },
  transactionId: {
    fits: (text) => isTransactionId(text) || isHash(text) || /^[A-Za-z0-9_-]{64}$/.test(text),
  },
  transactionIdOrHash: { fits: (text) => isTransactionId(text) || /^(0x)?[0-9a-f]{64}$/i.test(text) },
};

const javaId = /^(?:(?:\d{1,4}\.)?(\d{1,5})\.)?(\d{1,12})$/;

function isJavaId(text: string): boolean {
  const [, realm, number] = javaId.exec(text) ?? [];
  return number !== undefined && Number(realm ?? 0) <= 65_535 && BigInt(number) <= largestNumber;
}

function isJavaAccount(text: string): boolean {
  return (
    isJavaId(text) ||
    /^(\d{1,4}\.)?(\d{1,5}\.)?[A-Z2-7]{40,70}$/.test(text) ||
    /^(0x[0-9a-f]{40}|(\d{1,4}\.)?(\d{1,5}\.)?[0-9a-f]{40})$/i.test(text)
  );
}

const java: Readonly<Record<string, Rule>> = {
  idOrAliasOrEvmAddress: { label: 'id', fits: isJavaAccount },
  hookId: { fits: (text) => isWhole(text, 0n) },
  topicId: { label: 'id', fits: isJavaId },
};

export function checkPath({ half, operationId }: Operation, path: Path): void {
  for (const [name, text] of Object.entries(path)) {
    if (half === 'javascript') {
      const { label = name, fits } = javascript[name] ?? { fits: () => true };
      if (!fits(text)) throw refused(`Invalid parameter: ${label}`);
    } else if (half === 'java') {
      const { label = name, fits } = java[name] ?? { fits: () => true };
      // Operations on hooks call this parameter ownerId.
      const own = label === 'id' && operationId.startsWith('getHook') ? 'ownerId' : label;
      if (!fits(text)) throw javaError(400, `Failed to convert '${own}'`);
    } else if (text.trim() === '') throw javaError(400, 'Missing transaction ID or hash', '');
    else if (!isTransactionId(text) && !/^(0x)?[0-9a-f]{64}$/i.test(text))
      throw javaError(400, `Unsupported ID format: '${text}'`, '');
  }
}
