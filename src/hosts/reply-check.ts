import { type Operation, Report } from '../client/client.js';
import { isRecord } from '../values/values.js';

/** The operation of one request, and whether what it returns is a reply of the service. */
export interface CheckedOperation {
  readonly operation: Operation;
  isReply(data: unknown): Promise<boolean>;
}

/**
 * Tells replies from other JSON with status 200, such as a gateway's `{"message":"Quota exceeded"}`. A client with one
 * host returns that as data unless `validation` is `throw`, but another host may have a reply.
 *
 * A list is a reply, as the transport refuses a body without it. Any other body that does not match its schema is a reply
 * if it has more than half of the required fields: a newer or older service lacks one or two, and a gateway's body has
 * one by chance, such as `message` or `timestamp`. The quick check of the schema sees the body before it is decoded. Only
 * if it fails is the validator loaded, which knows the fields.
 */
export function checkedOperation(operation: Operation): CheckedOperation {
  const { decode, isValid, items, isListBeside, validator } = operation;
  if (!isValid || (items !== undefined && !isListBeside))
    return { operation, isReply: () => Promise.resolve(true) };
  let matches = true;
  return {
    operation: {
      ...operation,
      decode(data, int64) {
        matches = isValid(data);
        return decode ? decode(data, int64) : data;
      },
    },
    async isReply(data) {
      const validate = matches ? undefined : await validator?.();
      if (!validate) return true;
      const fields = new RequiredFields();
      validate({}, fields, '', '');
      const { required } = fields;
      const present = required.filter((name) => isRecord(data) && data[name] !== undefined);
      return required.length === 0 || present.length > required.length / 2;
    },
  };
}

/** Reads the names of the required fields from a validator. None are known of a schema with alternatives. */
class RequiredFields extends Report {
  readonly required: string[] = [];

  override fields(_data: unknown, _path: string, _key: string | number, checks: object): void {
    const required = Object.entries(checks).filter(([, check]) => typeof check === 'function');
    this.required.push(...required.map(([name]) => name));
  }

  override anyOf(): void {}
}
