import {
  addressDigits,
  entityNumber,
  fullId,
  isAlias,
  isId,
  isOfNetwork,
  largestLong,
  longZeroNumber,
} from './kinds.js';
import type { Path } from './list.js';
import type { Operation } from './operations.js';
import { badRequest, javaError, ServiceError } from './service-error.js';

interface Rule {
  /** The name in the error messages of the service. */
  readonly label?: string;
  readonly isValid: (text: string) => boolean;
}

const isWhole =
  (least: bigint) =>
  (text: string): boolean =>
    /^\d{1,19}$/.test(text) && BigInt(text) >= least && BigInt(text) <= largestLong;
const isTime = (text: string): boolean => /^\d{1,10}(\.\d{1,9})?$/.test(text);
const isHash = (text: string): boolean => /^(0x)?([0-9a-fA-F]{64}|[0-9a-fA-F]{96})$/.test(text);
const isNumber = (text: string): boolean => isId(text) && entityNumber(text) !== undefined;

function isAccount(text: string): boolean {
  const [, prefix = '', alias = ''] = /^((?:\d{1,5}\.){0,2})(.*)$/s.exec(text) ?? [];
  if (isId(text)) return isNumber(text);
  return (addressDigits(text) !== undefined || isAlias(alias)) && isOfNetwork(`${prefix}x`);
}

/** A token has no EVM address of its own, so the address must contain only a number. */
function isToken(text: string): boolean {
  const digits = addressDigits(text);
  if (digits === undefined) return isNumber(text);
  return longZeroNumber(digits) !== undefined && isOfNetwork(text);
}

const javascript: Readonly<Record<string, Rule>> = {
  idOrAliasOrEvmAddress: { isValid: isAccount },
  contractIdOrAddress: {
    label: 'contractid',
    isValid: (text) => isId(text) || addressDigits(text) !== undefined,
  },
  hashOrNumber: { isValid: (text) => isWhole(0n)(text) || isHash(text) },
  scheduleId: { label: 'scheduleid', isValid: isNumber },
  // The time of a message finds it, too.
  sequenceNumber: {
    label: 'sequencenumber',
    isValid: (text) => isWhole(1n)(text) || (text.includes('.') && isTime(text)),
  },
  serialNumber: { label: 'serialnumber', isValid: isWhole(1n) },
  timestamp: { isValid: isTime },
  tokenId: { label: 'tokenid', isValid: isToken },
  topicId: { label: 'topic.id', isValid: isId },
};

const hashes: Readonly<Record<string, RegExp>> = {
  transactionId: /^([\dA-Za-z+_/-]{64}|(0x)?[\da-fA-F]{96})$/,
  transactionIdOrHash: /^(0x)?[\da-fA-F]{64}$/,
};
const transactionId = /^(\d+\.\d+\.\d+)-\d{1,19}-\d{1,9}$/;

function checkTransaction(text: string, hash: RegExp): void {
  if (hash.test(text)) return;
  const payer = transactionId.exec(text)?.[1];
  if (payer === undefined)
    throw badRequest(
      'Invalid Transaction id. Please use "shard.realm.num-sss-nnn" format where sss are seconds and nnn are nanoseconds',
    );
  if (entityNumber(payer) === undefined) throw badRequest(`Invalid entity ID "${payer}"`);
}

const isJavaId = (text: string): boolean =>
  /^(?:(?:\d{1,4}\.)?\d{1,5}\.)?\d{1,12}$/.test(text) && entityNumber(text) !== undefined;

function isJavaAccount(text: string): boolean {
  return (
    isJavaId(text) ||
    /^(\d{1,4}\.)?(\d{1,5}\.)?[A-Z2-7]{40,70}$/.test(text) ||
    /^(0x|(\d{1,4}\.)?(\d{1,5}\.)?)[0-9a-fA-F]{40}$/.test(text)
  );
}

const java: Readonly<Record<string, Rule>> = {
  idOrAliasOrEvmAddress: { label: 'id', isValid: isJavaAccount },
  hookId: { isValid: isWhole(0n) },
  topicId: { label: 'id', isValid: isJavaId },
};

/** Reports all parameters at once. Only operations on NFTs report the first one. */
export function checkPath({ backend, operationId }: Operation, path: Partial<Path>): void {
  if (backend === 'web3') {
    checkTrace(path);
    return;
  }
  const wrong = Object.entries(path).flatMap(([name, text]): string[] => {
    const hash = hashes[name];
    if (backend === 'javascript' && hash) checkTransaction(text, hash);
    const { label = name, isValid } = (backend === 'javascript' ? javascript : java)[name] ?? {
      isValid: () => true,
    };
    return isValid(text) ? [] : [label];
  });
  const [first] = wrong;
  if (first === undefined) return;
  // Operations on hooks call the account ownerId.
  if (backend === 'java')
    throw javaError(
      400,
      `Failed to convert '${operationId.startsWith('getHook') && first === 'id' ? 'ownerId' : first}'`,
    );
  const isTopic = operationId.startsWith('getTopic');
  const labels = wrong.map((label) => (label === 'timestamp' && isTopic ? 'consensus_timestamp' : label));
  const messages = labels.map((label) => ({ message: `Invalid parameter: ${label}` }));
  throw new ServiceError(400, operationId.startsWith('getNft') ? messages.slice(0, 1) : messages);
}

function checkTrace({ transactionIdOrHash: text }: Partial<Path>): void {
  if (text === undefined) return;
  if (text.trim() === '') throw javaError(400, 'Missing transaction ID or hash', '');
  if (!/^(\d{1,5}\.){2}\d{1,12}-\d{1,19}-\d{1,9}$/.test(text) && !/^(0x)?[0-9a-f]{64}$/i.test(text))
    throw javaError(400, `Unsupported ID format: '${text}'`, '');
}

/** Rejects the ID of a contract or a topic that is too large. Its form was checked before. */
export function checkRange({ operationId }: Operation, path: Partial<Path>): void {
  const { contractIdOrAddress, topicId } = path;
  const text = contractIdOrAddress ?? topicId ?? '';
  if (!isId(text) || entityNumber(text) !== undefined) return;
  if (topicId !== undefined || operationId === 'getContract')
    throw badRequest(`Invalid entity ID "${fullId(text)}"`);
  throw badRequest('Invalid parameter: contractid');
}
