import type { OperationHelp } from '../../../src/client/operation.js';
import type { Api, Operation } from '../api.js';
import { literal } from '../code-text.js';
import { resolved, type Schema, type Schemas } from '../schema.js';
import { banner } from './module-text.js';

/** Emits the texts of the description for the command line. No other generated file imports them. */
export function emitHelp(api: Api, core: string): string {
  const help = api.operations.map((operation): [string, OperationHelp] => [
    operation.operationId,
    helpOf(operation, api.schemas),
  ]);
  return [
    banner(api, `Help texts for the operations of the ${api.service} service.`),
    `import type { OperationHelp } from '${core}';\n\n`,
    '/** Texts, parameters and reply fields of each operation, by operationId. */\n',
    `export const ${api.service}Help: Readonly<Record<string, OperationHelp>> = `,
    `${literal(Object.fromEntries(help))};\n`,
  ].join('');
}

function helpOf(operation: Operation, schemas: Schemas): OperationHelp {
  const { summary, description, deprecated, parameters, body, reply, items } = operation;
  const list = items && properties(reply, schemas).get(items.property);
  return {
    summary,
    description,
    ...(deprecated ? { deprecated } : {}),
    parameters: Object.fromEntries(parameters.map(({ name, description }) => [name, description])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    ...(body ? { body: body.description } : {}),
    reply: [...properties(reply, schemas).keys()],
    ...(list?.items ? { items: [...properties(list.items, schemas).keys()] } : {}),
  };
}

function properties(schema: Schema, schemas: Schemas): Map<string, Schema> {
  const { properties: own = {}, allOf = [], anyOf = [] } = resolved(schema, schemas);
  return new Map([
    ...[...allOf, ...anyOf].flatMap((part) => [...properties(part, schemas)]),
    ...Object.entries(own).map(([name, inner]): [string, Schema] => [name, resolved(inner, schemas)]),
  ]);
}
