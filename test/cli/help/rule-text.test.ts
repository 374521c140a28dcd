import { expect, it } from 'vitest';
import { ruleText } from '../../../src/cli/help/rule-text.js';
import type { ParameterRule } from '../../../src/core.js';
import { amountKind, entityIdKind, integerKind, stringKind } from '../../../src/values/values.js';

it.each<[string, ParameterRule]>([
  ['a text', { kind: stringKind }],
  ['a text, at least 3 characters', { kind: stringKind, minLength: 3 }],
  ['a text, at most 100 bytes', { kind: stringKind, maxLength: 100, countsBytes: true }],
  ['a text, at least 1 characters, at most 9 characters', { kind: stringKind, minLength: 1, maxLength: 9 }],
  ['an integer from 0', { kind: integerKind, minimum: 0 }],
  ['an integer to 100', { kind: integerKind, maximum: 100 }],
  ['an integer from 1 to 100', { kind: integerKind, minimum: 1, maximum: 100 }],
  ['an integer of tinybars, alone or with eq, gt', { kind: amountKind, operators: ['eq', 'gt'] }],
  [entityIdKind.form, { kind: entityIdKind }],
  ['a form of its own', { kind: stringKind, form: 'a form of its own', maxLength: 5 }],
  ['one of asc, desc', { kind: stringKind, words: ['asc', 'desc'] }],
])('the help says of a parameter: %s', (text, rule) => {
  expect(ruleText(rule)).toBe(text);
});
