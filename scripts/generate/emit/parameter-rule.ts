import type { KindName } from '../../../src/values/kinds.js';
import type { Api, Parameter } from '../api.js';
import { freeName, literal, numberLiteral, patternLiteral } from '../code-text.js';
import { isLinear } from '../linear/linear.js';
import { compiledPattern, resolved, type Schema } from '../schema.js';

/**
 * The code for the rule of each parameter, and the declarations of the constants for rules of several parameters. A constant
 * has the name of the first such parameter in `components`. Descriptions that repeat parameters instead have constants with
 * the name of the parameter, or of its first operation too, if another parameter of that name has another rule.
 */
export function sharedRules(api: Api): { rule: (parameter: Parameter) => string; constants: string } {
  const uses = new Map<string, RuleUse[]>();
  const rulesByParameter = new Map<string, Set<string>>();
  for (const { operationId, parameters } of api.operations)
    for (const parameter of parameters) {
      const rule = parameterRule(parameter, api);
      uses.set(rule, [...(uses.get(rule) ?? []), { operationId, parameter }]);
      rulesByParameter.set(parameter.name, (rulesByParameter.get(parameter.name) ?? new Set()).add(rule));
    }
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [rule, [first, second]] of uses) {
    if (!first || !second) continue;
    const { operationId, parameter } = first;
    const isOnly = rulesByParameter.get(parameter.name)?.size === 1;
    const place = isOnly ? parameter.name : `${operationId} ${parameter.name}`;
    const name = freeName(`${camelCase(componentName(parameter) ?? place)}Rule`, taken);
    taken.add(name);
    names.set(rule, name);
  }
  const constants = [...names].map(([rule, name]) => `const ${name}: ParameterRule = ${rule};\n`).sort();
  return {
    rule: (parameter) => {
      const rule = parameterRule(parameter, api);
      return names.get(rule) ?? rule;
    },
    constants: constants.length > 0 ? `${constants.join('\n')}\n` : '',
  };
}

interface RuleUse {
  readonly operationId: string;
  readonly parameter: Parameter;
}

/** The name of a parameter in `components`. Undefined if an operation declares it. */
export function componentName({ pointer }: Parameter): string | undefined {
  return /^\/components\/parameters\/([^/]+)$/.exec(pointer)?.[1];
}

function parameterRule(parameter: Parameter, api: Api): string {
  const { schema, filter, role, open, countsBytes, cut } = parameter;
  const outer = resolved(schema, api.schemas);
  const inner = innerOf(outer, api);
  const { minLength, maxLength } = inner.limits ?? {};
  const integer = inner.anyOf?.find(({ type }) => type?.includes('integer'));
  const { minimum, maximum } = { ...integer?.limits, ...inner.limits, ...filter };
  const pattern = inner.limits?.pattern ?? eitherPattern(inner);
  const isRepeated = outer.type?.includes('array');
  const words = inner.enum?.filter((word) => word !== null);
  const form = inner.form ?? schema.form ?? outer.form;
  const fallback = schema.default ?? outer.default;
  const fields = [
    `kind: ${kindConstant(parameterKind(parameter, api))}`,
    form !== undefined && `form: ${literal(form)}`,
    filter && `operators: ${literal(filter.operators)}`,
    isRepeated && `maxItems: ${numberLiteral(outer.limits?.maxItems ?? 100)}`,
    (role === 'moment' || role === 'view') && `role: '${role}'`,
    isRepeated && filter?.repeats && `checkSeveral: ${severalChecks[filter.repeats]}`,
    pattern !== undefined && isLinear(pattern) && `pattern: ${patternLiteral(compiledPattern(pattern))}`,
    words && `words: ${literal(words)}`,
    open && 'isOpen: true',
    countsBytes && 'countsBytes: true',
    cut !== undefined && `cut: ${numberLiteral(cut)}`,
    ...Object.entries({ minimum, maximum, minLength, maxLength }).map(
      ([name, limit]) => limit !== undefined && `${name}: ${numberLiteral(limit)}`,
    ),
    ['string', 'number', 'boolean'].includes(typeof fallback) && `default: ${literal(fallback)}`,
  ];
  return `{ ${fields.filter(Boolean).join(', ')} }`;
}

const severalChecks = { all: 'checkEquality', range: 'checkRange' } as const;

function parameterKind({ schema, filter, value }: Parameter, api: Api): KindName {
  return filter?.value ?? value ?? kindOf(innerOf(resolved(schema, api.schemas), api));
}

function kindConstant(kind: KindName): string {
  return `${kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Kind`;
}

function innerOf(outer: Schema, { schemas }: Api): Schema {
  return outer.items ? resolved(outer.items, schemas) : outer;
}

/** A pattern that matches any of the alternatives. Undefined if one of them has no pattern. */
function eitherPattern({ anyOf }: Schema): string | undefined {
  const patterns = anyOf?.map(({ type, limits }) => {
    if (type?.includes('integer')) return Number(limits?.minimum) > 0 ? '[1-9]\\d*' : '-?\\d+';
    const whole = /^\^(.*)\$$/s.exec(String(limits?.pattern ?? ''));
    return whole?.[1];
  });
  return patterns?.every((pattern) => pattern !== undefined) ? `^(?:${patterns.join('|')})$` : undefined;
}

function kindOf({ type = [], anyOf }: Schema): KindName {
  const [only, another] = type.filter((name) => name !== 'null');
  if (another || anyOf) return 'string';
  return only === 'boolean' || only === 'integer' || only === 'number' ? only : 'string';
}

export function camelCase(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .replace(/^(?=\d|$)/, 'the');
}
