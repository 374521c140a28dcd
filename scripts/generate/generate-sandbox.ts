import { Random } from '../../src/sandbox/data/random.js';
import { operations } from '../../src/sandbox/ledger/operations.js';
import { StatusPage } from '../../src/sandbox/status/status-page.js';
import type { Api, Operation } from './api.js';
import { emitSandbox } from './emit/emit-sandbox.js';
import { format } from './emit/format.js';

const page = new StatusPage(new Random(''), () => Date.UTC(2026, 0, 1));
const names = new Set(operations.map(({ operationId }) => operationId));

/** Whether the sandbox has code for an operation. Such code returns better data than one made from the schema. */
const isCoded: Readonly<Record<string, (operation: Operation) => boolean>> = {
  ledger: ({ operationId }) => names.has(operationId),
  status: ({ path }) => page.reply(path) !== undefined,
};

export function generateSandbox(apis: readonly Api[]): Promise<Map<string, string>> {
  const files = apis.map((api): [string, string] => {
    const uncoded = api.operations.filter(
      (operation) => !operation.deprecated && !isCoded[api.service]?.(operation),
    );
    return [`${api.service}.ts`, emitSandbox(api, uncoded)];
  });
  return format(new Map(files));
}
