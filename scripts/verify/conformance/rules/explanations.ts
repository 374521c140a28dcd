// Why the client and the service disagree on a request, where that is intended.
import type { ParameterError } from '../../../../src/errors/parameter-error.js';
import type { ServiceRequest, Verdict } from './judge-by-rules.js';
import { isLongZero } from './values.js';

/** The values of the parameter that the client refuses. */
interface Refused {
  readonly name: string;
  readonly texts: readonly string[];
  readonly request: ServiceRequest;
  /** The form that the client expects. */
  readonly allowed: string;
}

const hasOperator = (text: string): boolean => /^(eq|ne|gte?|lte?):/i.test(text);
const isExact = ({ request: { query } }: Refused, name: string): boolean =>
  query.some(([other, text]) => other === name && operatorsOf([text])[0] === 'eq');
const isJava = ({ request }: Refused): boolean => request.rule.backend !== 'javascript';

function operatorsOf(texts: readonly string[]): string[] {
  return texts.map((text) => /^([a-z]+):/i.exec(text)?.[1]?.toLowerCase() ?? 'eq');
}

function isOneRange(texts: readonly string[]): boolean {
  const sides = operatorsOf(texts).map((operator) => operator[0]);
  return texts.length === 1 || (texts.length === 2 && sides.includes('g') && sides.includes('l'));
}

function takesTwo({ name, request: { rule } }: Refused): boolean {
  return rule.parameters[name]?.most === 2;
}

function isUnknown({ name, request: { rule, path } }: Refused): boolean {
  return !Object.hasOwn(rule.parameters, name) && !Object.hasOwn(path, name);
}

/** Parameters that take one value without an operator. */
const plain =
  /^(limit|order|type|name|result|encoding|nonce|scheduled|balance|transactions|hbar|internal|owner|mode|stack|memory|storage|(account\.)?publickey|transactiontype|topic\d|high_volume_throttle)$/;
/** Parameters that take one value. Searches by type of transaction and by topic take several. */
const isSingle = ({ name, request: { rule } }: Refused): boolean =>
  /^(block\.(hash|number)|transaction\.index)$/.test(name) ||
  rule.operationId === 'getToken' ||
  (plain.test(name) && !/^(transactiontype|topic\d)$/.test(name));

/** An EVM address that contains no number. */
const isOpaque = (text: string): boolean => /[\da-f]{40}$/i.test(text) && !isLongZero(text);

type Reason = readonly [why: string, test: (refused: Refused) => boolean];

/** Reasons why the client refuses requests that the service serves. The first one that holds counts. */
const refusedByClient: readonly Reason[] = [
  ['the client accepts one spelling of a name', ({ name }) => name !== name.toLowerCase()],
  [
    'some lists of two keys read an empty range as another one',
    ({ request: { rule }, allowed }) =>
      rule.backend === 'javascript' && allowed === 'a range that is not empty',
  ],
  ['no item is in the range', ({ allowed }) => allowed.endsWith('values in it')],
  ['a time that is not exact matches an item by chance', ({ allowed }) => allowed.endsWith('nine decimals')],
  [
    'most filters accept an address, and find nothing by one that contains no number',
    ({ texts, allowed }) => allowed.includes('long-zero address') && texts.some(isOpaque),
  ],
  ['no ledger existed at the time', ({ allowed }) => allowed.includes('the first ledger began')],
  ['the service ignores an unknown name', (one) => isJava(one) && isUnknown(one)],
  [
    'the client writes operators in lower case',
    (one) => isJava(one) && one.texts.some((text) => /^[A-Z]+:/.test(text)),
  ],
  ['the service ignores an empty value', (one) => isJava(one) && one.texts.includes('')],
  [
    'the service ignores all operators but the last',
    ({ texts }) => texts.some((text) => text.split(':').length > 2),
  ],
  [
    'the parameter is not a filter and takes no operator',
    ({ name, texts }) => plain.test(name) && texts.some(hasOperator),
  ],
  ['several values count as one, or match nothing', (one) => one.texts.length > 1 && isSingle(one)],
  [
    'several equalities match nothing, or one of them counts',
    ({ texts, allowed }) =>
      allowed.startsWith('one value, or bounds of a range') &&
      operatorsOf(texts).filter((operator) => operator === 'eq').length > 1,
  ],
  [
    'a topic that is zero is not found',
    ({ name, texts }) => /^topic\d$/.test(name) && texts.some((text) => /^(0x)?0+$/.test(text)),
  ],
  [
    'without balances, the service ignores a filter on them',
    ({ name, allowed }) => name === 'account.balance' && allowed.startsWith('without balance: false'),
  ],
  ['the service ignores ne', (one) => isJava(one) && operatorsOf(one.texts).includes('ne')],
  [
    'of several bounds on one side, one counts',
    (one) => isJava(one) && !isOneRange(one.texts) && takesTwo(one),
  ],
  ['a request has at most 100 values', ({ name, texts }) => name === 'node.id' && texts.length > 100],
  [
    'without an exact account and token, the service ignores the bound at once or on the next page',
    (one) => {
      if (!one.request.rule.operationId.endsWith('Airdrops')) return false;
      const isAccount = isExact(one, 'receiver.id') || isExact(one, 'sender.id');
      if (one.name === 'token.id') return !isAccount;
      return one.name === 'serialnumber' && !(isAccount && isExact(one, 'token.id'));
    },
  ],
  [
    'the service documents senders without an operator',
    ({ name, texts }) => name === 'from' && operatorsOf(texts).some((operator) => operator !== 'eq'),
  ],
  [
    'pages would be smaller than requested',
    ({ name, texts }) => name === 'limit' && texts.every((text) => Number(text) > 100),
  ],
];

type Allowance = readonly [why: string, test: (request: ServiceRequest, rules: Verdict) => boolean];

/** An address or an alias that is not of shard 0 and realm 0. */
const isElsewhere = (text: string): boolean => /^(\w+:)?[\d.]*[1-9][\d.]*\.[\dA-Za-z]{40,}$/.test(text);

/** Reasons why the client sends requests that the service refuses. */
const sentByClient: readonly Allowance[] = [
  ['the client counts the digits of a block number', (_, { names }) => names.includes('hashOrNumber')],
  [
    'a newer service may support the word',
    ({ query }, { names }) =>
      names.every((one) => one === 'transactiontype') &&
      !query.some(([name, text]) => name === 'transactiontype' && hasOperator(text)),
  ],
  [
    'networks have other shards and realms, with addresses and aliases',
    ({ path, query }) => [...Object.values(path), ...query.map(([, text]) => text)].some(isElsewhere),
  ],
  [
    'the client does not decode aliases',
    ({ path }) => /^[\d.]*[A-Z2-7]{10,}$/.test(path.idOrAliasOrEvmAddress ?? ''),
  ],
];

/** Which side refuses the request, the client by an error or the service. */
export function disagreement(error: ParameterError | undefined): string {
  return error ? 'the client refuses, the service serves' : 'the client sends, the service refuses';
}

export function explanationOf(
  request: ServiceRequest,
  error: ParameterError | undefined,
  rules: Verdict,
): string | undefined {
  if (!error) return sentByClient.find(([, test]) => test(request, rules))?.[0];
  const { parameter: name = '', allowed = '' } = error;
  const texts = request.query.filter(([other]) => other === name).map(([, text]) => text);
  return refusedByClient.find(([, test]) => test({ name, texts, request, allowed }))?.[0];
}
