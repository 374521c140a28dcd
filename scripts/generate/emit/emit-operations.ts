import { type Api, type Body, type Operation, paramsName } from '../api.js';
import { commentText, literal } from '../code-text.js';
import { banner } from './banner.js';
import { guardName, validatorName } from './check-module.js';
import { coreImports } from './core-imports.js';
import { docComment } from './doc-comment.js';
import { decoderName } from './emit-decoders.js';
import { hasRules } from './emit-rules.js';
import { exampleCall } from './example.js';
import { SharedRules } from './shared-rules.js';

/** One documented function per operation, which needs nothing but what that operation needs. */
export function emitOperations(api: Api, core: string): string {
  const shared = new SharedRules(api);
  const functions = api.operations.map((operation) => emitOperation(operation, api, shared));
  const replies = api.operations.map(({ reply }) => String(reply.ref));
  const bodies = api.operations.flatMap(({ body }) => body?.schema?.ref ?? []);
  const params = api.operations.filter(hasParams).map(paramsName);
  const decoders = replies.flatMap((name) => decoderName(name, api) ?? []);
  const isRuled = api.operations.some(hasRules);
  const body = [
    api.watermark ? "const after = (): Promise<AfterRules> => import('./after.js');\n\n" : '',
    isRuled
      ? `const rules: Operation['rules'] = async (...checked) => (await import('./rules.js')).check(...checked);\n\n`
      : '',
    shared.constants(),
    functions.join('\n'),
  ].join('');
  return [
    banner(api, `The operations of the ${api.service} service, one function each.`),
    coreImports(body, core),
    imports(decoders, './decoders.js'),
    imports([...params, ...requestTypes(api)], './types.js', 'type '),
    imports(bodies.map(validatorName), './bodies.js'),
    imports(replies.map(guardName), './guards.js'),
    '\n',
    body,
  ].join('');
}

/** The type of a request, by the function that makes it. */
const requests = {
  call: 'LedgerRequest',
  list: 'ListRequest',
  rangedList: 'RangedListRequest',
  growingList: 'GrowingListRequest',
} as const;

/** What a call is made with; a list that can be ranged over can be scanned as well, and followed if it grows. */
function requestKind({ items, rangeKey }: Operation): keyof typeof requests {
  if (!items) return 'call';
  if (!rangeKey) return 'list';
  return rangeKey.grows ? 'growingList' : 'rangedList';
}

function imports(names: readonly string[], file: string, kind = ''): string {
  const list = [...new Set(names)].sort();
  return list.length ? `import ${kind}{ ${list.join(', ')} } from '${file}';\n` : '';
}

/** Whether an operation takes anything. */
export function hasParams({ parameters, body }: Operation): boolean {
  return parameters.length > 0 || body !== undefined;
}

/** Whether a call has to be given something. */
function needsParams({ parameters, body }: Operation): boolean {
  return parameters.some(({ required }) => required) || body?.required === true;
}

/** Name of the constant that describes an operation to the call. */
function constantName({ operationId }: Operation): string {
  return `${operationId}Operation`;
}

function emitOperation(operation: Operation, api: Api, shared: SharedRules): string {
  const reply = String(operation.reply.ref);
  const decoder = decoderName(reply, api);
  const rules = operation.parameters.map(
    (parameter) => `${literal(parameter.name)}: ${shared.rule(parameter)}`,
  );
  const { body, items, rangeKey, window, serviceWindow, combinations } = operation;
  const fields = [
    `operationId: '${operation.operationId}'`,
    `method: '${operation.method}'`,
    `path: ${literal(operation.path)}`,
    ...(operation.isRead && !/^(GET|HEAD)$/.test(operation.method) ? ['isRead: true'] : []),
    ...(operation.isEmpty ? ['isText: true'] : []),
    ...(rules.length ? [`parameters: {\n${rules.join(',\n')} }`] : []),
    ...(combinations.length
      ? [`combinations: { check: checkCombinations, rules: ${literal(combinations)} }`]
      : []),
    ...(hasRules(operation) ? ['rules'] : []),
    ...(body ? [`body: ${bodyRule(body)}`] : []),
    ...(items ? [`items: ${literal(items.property)}`] : []),
    ...(rangeKey ? [`rangeKey: ${literal(rangeKey)}`] : []),
    ...(window ? [`window: ${literal(window)}`] : []),
    ...(serviceWindow ? [`serviceWindow: ${literal(serviceWindow)}`] : []),
    ...(api.watermark && operation.isRead ? ['after'] : []),
    `fits: ${guardName(reply)}`,
    `validator: async () => (await import('./validators.js')).${validatorName(reply)}`,
    ...(decoder ? [`decode: ${decoder}`] : []),
  ];
  return [
    `/** What {@link ${operation.operationId}} calls. */\nexport const ${constantName(operation)}: Operation<${reply}> = {\n${fields.map((field) => `  ${field},\n`).join('')}};\n\n`,
    operationComment(operation),
    `export function ${operation.operationId}(transport: Transport, ${signature(operation)}): ${requestType(operation)} {\n`,
    `  return ${requestKind(operation)}(transport, ${constantName(operation)}, params, options);\n`,
    '}\n',
  ].join('');
}

