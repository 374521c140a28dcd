import type { ParameterKind } from '../kind.js';
import { textAlone } from '../plain-text.js';
import { isTransactionId } from '../sdk-objects.js';
import { toTransactionId } from '../transaction-ids.js';

// As SDKs write a transaction ID, or with what they put behind it.
const sdkForm = /^\d+\.\d+\.\d+(@|-.*[?/])/s;

export const transactionIdKind: ParameterKind = {
  name: 'transaction-id',
  form: 'a transaction ID like 0.0.1-1767225600-5 or a hash',
  write(given) {
    if (isTransactionId(given) || (typeof given === 'string' && sdkForm.test(given)))
      return toTransactionId(given);
    return textAlone(given);
  },
  /** What an SDK's transaction ID holds beside the ID: `scheduled` and `nonce`. */
  withParts(name, params, taken, refuse) {
    const given = params[name];
    if (!isTransactionId(given)) return params;
    const { scheduled, nonce } = given;
    const parts = {
      ...(scheduled === true && { scheduled }),
      ...(nonce && { nonce: BigInt(String(nonce)) }),
    };
    for (const [part, value] of Object.entries(parts)) {
      if (!taken[part]) refuse(name, given, `a transaction ID without ${part}`);
      if (params[part] !== undefined && String(params[part]) !== String(value))
        refuse(part, params[part], `${value} as in the transaction ID, or left out`);
    }
    return { ...params, ...parts };
  },
};
