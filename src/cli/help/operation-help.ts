import { stringKind } from '../../core.js';
import type { Entry } from '../catalogue.js';
import { optionsOf } from '../input/options.js';
import { allFields, declaredFields } from '../output/fields.js';
import { ruleText } from './rule-text.js';
import { optionLine, section, width, wrap } from './text.js';

/**
 * The text of `OPERATION --help`, from the description: nothing in it is written by hand for one operation. Arguments are
 * the parameters of the path, in the order of the path; parameters are those of the query; options are those of the
 * command line. The fields stand last, because they are what `--fields` accepts.
 */
export function operationHelp(entry: Entry): string {
  const { operation, help, pathNames, isList } = entry;
  const { parameters = {}, operationId, items } = operation;
  const options = Object.entries(optionsOf(entry));
  const common = options.filter(([, { isParameter }]) => !isParameter);
  const query = options.filter(([name, { isParameter }]) => isParameter && !pathNames.includes(name));
  const parameterText = (name: string): string => {
    const rule = parameters[name] ?? { kind: stringKind };
    const isRequired = help.required.includes(name) && !pathNames.includes(name);
    const text = `${help.parameters[name] ?? ''}${isRequired ? ' Required.' : ''}`;
    const values = rule.kind.name === 'boolean' ? `--no-${name} for false` : ruleText(rule);
    if (rule.default === undefined) return `${text} [${values}]`;
    return `${text} [${values}; the default is ${rule.default}]`;
  };
  return [
    `ledger-query-client ${[operationId, ...pathNames.map((name) => `<${name}>`), '[--options]'].join(' ')}\n`,
    `${help.summary}.${help.deprecated ? ' Deprecated.' : ''}`,
    `${wrap(help.description, width).join('\n')}\n`,
    section(
      'Arguments, in this order or by name',
      pathNames.map((name) => [name, parameterText(name)]),
    ),
    section(
      'Parameters',
      query.map(([name, { acceptsSeveral }]) => [
        `--${name}${acceptsSeveral ? ' …' : ''}`,
        parameterText(name),
      ]),
    ),
    help.body && `Body: ${help.body}\n`,
    section(
      'Options',
      common.map(([name, option]) => optionLine(name, option)),
    ),
    fieldsText('Fields', allFields(declaredFields(entry, !isList))),
    items !== undefined &&
      !isList &&
      fieldsText('Fields of items, with --limit, --all or --follow', allFields(declaredFields(entry, false))),
  ]
    .filter(Boolean)
    .join('\n');
}

function fieldsText(title: string, fields: readonly string[]): string {
  return `${wrap(`${title}: ${fields.join(', ')}`, width).join('\n  ')}\n`;
}
