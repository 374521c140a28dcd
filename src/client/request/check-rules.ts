// Rules that few operations have. They are loaded with the first call that needs them, and checked before it is sent.

import { type CallContext, ParameterError, type Refuse } from '../../errors/errors.js';
import { type Operator, splitOperator } from '../../values/values.js';
import type { CheckRequest, FieldRule, Operation, OperationRules, SeveralRule } from '../operation.js';

/** Makes the check of a service's requests out of its rules, by the names of the operations. */
export function requestCheck(rules: Readonly<Record<string, OperationRules>>): CheckRequest {
  return (operation, request, context) =>
    check(rules[operation.operationId] ?? {}, operation, request, context);
}

/** Refuses what the description's `x-ordered`, `x-fields` and `several` exclude. */
function check(
  { ordered = [], several = {}, fields = [] }: OperationRules,
  { parameters = {} }: Operation,
  { query, body }: Parameters<CheckRequest>[1],
  context: CallContext,
): void {
  const refuse: Refuse = (parameter, given, allowed) => {
    throw new ParameterError({ parameter, given, allowed }, context);
  };
  const values = valuesOf(query);
  for (const { parameter, unless = '' } of ordered) {
    const [first, second] = values.get(unless) ?? [];
    if (second && first?.value !== second.value) continue;
    const own = values.get(parameter) ?? [];
    const isEntity = parameters[parameter]?.kind.isEntity === true;
    const [lower, upper] = ['g', 'l'].map((side) => own.find(({ operator }) => operator.startsWith(side)));
    if (lower && upper && ordinal(lower.value, isEntity) > ordinal(upper.value, isEntity))
      refuse(parameter, texts(own), 'a lower bound that is not above the upper bound');
  }
  for (const [name, rule] of Object.entries(several))
    severalChecks[rule](name, values.get(name) ?? [], refuse);
  if (fields.length > 0 && typeof body === 'string') checkFields(fields, JSON.parse(body), refuse);
}

// The parser of list queries is not used here: bundlers would move it into a further chunk.

/** A value as it goes out, taken apart. */
interface Given {
  readonly text: string;
  readonly operator: Operator;
  readonly value: string;
}

function valuesOf(query: string): Map<string, Given[]> {
  const values = new Map<string, Given[]>();
  for (const pair of query.split('&')) {
    const [name = '', text = ''] = pair.split('=').map(decodeURIComponent);
    const { operator = 'eq', value } = splitOperator(text);
    values.set(name, [...(values.get(name) ?? []), { text, operator, value }]);
  }
  return values;
}

/** Orders entities by shard, realm and number, timestamps and integers by nanoseconds; 0 for any other text. */
function ordinal(text: string, isEntity: boolean): bigint {
  if (!/^\d+(\.\d+)*$/.test(text)) return 0n;
  const parts = text.split('.');
  if (isEntity) return parts.reduce((sum, part) => (sum << 64n) + BigInt(part), 0n);
  const [whole = '', fraction = ''] = parts;
  return BigInt(whole + fraction.padEnd(9, '0'));
}

type CheckSeveral = (name: string, values: readonly Given[], refuse: Refuse) => void;

const severalChecks: Readonly<Record<SeveralRule, CheckSeveral>> = {
  'one-range'(name, values, refuse) {
    for (const side of ['g', 'l']) {
      const bounds = values.filter(({ operator }) => operator.startsWith(side));
      if (bounds.length > 1) refuse(name, texts(bounds), 'at most one lower and one upper bound');
    }
  },
  'one-address'(name, values, refuse) {
    const compared = values.find((value) => isAddress(value) && isCompared(value));
    if (compared)
      refuse(name, compared.text, 'an EVM address or alias alone or with eq, or an entity number');
    const addresses = values.filter(isAddress);
    const prefixed = addresses.find(({ value }) => value.includes('.'));
    if (prefixed)
      refuse(name, prefixed.text, 'an EVM address or alias without shard and realm, or an entity number');
    const [first] = addresses;
    if (!first) return;
    // The service drops repeated values before it counts addresses.
    const isSecond = addresses.some(({ text }) => text !== first.text);
    if (isSecond || values.slice(values.indexOf(first)).some(isCompared))
      refuse(name, texts(values), 'at most one EVM address or alias, and no bound behind it');
  },
};

/** An EVM address or an alias. Forty digits are an address, as the number of an entity has at most 19. */
function isAddress({ value }: Given): boolean {
  return !/^(\d+\.)*\d{1,19}$/.test(value);
}

function isCompared({ operator }: Given): boolean {
  return operator !== 'eq';
}

function checkFields(
  rules: readonly FieldRule[],
  body: Readonly<Record<string, unknown>>,
  refuse: Refuse,
): void {
  const matches = ([name, pattern]: readonly [string, RegExp]): boolean =>
    pattern.test(body[name] === undefined ? '' : String(body[name]));
  for (const { when, requires, allowed } of rules) {
    const [field = ''] = Object.keys(when);
    if (Object.entries(when).every(matches) && !Object.entries(requires).every(matches))
      refuse(`body.${field}`, body[field], allowed);
  }
}

function texts(values: readonly Given[]): string[] {
  return values.map(({ text }) => text);
}
