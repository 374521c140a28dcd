// By its inner path: the generator makes such values for the sandbox.
import type { Operation } from '../../scripts/generate/api.js';
import { madeValue } from '../../scripts/generate/emit/made-value.js';
import { type Api, apiOf } from '../generate/description.js';
import { services } from './description.js';

const operations = new Map<string, { api: Api; operation: Operation }>();

function found(operationId: string): { api: Api; operation: Operation } {
  if (operations.size === 0)
    for (const service of services) {
      const api = apiOf(service);
      for (const operation of api.operations) operations.set(operation.operationId, { api, operation });
    }
  const one = operations.get(operationId);
  if (!one) throw new Error(`there is no operation ${operationId}`);
  return one;
}

/** A valid reply of an operation. */
export function madeReply(operationId: string): unknown {
  const { api, operation } = found(operationId);
  return madeValue(operation.reply, api.schemas);
}

/** A valid value of a parameter. */
export function madeParameter(operationId: string, name: string): unknown {
  const { api, operation } = found(operationId);
  const parameter = operation.parameters.find((one) => one.name === name);
  return madeValue(parameter?.schema ?? { pointer: '' }, api.schemas);
}
