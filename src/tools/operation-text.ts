import type { ParameterRule } from '../core.js';
import type { Entry } from './catalogue.js';

/** One line: the name, the parameters and what the operation does. */
export function summaryText(entry: Entry): string {
  const { operation, help } = entry;
  const required = [...help.required];
  if (help.body !== undefined) required.push('body');
  const optional = parameterNames(entry).filter((name) => !required.includes(name));
  const names = [...required, ...optional.map((name) => `${name}?`)];
  return `${operation.operationId}(${names.join(', ')}): ${help.summary}.`;
}

/** All that a call needs. `maxWords` limits the words of a parameter that has many. */
export function operationText(entry: Entry, maxWords = Infinity): string {
  const { help, isList, fields } = entry;
  const lines = parameterNames(entry).map((name) => `- ${name}: ${parameterText(entry, name, maxWords)}`);
  if (help.body !== undefined) lines.push(`- body: ${bodyText(entry)}`);
  return [
    `${summaryText(entry)}${help.deprecated ? ' Deprecated.' : ''} ${help.description}`,
    ...lines,
    `${isList ? 'Fields of items' : 'Fields'}: ${fields.filter((name) => name !== 'links').join(', ')}`,
    `Call: ${exampleText(entry)}`,
  ].join('\n');
}

/** A complete call. */
export function exampleText({ operation, help }: Entry): string {
  const { operationId } = operation;
  if (operationId === 'getSummary') return 'status_page {}';
  const { example: params = {} } = help;
  if (Object.keys(params).length === 0) return `call_operation ${JSON.stringify({ operation: operationId })}`;
  return `call_operation ${JSON.stringify({ operation: operationId, params })}`;
}

export function parameterText({ operation, help }: Entry, name: string, maxWords = 12): string {
  const { kind, words = [] }: Partial<ParameterRule> = operation.parameters?.[name] ?? {};
  const more = words.length > maxWords ? ` and ${words.length - maxWords} more` : '';
  return [
    help.parameters[name],
    words.length > 0 && `One of ${words.slice(0, maxWords).join(', ')}${more}.`,
    kind?.name === 'timestamp' &&
      'Or a date such as 2026-01-31 for the whole day, gte:7d for seven days ago, 2026-01-01T12:00:00Z.',
  ]
    .filter(Boolean)
    .join(' ');
}

export function bodyText({ operation, help }: Entry): string {
  return `${help.body ?? ''} ${operation.body?.mediaType.endsWith('json') ? 'An object.' : 'Bytes in base64.'}`;
}

/** The tools have their own `limit`, and decode texts. */
export function parameterNames({ help }: Entry): string[] {
  return Object.keys(help.parameters).filter((name) => name !== 'limit' && name !== 'encoding');
}
