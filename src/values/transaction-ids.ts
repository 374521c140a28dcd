import { noCall, refuser } from '../errors/errors.js';
import { entityIdKind, isEntityHeld } from './entity-ids.js';
import {
  isTransactionId,
  type TransactionIdObject,
  type TransactionIdValue,
  textOnly,
  timestampText,
  toBigint,
} from './inputs.js';
import type { ParameterKind } from './kinds.js';

const form = /^(\d+\.\d+\.\d+)(?:@(\d+)\.(\d+)|-(\d+)-(\d+))$/;

function partsOf(id: TransactionIdValue): [string, string, string] {
  const text = isTransactionId(id) ? sdkText(id) : id;
  const match = typeof text === 'string' ? form.exec(text) : null;
  if (!match)
    return refuser(noCall)(
      'transactionId',
      id,
      'like 0.0.1@1767225600.5 or 0.0.1-1767225600-5, without a suffix such as ?scheduled or /1 (use the parameters scheduled and nonce)',
    );
  const [, account = '', ...times] = match;
  const [second = '', nano = ''] = times.filter((digits) => digits !== undefined);
  return [account, second, nano];
}

function sdkText({ accountId, validStart }: TransactionIdObject): string {
  return `${entityIdKind.write(accountId)}@${validStart && timestampText(validStart)}`;
}

/**
 * Converts a transaction ID to the form of the service: `0.0.1@169.5` becomes `0.0.1-169-5`. The digits after the last
 * dot are a number of nanoseconds, not a fraction, so they are not padded. `scheduled` and `nonce` of an SDK's ID are
 * left out; if you pass the SDK's ID to a call instead, the call sends them.
 *
 * @param id A transaction ID in either form, or an SDK's.
 * @throws ParameterError if it is not a transaction ID, or has a suffix such as `?scheduled` or a nonce.
 * @example
 * toTransactionId('0.0.1001@1767225593.079578763'); // '0.0.1001-1767225593-079578763'
 */
export function toTransactionId(id: TransactionIdValue): string {
  return partsOf(id).join('-');
}

/**
 * Converts a transaction ID to the form of SDKs: `0.0.1-169-5` becomes `0.0.1@169.5`.
 *
 * @param id A transaction ID in either form, or an SDK's.
 * @throws ParameterError if it is not a transaction ID, or has a suffix such as `?scheduled` or a nonce.
 * @example
 * toSdkTransactionId('0.0.1001-1767225593-079578763'); // '0.0.1001@1767225593.079578763'
 */
export function toSdkTransactionId(id: TransactionIdValue): string {
  const [account, seconds, nanoseconds] = partsOf(id);
  return `${account}@${seconds}.${nanoseconds}`;
}

// `toTransactionId` refuses a suffix of SDKs, such as ?scheduled.
const sdkTransactionId = /^\d+\.\d+\.\d+(@|-.*[?/])/s;

export const transactionIdKind: ParameterKind = {
  name: 'transaction-id',
  form: 'a transaction ID like 0.0.1-1767225600-5 or a hash',
  write(value) {
    if (isTransactionId(value) || (typeof value === 'string' && sdkTransactionId.test(value)))
      return toTransactionId(value);
    return textOnly(value);
  },
  // A hash does not start with an ID.
  isHeld: (value) => isEntityHeld({ ...value, bare: value.bare.replace(/-.*/s, '') }),
  withParts(name, params, accepted, refuse) {
    const id = params[name];
    if (!isTransactionId(id)) return params;
    const { scheduled } = id;
    const nonce = toBigint(id.nonce);
    const parts = {
      ...(scheduled === true && { scheduled }),
      ...(nonce && { nonce }),
    };
    for (const [part, value] of Object.entries(parts)) {
      if (!accepted[part]) refuse(name, id, `a transaction ID without ${part}`);
      if (params[part] !== undefined && String(params[part]) !== String(value))
        refuse(part, params[part], `${value} as in the transaction ID, or left out`);
    }
    return { ...params, ...parts };
  },
};
