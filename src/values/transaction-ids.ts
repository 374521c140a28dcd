import { noContext, parameterErrorThrower } from '../errors/errors.js';
import { canEntityExist, entityIdKind } from './entity-ids.js';
import {
  isTransactionId,
  type TransactionIdObject,
  type TransactionIdValue,
  textOnly,
  timestampText,
  toBigint,
} from './inputs.js';
import type { ParameterKind } from './kinds.js';

/**
 * The digits after a dot are a fraction of a second, as people write it: `.5` is half a second. Those after a second dash are
 * a number of nanoseconds, as the service reads it: `-5` is 5 of them. Both are written with nine digits, as replies have them,
 * so no text can be read in the other way.
 */
const form = /^(\d+\.\d+\.\d+)(?:[@-](\d+)\.(\d{1,9})|-(\d+)-(\d{1,9}))$/;

interface Parts {
  readonly account: string;
  readonly seconds: string;
  readonly nanoseconds: string;
}

function readParts(text: string): Parts | undefined {
  const match = form.exec(text);
  if (!match) return undefined;
  const [, account = '', seconds, fraction, dashSeconds = '', count = ''] = match;
  if (seconds === undefined || fraction === undefined)
    return { account, seconds: dashSeconds, nanoseconds: count.padStart(9, '0') };
  return { account, seconds, nanoseconds: fraction.padEnd(9, '0') };
}

function partsOf(id: TransactionIdValue): Parts {
  const text = isTransactionId(id) ? sdkText(id) : id;
  const parts = typeof text === 'string' ? readParts(text) : undefined;
  return (
    parts ??
    parameterErrorThrower(noContext)(
      'transactionId',
      id,
      'like 0.0.1@1767225600.000000005 or 0.0.1-1767225600-000000005, without a suffix such as ?scheduled or /1 (use the parameters scheduled and nonce)',
    )
  );
}

/** Without a start, which SDKs allow, the text is no ID. */
function sdkText({ accountId, validStart }: TransactionIdObject): string {
  return `${entityIdKind.write(accountId)}@${validStart && timestampText(validStart)}`;
}

/**
 * Converts a transaction ID to the form of the service. The nanoseconds have nine digits: a short fraction is padded, so
 * `0.0.1@169.5`, half a second, becomes `0.0.1-169-500000000`, and `0.0.1-169-5`, 5 nanoseconds, becomes
 * `0.0.1-169-000000005`. `scheduled` and `nonce` of an SDK's ID are left out; if you pass the SDK's ID to a call instead,
 * the call sends them.
 *
 * @param id A transaction ID in either form, or an SDK's.
 * @throws ParameterError if it is not a transaction ID, or has a suffix such as `?scheduled` or a nonce.
 * @example
 * toTransactionId('0.0.1001@1767223666.118066287'); // '0.0.1001-1767223666-118066287'
 */
export function toTransactionId(id: TransactionIdValue): string {
  return serviceText(partsOf(id));
}

function serviceText({ account, seconds, nanoseconds }: Parts): string {
  return `${account}-${seconds}-${nanoseconds}`;
}

/**
 * Converts a transaction ID to the form of SDKs, for example that of a reply to pass it to `TransactionId.fromString`. The
 * nanoseconds have nine digits, as in the form of the service.
 *
 * @param id A transaction ID in either form, or an SDK's.
 * @throws ParameterError if it is not a transaction ID, or has a suffix such as `?scheduled` or a nonce.
 * @example
 * toSdkTransactionId('0.0.1001-1767223666-118066287'); // '0.0.1001@1767223666.118066287'
 */
export function toSdkTransactionId(id: TransactionIdValue): string {
  const { account, seconds, nanoseconds } = partsOf(id);
  return `${account}@${seconds}.${nanoseconds}`;
}

/**
 * An ID in a form that only SDKs write: with `@`, or with a suffix. `toTransactionId` says what is wrong with it. All other texts
 * may be hashes.
 */
const sdkTransactionId = /^\d+\.\d+\.\d+(@|-.*[?/])/s;

export const transactionIdKind: ParameterKind = {
  name: 'transaction-id',
  form: 'a transaction ID like 0.0.1-1767225600-000000005 or a hash',
  write(value) {
    if (isTransactionId(value)) return toTransactionId(value);
    if (typeof value !== 'string') return textOnly(value);
    const parts = readParts(value);
    if (parts) return serviceText(parts);
    if (sdkTransactionId.test(value)) return toTransactionId(value);
    return value;
  },
  // Of an ID, the account before the first dash has to be able to exist. A hash has no dash, and is no account.
  canExist: (value) => canEntityExist({ ...value, bare: value.bare.replace(/-.*/s, '') }),
  expandIntoParameters(name, params, accepted, throwParameterError) {
    const id = params[name];
    if (!isTransactionId(id)) return params;
    const { scheduled } = id;
    const nonce = toBigint(id.nonce);
    // A nonce of 0 is that of the transaction itself, which is what the service shows without one.
    const others = {
      ...(scheduled === true && { scheduled }),
      ...(nonce && { nonce }),
    };
    for (const [part, value] of Object.entries(others)) {
      if (!accepted[part]) throwParameterError(name, id, `a transaction ID without ${part}`);
      if (params[part] !== undefined && String(params[part]) !== String(value))
        throwParameterError(part, params[part], `${value} as in the transaction ID, or left out`);
    }
    return { ...params, ...others };
  },
};
