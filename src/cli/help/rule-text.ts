import type { ParameterRule } from '../../core.js';
import { didYouMean } from '../../core.js';
import type { ParameterError } from '../../index.js';
import { argumentNames } from '../answers.js';
import type { Entry } from '../catalogue.js';

const forms: Readonly<Partial<Record<ParameterRule['kind']['name'], string>>> = {
  amount: 'an integer of tinybars',
  boolean: 'true or false',
  string: 'a text',
  timestamp:
    'a date such as 2026-01-31 for the whole day, today, gte:7d for seven days ago, 2026-01-01T12:00:00Z, or seconds.nanoseconds',
};

export function ruleText(rule: ParameterRule): string {
  const { form, operators, words } = rule;
  if (words) return `one of ${words.join(', ')}`;
  const parts = [form ?? usualForm(rule), operators && `alone or with ${operators.join(', ')}`];
  return parts.filter(Boolean).join(', ');
}

function usualForm({ kind, ...limits }: ParameterRule): string {
  const { minimum, maximum, minLength, maxLength, countsBytes } = limits;
  const from = minimum === undefined ? '' : ` from ${minimum}`;
  const to = maximum === undefined ? '' : ` to ${maximum}`;
  const unit = countsBytes ? 'bytes' : 'characters';
  const parts = [
    `${forms[kind.name] ?? kind.form}${from}${to}`,
    minLength !== undefined && `at least ${minLength} ${unit}`,
    maxLength !== undefined && `at most ${maxLength} ${unit}`,
  ];
  return parts.filter(Boolean).join(', ');
}

export function parameterErrorText(error: ParameterError, entry?: Entry): string {
  const { message, operationId, parameter, value } = error;
  if (parameter === 'body' && value === undefined)
    return `${operationId}: the body is missing. Pass --body JSON, @FILE, or @- for standard input`;
  const name = entry?.answer ? (argumentNames[parameter] ?? parameter) : parameter;
  const text = message.replace(parameter, name).replace(/(, got -?\d+)n$/, '$1');
  const rule = entry?.operation.parameters?.[parameter];
  if (!entry || !rule) return text;
  const { kind, words = [] } = rule;
  const plain = text.replace(kind.form, forms[kind.name] ?? kind.form);
  const suggestion = typeof value === 'string' ? didYouMean(value, words.map(String)) : '';
  return suggestion ? `${plain}.${suggestion}` : plain;
}
