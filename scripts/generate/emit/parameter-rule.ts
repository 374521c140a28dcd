import type { Api, Parameter } from '../api.js';
import { resolved, type Schema } from '../schema.js';

/** What is known of a parameter when a call is checked, as the literal that the generated code has. */
export function parameterRule(parameter: Parameter, api: Api): string {
  const { schema, filter, value, open, countsBytes, cut } = parameter;
  const outer = resolved(schema, api.schemas);
  const inner = outer.items ? resolved(outer.items, api.schemas) : outer;
  const { minLength, maxLength } = inner.limits ?? {};
  const { minimum, maximum } = { ...inner.limits, ...filter };
  const pattern = inner.limits?.pattern ?? eitherPattern(inner);
  const isRepeated = outer.type?.includes('array');
  const words = inner.enum?.filter((word) => word !== null);
  const fallback = schema.default ?? outer.default;
  const fields = [
    `kind: '${filter?.value ?? value ?? kindOf(inner)}'`,
    filter && `operators: ${JSON.stringify(filter.operators)}`,
    isRepeated && `maxItems: ${outer.limits?.maxItems ?? 100}`,
    filter?.repeats === 'range' && 'isRange: true',
    pattern !== undefined && `pattern: ${new RegExp(String(pattern))}`,
    words && `words: ${JSON.stringify(words)}`,
    open && 'isOpen: true',
    countsBytes && 'countsBytes: true',
    cut !== undefined && `cut: ${cut}`,
    ...Object.entries({ minimum, maximum, minLength, maxLength }).map(
      ([name, limit]) => limit !== undefined && `${name}: ${integer(limit)}`,
    ),
    ['string', 'number', 'boolean'].includes(typeof fallback) && `default: ${JSON.stringify(fallback)}`,
  ];
  return `{ ${fields.filter(Boolean).join(', ')} }`;
}

function integer(limit: unknown): string {
  return typeof limit === 'bigint' ? `${limit}n` : String(limit);
}

/** Text that fits one of several alternatives, where each of them can be told by a pattern. */
function eitherPattern({ anyOf }: Schema): string | undefined {
  const patterns = anyOf?.map(({ type, limits }) => {
    if (type?.includes('integer')) return Number(limits?.minimum) > 0 ? '[1-9]\\d*' : '-?\\d+';
    const whole = /^\^(.*)\$$/s.exec(String(limits?.pattern ?? ''));
    return whole?.[1];
  });
  return patterns?.every((pattern) => pattern !== undefined) ? `^(?:${patterns.join('|')})$` : undefined;
}

function kindOf({ type = [], anyOf }: Schema): string {
  const [only, another] = type.filter((name) => name !== 'null');
  if (another || anyOf) return 'string';
  return only === 'boolean' || only === 'integer' || only === 'number' ? only : 'string';
}
