import type { ParameterError } from '../../../src/errors/parameter-error.js';
import type { ServiceRequest, Verdict } from './judge-by-rules.js';

/** The values of the parameter that the client refuses. */
interface Refused {
  readonly name: string;
  readonly texts: readonly string[];
  readonly request: ServiceRequest;
}

type Explanation = readonly [why: string, test: (refused: Refused) => boolean];

const hasOperator = (text: string): boolean => /^(eq|ne|gte?|lte?):/i.test(text);
const isJava = ({ request }: Refused): boolean => request.rule.half !== 'javascript';
const operatorsOf = (texts: readonly string[]): string[] =>
  texts.map((text) => /^([a-z]+):/i.exec(text)?.[1]?.toLowerCase() ?? 'eq');
const isOneRange = (texts: readonly string[]): boolean => {
  const sides = operatorsOf(texts).map((operator) => operator[0]);
  return texts.length === 1 || (texts.length === 2 && sides.includes('g') && sides.includes('l'));
};

/** Parameters that take one value without an operator, as the service describes them. */
const plain =
  /^(limit|order|type|name|result|encoding|nonce|scheduled|balance|transactions|hbar|internal|owner|mode|stack|memory|storage|(account\.)?publickey|transactiontype|topic\d|high_volume_throttle)$/;

/** Why the client refuses requests that the service serves. The first reason that holds counts. */
const refusedByClient: readonly Explanation[] = [
  ['the client accepts one spelling of a name', ({ name }) => name !== name.toLowerCase()],
  [
    'the service ignores unknown parameters, so a mistake would go unnoticed',
    (one) =>
      isJava(one) &&
      !Object.hasOwn(one.request.rule.parameters, one.name) &&
      one.texts.length > 0 &&
      !Object.hasOwn(one.request.path, one.name),
  ],
  ['operators have one spelling', (one) => isJava(one) && one.texts.some((text) => /^[A-Z]+:/.test(text))],
  [
    'an empty value is a mistake: the service returns everything',
    (one) => isJava(one) && one.texts.includes(''),
  ],
  [
    'of two operators, the service ignores the first',
    ({ texts }) => texts.some((text) => text.split(':').length > 2),
  ],
  [
    'the parameter is not a filter and takes no operator',
    ({ name, texts }) => plain.test(name) && texts.some(hasOperator),
  ],
  ['the service ignores all values but one', ({ name, texts }) => plain.test(name) && texts.length > 1],
  ['the service ignores ne', (one) => isJava(one) && operatorsOf(one.texts).includes('ne')],
  [
    'of several bounds on one side, the service uses the last',
    (one) => isJava(one) && !isOneRange(one.texts),
  ],
  [
    'the service ignores the bound, at once or on the next page',
    ({ name, request }) =>
      request.rule.operationId.endsWith('Airdrops') && /^(token\.id|serialnumber)$/.test(name),
  ],
  [
    'pages would be smaller than requested',
    ({ name, texts }) => name === 'limit' && texts.every((text) => Number(text) > 100),
  ],
];

/** Why the client sends requests that the service refuses. */
const sentByClient: readonly (readonly [string, (request: ServiceRequest, rules: Verdict) => boolean])[] = [
  [
    'iterating and scanning complete and split the time range of a search by topic',
    ({ query }, { names }) => names.includes('timestamp') && query.some(([name]) => /^topic\d$/.test(name)),
  ],
  [
    'a newer service may support the word',
    (_, { names }) => names.every((name) => /^(transactiontype)$/.test(name)),
  ],
];

/** Why the client and the service disagree on a request. Undefined if there is no reason. */
export function explanationOf(
  request: ServiceRequest,
  error: ParameterError | undefined,
  rules: Verdict,
): string | undefined {
  if (!error) return sentByClient.find(([, test]) => test(request, rules))?.[0];
  const name = error.parameter ?? '';
  const texts = request.query.filter(([other]) => other === name).map(([, text]) => text);
  return refusedByClient.find(([, test]) => test({ name, texts, request }))?.[0];
}
