import { stringKind } from '../../generated-code.js';
import type { Entry } from '../catalogue.js';
import { optionsOf } from '../input/options-of.js';
import { knownFields } from '../output/fields.js';
import { ruleText } from './rule-text.js';
import { optionLine, section, wrapped } from './text.js';

/** What one operation is for, and all that it takes. */
export function operationHelp(entry: Entry): string {
  const { operation, help, pathNames } = entry;
  const { parameters = {}, operationId } = operation;
  const options = Object.entries(optionsOf(entry));
  const rule = (name: string): string => {
    const limits = parameters[name] ?? { kind: stringKind };
    const usual = limits.default;
    const needed = help.required.includes(name) && !pathNames.includes(name) ? ' Has to be given.' : '';
    const takes = limits.kind.name === 'boolean' ? `--no-${name} for false` : ruleText(limits);
    return `${help.parameters[name] ?? ''}${needed} [${takes}${usual === undefined ? '' : `; ${usual} if not given`}]`;
  };
  const own = options.filter(([, { isParameter }]) => !isParameter);
  const others = options.filter(([name, { isParameter }]) => isParameter && !pathNames.includes(name));
  return [
    `ledger-query-client ${[operationId, ...pathNames.map((name) => `<${name}>`), '[--options]'].join(' ')}\n`,
    `${help.summary}.${help.deprecated ? ' Deprecated.' : ''}`,
    `${wrapped(help.description, 100).join('\n')}\n`,
    ...(pathNames.length
      ? [
          section(
            'Given in this order, or by name',
            pathNames.map((name) => [name, rule(name)]),
          ),
        ]
      : []),
    ...(others.length
      ? [
          section(
            'Parameters',
            others.map(([name, { repeats }]) => [`--${name}${repeats ? ' …' : ''}`, rule(name)]),
          ),
        ]
      : []),
    ...(help.body ? [`Body: ${help.body}\n`] : []),
    section(
      'Options',
      own.map(([name, option]) => optionLine(name, option)),
    ),
    fieldsLine('Fields', knownFields(entry, entry.isList ? 'page' : 'reply')),
    ...(operation.items !== undefined && !entry.isList
      ? [fieldsLine('Fields of items, with --limit, --all or --follow', knownFields(entry, 'all'))]
      : []),
  ].join('\n');
}

function fieldsLine(title: string, fields: readonly string[]): string {
  return `${wrapped(`${title}: ${fields.join(', ')}`, 100).join('\n  ')}\n`;
}