/** The parameters of an operation's function after the transport, which a client's method does not have. */
export function signature(operation: Operation): string {
  const type = hasParams(operation) ? paramsName(operation) : 'NoParams';
  return `params${needsParams(operation) ? '' : '?'}: ${type}, options?: CallOptions`;
}

/** What is said of an operation: of a function, whose first parameter is the transport, or of a client's method. */
export function operationComment(operation: Operation, client?: string): string {
  const { operationId, method, path, deprecated, body, parameters } = operation;
  const summary = commentText(operation.summary);
  const description = commentText(operation.description);
  const sentence = summary && !/[.!?]$/.test(summary) ? `${summary}.` : summary;
  const callee = client === undefined ? operationId : `${client}.${operationId}`;
  const example = exampleCall(operation, callee, client === undefined ? ['transport'] : []);
  const words = [
    ...(parameters.length ? ['parameters by their names on the wire'] : []),
    ...(body ? ['`body`'] : []),
  ];
  return docComment(
    [
      // Of what is deprecated, first what to use instead.
      ...(deprecated ? [description, sentence] : [sentence, description]),
      proofSentence(operation),
      `\`${method} ${commentText(path)}\``,
      ...(client === undefined ? ['@param transport What it is sent with.'] : []),
      `@param params ${words.length ? `What is asked for: ${words.join(' and ')}.` : 'There are none.'}`,
      '@param options What this call does otherwise than its transport, such as `signal` and `timeout`.',
      ...(example ? [`@example\n${example}`] : []),
      ...(deprecated ? [`@deprecated ${firstSentence(description)}`] : []),
    ],
    client === undefined ? '' : '  ',
  );
}

/** What proves a reply that has to be newer than a write. */
function proofSentence({ proof }: Operation): string {
  if (!proof) return '';
  if (proof.final) return 'With `after`, what is found is proven: it never changes.';
  const places = (proof.times ?? []).map(
    (time) => `\`${commentText(time.slice(1).replaceAll('/*', '[]').replaceAll('/', '.'))}\``,
  );
  const paid = proof.transfers ? '; each transfer shows there' : '';
  return `With \`after\`, a reply is proven by ${places.join(' or ')}${paid}.`;
}

/** What a call answers: a list can be walked as well as awaited. */
export function requestType(operation: Operation): string {
  const { reply, items } = operation;
  const types = items ? `${reply.ref}, ${items.type}` : reply.ref;
  return `${requests[requestKind(operation)]}<${types}>`;
}

/** Names of types that the calls answer with, those of items included. */
export function requestTypes(api: Api): string[] {
  return api.operations.flatMap(({ reply, items }) => [
    String(reply.ref),
    ...(items && /^\w+$/.test(items.type) ? [items.type] : []),
  ]);
}

function bodyRule({ mediaType, required, schema }: Body): string {
  const validate = schema?.ref === undefined ? '' : `, validate: ${validatorName(schema.ref)}`;
  return `{ mediaType: ${literal(mediaType)}, required: ${required}, serialise: ${serialiser(schema)}${validate} }`;
}

/** Bytes have no schema. */
function serialiser(schema: Body['schema']): string {
  return schema ? 'jsonBody' : 'byteBody';
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
