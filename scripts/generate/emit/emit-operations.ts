import { type Api, type Body, type Header, type Operation, paramsName } from '../api.js';
import { commentText, literal } from '../code-text.js';
import { resolved, type Schema } from '../schema.js';
import { guardName, validatorName } from './check-module.js';
import { docComment } from './doc-comment.js';
import { decoderName } from './emit-decoders.js';
import { hasRules } from './emit-lazy-rules.js';
import { validatorFile } from './emit-validators.js';
import { exampleCall } from './example.js';
import { moduleText } from './module-text.js';
import { sharedRules } from './parameter-rule.js';

export function emitOperations(api: Api, core: string): string {
  const shared = sharedRules(api);
  const functions = api.operations.map((operation) => emitOperation(operation, api, shared));
  const replies = api.operations.map(({ reply }) => String(reply.ref));
  const params = api.operations.filter(hasParams).map(paramsName);
  const decoders = replies.flatMap((name) => decoderName(name, api) ?? []);
  const isRuled = api.operations.some(hasRules);
  const body = [
    api.watermark ? "const after = (): Promise<AfterRules> => import('./after.js');\n\n" : '',
    isRuled
      ? `const rules: Operation['rules'] = async (...args) => (await import('./rules.js')).check(...args);\n\n`
      : '',
    shared.constants,
    functions.join('\n'),
  ].join('');
  const imported = [
    imports(decoders, './decoders.js'),
    imports([...params, ...requestTypes(api)], './types.js', 'type '),
    imports(replies.map(guardName), './guards.js'),
  ].join('');
  const content = `The operations of the ${api.service} service, one function each.`;
  return moduleText(api, content, core, body, imported);
}

const requests = {
  call: 'LedgerRequest',
  list: 'ListRequest',
  rangedList: 'RangedListRequest',
  growingList: 'GrowingListRequest',
  chainedList: 'ChainedListRequest',
} as const;

const forms = { object: [], json: ['isAnyJson: true'], text: ['isText: true'], bytes: ['isBytes: true'] };

/**
 * The function that creates an operation's request. A list with a range key can be scanned; if it grows, also followed; if
 * its items have hashes, also verified.
 */
function requestKind({ items, rangeKey }: Operation): keyof typeof requests {
  if (!items) return 'call';
  if (!rangeKey) return 'list';
  if (!rangeKey.appendOnly) return 'rangedList';
  return rangeKey.appendOnly.hash ? 'chainedList' : 'growingList';
}

function imports(names: readonly string[], file: string, kind = ''): string {
  const list = [...new Set(names)].sort();
  return list.length ? `import ${kind}{ ${list.join(', ')} } from '${file}';\n` : '';
}

export function hasParams({ parameters, body }: Operation): boolean {
  return parameters.length > 0 || body !== undefined;
}

function needsParams({ parameters, body }: Operation): boolean {
  return parameters.some(({ required }) => required) || body?.required === true;
}

function emitOperation(operation: Operation, api: Api, shared: ReturnType<typeof sharedRules>): string {
  const reply = String(operation.reply.ref);
  const decoder = decoderName(reply, api);
  const rules = operation.parameters.map(
    (parameter) => `${literal(parameter.name)}: ${shared.rule(parameter)}`,
  );
  const { body, items, rangeKey, window, serviceWindow, hint, combinations } = operation;
  const fields = [
    `operationId: '${operation.operationId}'`,
    `method: '${operation.method}'`,
    `path: ${literal(operation.path)}`,
    ...(operation.servedBy ? [`servedBy: '${operation.servedBy}'`] : []),
    ...(operation.isRead && !/^(GET|HEAD)$/.test(operation.method) ? ['isRead: true'] : []),
    ...forms[operation.form],
    ...(operation.accept === undefined ? [] : [`accept: ${literal(operation.accept)}`]),
    ...(rules.length ? [`parameters: {\n${rules.join(',\n')} }`] : []),
    ...(combinations.length
      ? [`combinations: { check: checkCombinations, rules: ${literal(combinations)} }`]
      : []),
    ...(hasRules(operation) ? ['rules'] : []),
    ...(body ? [`body: ${bodyRule(body)}`] : []),
    ...(items ? [`items: ${literal(items.property)}`] : []),
    ...(items && hasOtherData(operation, api) ? ['isListBeside: true'] : []),
    ...(rangeKey ? [`rangeKey: ${literal(rangeKey)}`] : []),
    ...(window ? [`window: ${literal(window)}`] : []),
    ...(serviceWindow ? [`serviceWindow: ${literal(serviceWindow)}`] : []),
    ...(hint ? [`hint: ${literal(hint)}`] : []),
    ...(api.watermark && operation.isRead ? ['after'] : []),
    `isValid: ${guardName(reply)}`,
    `validator: async () => (await import('./${validatorFile(operation)}.js')).${validatorName(reply)}`,
    ...(decoder ? [`decode: ${decoder}`] : []),
  ];
  return [
    `/** Metadata of {@link ${operation.operationId}}. */\nexport const ${operation.operationId}Operation: Operation<${reply}> = {\n${fields.map((field) => `  ${field},\n`).join('')}};\n\n`,
    operationComment(operation),
    `export function ${operation.operationId}(transport: Transport, ${signature(operation)}): ${requestType(operation)} {\n`,
    `  return ${requestKind(operation)}(transport, ${operation.operationId}Operation, params, options);\n`,
    '}\n',
  ].join('');
}

