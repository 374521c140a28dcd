import { Random } from '../../src/sandbox/data/random.js';
import { operations } from '../../src/sandbox/ledger/operations.js';
import { StatusPage } from '../../src/sandbox/status/status-page.js';
import type { Api, Operation } from './api.js';
import { literal } from './code-text.js';
import { format } from './emit/format.js';
import { madeValue } from './emit/made-value.js';
import { banner } from './emit/module-text.js';

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
    // No operation of a status page has query parameters.
    const parameters = api.service === 'ledger' ? emitQueryParameters(api) : '';
    return [`${api.service}.ts`, emitSandbox(api, uncoded) + parameters];
  });
  return format(new Map(files));
}

export function emitSandbox(api: Api, uncoded: readonly Operation[]): string {
  const made = uncoded.map(({ operationId, method, path, reply }) => ({
    operationId,
    method,
    path,
    reply: madeValue(reply, api.schemas),
  }));
  return [
    banner(
      api,
      `Replies of the sandbox to operations of the ${api.service} service that it has no code for.`,
    ),
    "import type { MadeOperation } from '../../src/sandbox/made-operation.js';\n\n",
    `/** The version of the simulated service. */\nexport const version = ${literal(api.version)};\n\n`,
    `export const madeOperations: readonly MadeOperation[] = ${literal(made)};\n`,
  ].join('');
}

function emitQueryParameters(api: Api): string {
  const paths = Object.fromEntries(
    [...new Set(api.operations.map(({ path }) => path))].sort().flatMap((path) => {
      const own = api.operations.filter((operation) => operation.path === path);
      const query = own
        .flatMap(({ parameters }) => parameters)
        .filter((parameter) => parameter.in === 'query');
      const names = [...new Set(query.map(({ name }) => name.toLowerCase()))].sort();
      return names.length > 0 ? [[path, names.join(' ')]] : [];
    }),
  );
  return [
    '\n/** The query parameters of each path that has some, in lower case. */\n',
    `export const queryParameters: Readonly<Record<string, string>> = ${literal(paths)};\n`,
  ].join('');
}
