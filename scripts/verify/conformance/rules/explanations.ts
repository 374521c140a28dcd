// Why the client and the service disagree on a request, where that is intended.
import type { ParameterRule } from '../../../../src/client/parameter-rule.js';
import type { ParameterError } from '../../../../src/errors/parameter-error.js';
import type { callOf } from '../../routes.js';

type Call = NonNullable<ReturnType<typeof callOf>>;

/** The values of the parameter that the client refuses. */
interface Refused {
  readonly name: string;
  readonly texts: readonly string[];
  /** Undefined if the operation has no such parameter. */
  readonly rule: ParameterRule | undefined;
  readonly call: Call;
  /** The form that the client expects. */
  readonly allowed: string;
}

const hasOperator = (text: string): boolean => /^(eq|ne|gte?|lte?):/i.test(text);
const isExact = ({ call: { query } }: Refused, name: string): boolean =>
  operatorsOf(query[name] ?? []).includes('eq');
const isJava = ({ call }: Refused): boolean => call.operation.servedBy !== undefined;

function operatorsOf(texts: readonly string[]): string[] {
  return texts.map((text) => /^([a-z]+):/i.exec(text)?.[1]?.toLowerCase() ?? 'eq');
}

function isOneRange(texts: readonly string[]): boolean {
  const sides = operatorsOf(texts).map((operator) => operator[0]);
  return texts.length === 1 || (texts.length === 2 && sides.includes('g') && sides.includes('l'));
}

/** An EVM address that contains no number. */
const isOpaque = (text: string): boolean =>
  /[\da-f]{40}$/i.test(text) && !/0{30}[0-3][\da-f]{9}$/i.test(text);

/** Times are stored as nanoseconds in 64 bits. */
const lastSecond = 2 ** 63 / 1e9;

type Reason = readonly [why: string, test: (refused: Refused) => boolean];

/** Reasons why the client refuses requests that the service serves. The first one that holds counts. */
const refusedByClient: readonly Reason[] = [
  ['the client accepts one spelling of a name', ({ name, rule }) => !rule && name !== name.toLowerCase()],
  [
    'some lists of two keys read an empty range as another one',
    (one) => !isJava(one) && one.allowed === 'a range that is not empty',
  ],
  ['no item is in the range', ({ allowed }) => allowed.endsWith('values in it')],
  ['a time that is not exact matches an item by chance', ({ allowed }) => allowed.endsWith('nine decimals')],
  [
    'most filters accept an address, and find nothing by one that contains no number',
    ({ texts, allowed }) => allowed.includes('long-zero address') && texts.some(isOpaque),
  ],
  ['no ledger existed at the time', ({ allowed }) => allowed.includes('the first ledger began')],
  [
    'no time that is stored is so late',
    ({ name, rule, texts, call }) =>
      rule?.kind.name === 'timestamp' &&
      [...texts, call.values[name] ?? ''].some((text) => Number(text.replace(/^\w+:/, '')) >= lastSecond),
  ],
  ['the service ignores an unknown name', (one) => isJava(one) && !one.rule],
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
    ({ rule, texts }) => rule !== undefined && !rule.operators && texts.some(hasOperator),
  ],
  [
    'several values count as one, or match nothing',
    ({ rule, texts }) => texts.length > 1 && rule !== undefined && rule.maxItems === undefined,
  ],
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
    (one) => isJava(one) && !isOneRange(one.texts) && one.rule?.maxItems === 2,
  ],
  ['a request has at most 100 values', ({ name, texts }) => name === 'node.id' && texts.length > 100],
  [
    'without an exact account and token, the service ignores the bound at once or on the next page',
    (one) => {
      if (!one.call.operation.operationId.endsWith('Airdrops')) return false;
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
    'no payer has a number above 38 bits',
    (one) => isJava(one) && /^0\.0\.\d{12}-/.test(one.call.values[one.name] ?? ''),
  ],
  [
    'the client writes a sequence number without leading zeros',
    ({ name, call }) => name === 'sequenceNumber' && /^0\d/.test(call.values[name] ?? ''),
  ],
  [
    'pages would be smaller than requested',
    ({ name, texts }) => name === 'limit' && texts.every((text) => Number(text) > 100),
  ],
];

type Allowance = readonly [why: string, test: (call: Call, names: readonly string[]) => boolean];

/** An address or an alias that is not of shard 0 and realm 0. */
const isElsewhere = (text: string): boolean => /^(\w+:)?[\d.]*[1-9][\d.]*\.[\dA-Za-z]{40,}$/.test(text);

/** Reasons why the client sends requests that the service refuses. */
const sentByClient: readonly Allowance[] = [
  [
    'the client counts the digits of a block number',
    ({ values }) => /^\d{19}$/.test(values.hashOrNumber ?? ''),
  ],
  [
    'a newer service may support the word',
    ({ query }, names) => names.join() === 'transactiontype' && !query.transactiontype?.some(hasOperator),
  ],
  [
    'networks have other shards and realms, with addresses and aliases',
    ({ values, query }) => [values, query].flatMap(Object.values).flat().some(isElsewhere),
  ],
  [
    'the client does not decode aliases',
    ({ values }) => /^[\d.]*[A-Z2-7]{10,}$/.test(values.idOrAliasOrEvmAddress ?? ''),
  ],
];

/** @param body Of the reply. An error names the wrong parameters. */
export function explanationOf(
  call: Call,
  error: ParameterError | undefined,
  body: string,
): string | undefined {
  if (!error) {
    const names = [...body.matchAll(/Invalid parameter: ([\w.]+)/g)].map(([, name = '']) => name);
    return sentByClient.find(([, test]) => test(call, names))?.[0];
  }
  const { parameter: name = '', allowed = '' } = error;
  const texts = call.query[name] ?? [];
  const rule = call.operation.parameters?.[name];
  return refusedByClient.find(([, test]) => test({ name, texts, rule, call, allowed }))?.[0];
}
