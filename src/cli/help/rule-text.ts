import type { ParameterRule } from '../../generated-code.js';
import type { ParameterError } from '../../index.js';
import { didYouMean } from '../nearest.js';

/** How values are written on a command line, for kinds that code writes as objects. */
const forms: Readonly<Partial<Record<ParameterRule['kind']['name'], string>>> = {
  amount: 'an integer of tinybars',
  boolean: 'true or false',
  string: 'a text',
  timestamp: 'a date such as 2026-01-01, or seconds.nanoseconds',
};

// More words would hide the rest of a help text; shells complete all of them.
const maxWords = 12;

/** The values that a parameter takes, for a help text. */
export function ruleText({ kind, operators, words, ...limits }: ParameterRule): string {
  if (words) {
    const more = words.length - maxWords;
    return `one of ${words.slice(0, more > 1 ? maxWords : undefined).join(', ')}${more > 1 ? ` and ${more} more` : ''}`;
  }
  const { minimum, maximum, minLength, maxLength, countsBytes } = limits;
  const unit = countsBytes ? 'bytes' : 'characters';
  const parts = [
    forms[kind.name] ?? kind.form,
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    minLength !== undefined && `at least ${minLength} ${unit}`,
    maxLength !== undefined && `at most ${maxLength} ${unit}`,
    operators && `alone or with ${operators.join(', ')}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Why the client refused a value, in words of the command line instead of those of code. */
export function refusalText({ message, given }: ParameterError, rule?: ParameterRule): string {
  const text = message.replace(/, got undefined$/, '').replace(/(?<=, got -?\d+)n$/, '');
  if (!rule) return text;
  const { kind, pattern, words = [] } = rule;
  const suggestion = typeof given === 'string' ? didYouMean(given, words.map(String)) : '';
  const plain = text
    .replace(kind.form, forms[kind.name] ?? kind.form)
    .replace(`, like ${pattern?.source}`, '');
  return suggestion ? `${plain}.${suggestion}` : plain;
}