function hasOtherData({ reply, items }: Operation, api: Api): boolean {
  const names = propertyNames(reply, api);
  const ofPages = [items?.property, 'links', 'timestamp'];
  return names.includes('links') && names.some((name) => !ofPages.includes(name));
}

function propertyNames(schema: Schema, api: Api): string[] {
  const { properties = {}, allOf = [] } = resolved(schema, api.schemas);
  return [...Object.keys(properties), ...allOf.flatMap((part) => propertyNames(part, api))];
}

export function signature(operation: Operation): string {
  const type = hasParams(operation) ? paramsName(operation) : 'NoParams';
  const { hash, previous } = operation.rangeKey?.appendOnly ?? {};
  const options = previous ? 'CheckedCallOptions' : hash ? 'ChainedCallOptions' : 'CallOptions';
  return `params${needsParams(operation) ? '' : '?'}: ${type}, options?: ${options}`;
}

/** The doc comment of an operation: of the function, or of the client's method if `client` is set. */
export function operationComment(operation: Operation, client?: string): string {
  const { operationId, method, path, group, deprecated, body, parameters } = operation;
  const summary = commentText(operation.summary);
  const description = commentText(operation.description);
  const sentence = summary && !/[.!?]$/.test(summary) ? `${summary}.` : summary;
  const callee = client === undefined ? operationId : `${client}.${operationId}`;
  const example = exampleCall(operation, callee, client === undefined ? ['transport'] : []);
  const words = [
    ...(parameters.length ? ['its parameters, by their names in the API'] : []),
    ...(body ? ['`body`'] : []),
  ];
  return docComment(
    [
      // The description of a deprecated operation names its replacement, so it comes first.
      ...(deprecated ? [description, sentence] : [sentence, description]),
      replyTimesSentence(operation),
      ...operation.headers.map(headerSentence),
      `\`${method} ${commentText(path)}\``,
      ...(client === undefined ? ['@param transport Sends the request.'] : []),
      `@param params ${words.length ? `The input: ${words.join(' and ')}.` : 'The operation has no parameters.'}`,
      '@param options Settings of this call that replace those of the transport, such as `signal` and `timeout`.',
      ...(example ? [`@example\n${example}`] : []),
      ...(group ? [`@category ${commentText(group)}`] : []),
      ...(deprecated ? [`@deprecated ${firstSentence(description)}`] : []),
    ],
    client === undefined ? '' : '  ',
  );
}

function headerSentence({ name, description }: Header): string {
  return `The service reads the header \`${commentText(name)}\`, which you pass in the option \`headers\`. ${commentText(description)}`;
}

function replyTimesSentence({ replyTimes }: Operation): string {
  if (!replyTimes) return '';
  if (replyTimes.final) return 'With `after`, any data counts as new enough, because it never changes.';
  const places = (replyTimes.times ?? []).map(
    (time) => `\`${commentText(time.slice(1).replaceAll('/*', '[]').replaceAll('/', '.'))}\``,
  );
  const paid = replyTimes.transfers ? ', which changes with each transfer' : '';
  return `With \`after\`, the age of the reply is checked by ${places.join(' or ')}${paid}.`;
}

export function requestType(operation: Operation): string {
  const { reply, items } = operation;
  const types = items ? `${reply.ref}, ${items.type}` : reply.ref;
  // Without hashes that can be computed, nothing is proven.
  const kind = operation.rangeKey?.appendOnly?.previous ? 'growingList' : requestKind(operation);
  return `${requests[kind]}<${types}>`;
}

export function requestTypes(api: Api): string[] {
  return api.operations.flatMap(({ reply, items }) => [
    String(reply.ref),
    ...(items && /^\w+$/.test(items.type) ? [items.type] : []),
  ]);
}

function bodyRule({ mediaType, required, schema, isAnyJson }: Body): string {
  const jsonSerialiser = isAnyJson ? 'anyJsonBody' : 'jsonBody';
  const serialiser = schema ? jsonSerialiser : 'byteBody';
  const validator =
    schema?.ref === undefined
      ? ''
      : `, validator: async () => (await import('./bodies.js')).${validatorName(schema.ref)}`;
  return `{ mediaType: ${literal(mediaType)}, required: ${required}, serialise: ${serialiser}${validator} }`;
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
