import { type Api, type Operation, paramsName, pascalCase } from '../api.js';
import { literal } from '../code-text.js';
import { banner } from './banner.js';
import { coreImports } from './core-imports.js';
import { docComment } from './doc-comment.js';
import { emitChanges } from './emit-changes.js';
import { hasParams, operationComment, requestType, requestTypes, signature } from './emit-operations.js';

/** The client: each operation as a method, and by method and path. */
export function emitClient(api: Api, core: string): string {
  const name = `${pascalCase(api.service)}Client`;
  const methods = [...new Set(api.operations.map(({ method }) => method))].sort();
  const called = (by: string): Operation[] => api.operations.filter(({ method }) => method === by);
  const params = api.operations.filter(hasParams).map(paramsName);
  const types = [...new Set([...params, ...requestTypes(api)])].sort();
  const changes = emitChanges(api);
  const server = usualAddress(api);
  const settings = server ? 'HostedOptions' : 'TransportOptions';
  const body = [
    ...methods.map((method) => emitPaths(api, method, called(method))),
    changes.types,
    `/** Every operation of the ${api.service} service, bound to one transport. */\n`,
    `export interface ${name} {\n`,
    '  /** What the operations are sent with. */\n  readonly transport: Transport;\n',
    '  /** What the operations were made from. */\n',
    '  readonly description: { readonly title: string; readonly version: string };\n',
    docComment(
      [
        'Calls what the description does not know, like every operation. Nothing of the reply is checked.',
        '@param call Path, method, parameters and body.',
        '@param options What this call does otherwise than its transport, such as `signal` and `timeout`.',
        `@example\nconst reply: unknown = await ${api.service}.request({ path: '/newer/than/this' });`,
      ],
      '  ',
    ),
    '  request(call: UndescribedCall, options?: CallOptions): ListRequest<unknown, unknown>;\n',
    changes.member,
    ...methods.flatMap((method) => [
      `  /** Calls the operation at a path of the interface with ${method}. */\n`,
      `  readonly ${method}: Route<${pathsName(api, method)}>;\n`,
    ]),
    ...api.operations.map(
      (operation) =>
        `${operationComment(operation, api.service)}  ${operation.operationId}(${signature(operation)}): ${requestType(operation)};\n`,
    ),
    '}\n\n',
    ...(server
      ? [
          `/** Where the ${api.service} service is found unless options say otherwise. */\nconst defaultBaseUrl = ${literal(server)};\n\n`,
        ]
      : []),
    `/** What \`create${name}\` takes. */\nexport type ${name}Options = ${settings};\n\n`,
    docComment([
      `Opens a client of the ${api.service} service. Nothing is sent before the first call is awaited.`,
      '@param options Where the service is, and how calls are sent.',
      '@throws ParameterError for an option that is unknown or cannot be meant.',
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
    changes.method,
    '    ...operations,\n',
    ...methods.map(
      (method) =>
        `    ${method}: route<${pathsName(api, method)}>('${method}', {\n${called(method)
          .map(({ path, operationId }) => `      ${literal(path)}: operations.${operationId},\n`)
          .join('')}    }),\n`,
    ),
    '  };\n}\n',
  ].join('');
  return [
    banner(api, `The client of the ${api.service} service.`),
    coreImports(body, core),
    `import { ${[...api.operations.map(({ operationId }) => operationId), ...changes.operations].sort().join(', ')} } from './operations.js';\n`,
    `import type { ${types.join(', ')} } from './types.js';\n\n`,
    body,
  ].join('');
}

/** A service that is one page has a default address; one of many networks asks which is meant. */
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
    `/** What can be called with ${method}, by path. */\n`,
    `export interface ${pathsName(api, method)} {\n${members.join('')}}\n\n`,
  ].join('');
}
