import { type Api, type Operation, paramsName, pascalCase } from '../api.js';
import { literal } from '../code-text.js';
import { docComment } from './doc-comment.js';
import { hasParams, operationComment, requestType, requestTypes, signature } from './emit-operations.js';
import { moduleText } from './module-text.js';

export function emitClient(api: Api, core: string): string {
  const name = `${pascalCase(api.service)}Client`;
  const methods = [...new Set(api.operations.map(({ method }) => method))].sort();
  const operationsOf = (by: string): Operation[] => api.operations.filter(({ method }) => method === by);
  const params = api.operations.filter(hasParams).map(paramsName);
  const types = [...new Set([...params, ...requestTypes(api)])].sort();
  const changes = emitChanges(api);
  const server = usualAddress(api);
  const settings = server ? 'HostedOptions' : 'TransportOptions';
  const body = [
    ...methods.map((method) => emitPaths(api, method, operationsOf(method))),
    changes.types,
    `/** Every operation of the ${api.service} service, bound to one transport. */\n`,
    `export interface ${name} {\n`,
    '  /** Sends the operations. */\n  readonly transport: Transport;\n',
    '  /** The OpenAPI description that the client was generated from. */\n',
    '  readonly description: { readonly title: string; readonly version: string };\n',
    docComment(
      [
        'Sends a request that the description does not declare. Retries and errors are those of an operation; the reply is not checked.',
        '@param call Path, method, parameters and body.',
        '@param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.',
        `@example\nconst reply: unknown = await ${api.service}.request({ path: '/newer/than/this' });`,
      ],
      '  ',
    ),
    '  request(call: UndescribedCall, options?: CallOptions): ListRequest<unknown, unknown>;\n',
    docComment(
      [
        'Refuses new calls from now on, and waits for those in flight.',
        '@param timeout Milliseconds until calls in flight are aborted. The default is no limit.',
        '@throws ParameterError if `timeout` is not a number from 0. A call of a closed client throws a ClosedError.',
        `@example\nawait ${api.service}.close(5000);`,
      ],
      '  ',
    ),
    '  close(timeout?: number): Promise<void>;\n',
    docComment(
      [
        'Calls `close` at the end of a block.',
        `@example\nawait using client = create${name}(${server ? '' : "{ network: 'testnet' }"});`,
      ],
      '  ',
    ),
    '  [Symbol.asyncDispose](): Promise<void>;\n',
    changes.member,
    ...methods.flatMap((method) => [
      `  /** Calls a ${method} operation by its path. */\n`,
      `  readonly ${method}: Route<${pathsName(api, method)}>;\n`,
    ]),
    ...api.operations.map(
      (operation) =>
        `${operationComment(operation, api.service)}  ${operation.operationId}(${signature(operation)}): ${requestType(operation)};\n`,
    ),
    '}\n\n',
    server ? `/** The default base URL of the ${api.service} service. */\n` : '',
    server ? `const defaultBaseUrl = ${literal(server)};\n\n` : '',
    `/** Options of \`create${name}\`. */\nexport type ${name}Options = ${settings};\n\n`,
    docComment([
      `Creates a client of the ${api.service} service. It sends no request before the first call is awaited.`,
      '@param options Where the service is, and how requests are sent.',
      '@throws ParameterError for an unknown or invalid option.',
      `@example\nconst ${api.service} = create${name}(${server ? '' : "{ network: 'testnet' }"});`,
    ]),
    `export function create${name}(options: ${name}Options${server ? ' = {}' : ''}): ${name} {\n`,
    server
      ? '  const transport = createHostedTransport(options, defaultBaseUrl);\n'
      : '  const transport = createTransport(options);\n',
    '  const operations = {\n',
    ...api.operations.map(
      (operation) =>
        `    ${operation.operationId}: (${signature(operation)}) => ${operation.operationId}(transport, params, options),\n`,
    ),
    '  };\n',
    '  return {\n    transport,\n',
    `    description: { title: ${literal(api.title)}, version: ${literal(api.version)} },\n`,
    '    request: (input, options) => request(transport, input, options),\n',
    '    close: transport.close,\n    [Symbol.asyncDispose]: transport[Symbol.asyncDispose],\n',
    changes.method,
    '    ...operations,\n',
    ...methods.map(
      (method) =>
        `    ${method}: route<${pathsName(api, method)}>('${method}', {\n${operationsOf(method)
          .map(({ path, operationId }) => `      ${literal(path)}: operations.${operationId},\n`)
          .join('')}    }),\n`,
    ),
    '  };\n}\n',
  ].join('');
  const operations = [...api.operations.map(({ operationId }) => operationId), ...changes.operations].sort();
  const imports = [
    `import { ${operations.join(', ')} } from './operations.js';\n`,
    `import type { ${types.join(', ')} } from './types.js';\n`,
  ].join('');
  return moduleText(api, `The client of the ${api.service} service.`, core, body, imports);
}

/** The base URL of a service with a single server. Otherwise callers have to choose a network. */
function usualAddress({ servers }: Api): string | undefined {
  const [server, ...others] = servers;
  return others.length === 0 ? server : undefined;
}

function pathsName(api: Api, method: string): string {
  return `${pascalCase(api.service)}${pascalCase(method.toLowerCase())}Paths`;
}

function emitPaths(api: Api, method: string, operations: readonly Operation[]): string {
  const members = operations.map(
    (operation) => `  ${literal(operation.path)}: (${signature(operation)}) => ${requestType(operation)};\n`,
  );
  return [
    `/** The ${method} operations by path. */\n`,
    `export interface ${pathsName(api, method)} {\n${members.join('')}}\n\n`,
  ].join('');
}

/** The code for the client's method `changes`. Empty if the description declares no lists of changes. */
function emitChanges({ changes, service }: Api) {
  if (!changes) return { operations: [], types: '', member: '', method: '' };
  const name = `${pascalCase(service)}Change`;
  const lists = Object.entries(changes);
  const items = lists.map(([, list]) => list.items?.type).join(', ');
  const rule = lists.map(([list, { operationId }]) => `${list}: ${operationId}Operation`).join(', ');
  return {
    operations: [...new Set(lists.map(([, { operationId }]) => `${operationId}Operation`))],
    types: [
      '/** A change of the page. Its `kind` is incident, maintenance or component. */\n',
      `export type ${name} = Change<${items}>;\n\n`,
      '/** An endless stream of the changes of the page. */\n',
      `export type ${name}s = Changes<${name}>;\n\n`,
      '/** Options of `changes`. */\n',
      `export type ${name}sOptions = ChangesOptions;\n\n`,
    ].join(''),
    member: [
      docComment(
        [
          'Yields the changes of the page in order, without end: updates of incidents and maintenances, and status changes ' +
            'of components. It polls the lists of the page. Each change is yielded once, and none is missed as long as a list ' +
            'still has it at the next poll. If a component changes several times between two polls, the changes that updates ' +
            'report are yielded, and its last status. An edited update is not yielded again. Transient failures do not end it.',
          '@param options Where to begin, how often to poll, and when to stop.',
          '@throws ParameterError for an invalid option.',
          `@example\nfor await (const change of ${service}.changes()) {\n  console.log(change.kind, change.at);\n  if (change.kind === 'component') break;\n}`,
        ],
        '  ',
      ),
      `  changes(options?: ${name}sOptions): ${name}s;\n`,
    ].join(''),
    method: `    changes: (options) => changes<${name}>(transport, { ${rule} }, options),\n`,
  };
}
