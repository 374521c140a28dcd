import { noCall, ParameterError } from '../errors/errors.js';
import type { TransactionIdValue } from './given.js';
import { isTransactionId, timestampText } from './sdk-objects.js';

const form = /^(\d+\.\d+\.\d+)(?:@(\d+)\.(\d+)|-(\d+)-(\d+))$/;

/** Account, seconds and nanoseconds of a transaction ID in either form. */
function parts(id: TransactionIdValue): [string, string, string] {
  const text = isTransactionId(id) ? `${id.accountId}@${id.validStart && timestampText(id.validStart)}` : id;
  const found = typeof text === 'string' ? form.exec(text) : null;
  if (!found)
    throw new ParameterError(
      {
        parameter: 'transactionId',
        given: id,
        allowed:
          'like 0.0.1@1767225600.5 or 0.0.1-1767225600-5; what follows it, such as ?scheduled or /1, belongs into the parameters scheduled and nonce',
      },
      noCall,
    );
  const [, account = '', second, nano, wireSecond, wireNano] = found;
  return [account, second ?? wireSecond ?? '', nano ?? wireNano ?? ''];
}

/**
 * A transaction ID as the wire has it: `0.0.1@169.5` becomes `0.0.1-169-5`. What follows the last dot counts
 * nanoseconds and is no fraction, so its digits stay as they are. Of an SDK's object, which a call takes as it is,
 * `scheduled` and `nonce` are not part of it.
 *
 * @param id A transaction ID in either form, or an SDK's.
 * @throws ParameterError if it is no transaction ID, or a text with `?scheduled` or a nonce behind it.
 * @example
 * toTransactionId('0.0.1001@1767225593.079578763'); // '0.0.1001-1767225593-079578763'
 */
export function toTransactionId(id: TransactionIdValue): string {
  return parts(id).join('-');
}

/**
 * A transaction ID as SDKs write it: `0.0.1-169-5` becomes `0.0.1@169.5`.
 *
 * @param id A transaction ID in either form, or an SDK's.
 * @throws ParameterError if it is no transaction ID, or one with `?scheduled` or a nonce behind it.
 * @example
 * toSdkTransactionId('0.0.1001-1767225593-079578763'); // '0.0.1001@1767225593.079578763'
 */
export function toSdkTransactionId(id: TransactionIdValue): string {
  const [account, seconds, nanoseconds] = parts(id);
  return `${account}@${seconds}.${nanoseconds}`;
}
