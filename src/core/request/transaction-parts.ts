import type { Operation, Refuse } from '../operation/operation.js';
import { isTransactionId } from '../values/sdk-objects.js';

type Params = Readonly<Record<string, unknown>>;

/** Parameters with those that an SDK's transaction ID holds beside the ID: `scheduled` and `nonce`. */
export function withTransactionParts({ parameters = {} }: Operation, params: Params, refuse: Refuse): Params {
  for (const [name, given] of Object.entries(params)) {
    if (parameters[name]?.kind !== 'transaction-id' || !isTransactionId(given)) continue;
    const { scheduled, nonce } = given;
    const parts = {
      ...(scheduled === true && { scheduled }),
      ...(nonce && { nonce: BigInt(String(nonce)) }),
    };
    for (const [part, value] of Object.entries(parts)) {
      if (!parameters[part]) refuse(name, given, `a transaction ID without ${part}`);
      if (params[part] !== undefined && String(params[part]) !== String(value))
        refuse(part, params[part], `${value} as in the transaction ID, or left out`);
    }
    return { ...params, ...parts };
  }
  return params;
}
