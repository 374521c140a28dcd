import { compiledPattern, mapValues, type Schema, type Schemas } from '../schema.js';

// Texts that match the service's patterns: IDs, times, digits of all allowed lengths, aliases and keys.
const lengths = [1, 2, 16, 40, 64, 96, 128, 130, 512];
const texts = [
  '0.0.1001',
  '1767225600.000000001',
  'AA======',
  'made',
  '2026-01-01T00:00:00Z',
  ...lengths.flatMap((length) => ['0'.repeat(length), `0x${'0'.repeat(length)}`]),
  'AAAAAAAA',
  '0.0.1001-1767225600-000000001',
];

// Beyond this depth, lists are empty and nullable values are null.
const deepest = 4;
// Beyond this depth, objects are empty even if the schema does not allow it. Recursive schemas need an end.
const deepestObject = 12;

/** Creates a value that a schema allows. Each list has one item, and each page is the last one. */
export function madeValue(schema: Schema, schemas: Schemas, depth = 0): unknown {
  const { type = [], format, properties = {}, items, limits = {}, ...rest } = flattened(schema, schemas);
  const inside = (inner: Schema): unknown => madeValue(inner, schemas, depth + 1);
  if (rest.enum) return rest.enum.find((word) => word !== null) ?? null;
  if (type.includes('null') && depth > deepest) return null;
  switch (type.find((name) => name !== 'null')) {
    case 'array':
      return depth > deepest || !items ? [] : [inside(items)];
    case 'integer':
    case 'number':
      return Math.max(1, Number(limits.minimum ?? 1));
    case 'boolean':
      return true;
    case 'string':
      return madeText(format, limits.pattern);
    default:
      if (depth > deepestObject) return {};
      return mapValues(properties, (inner, name) => (name === 'next' ? null : inside(inner)));
  }
}

function madeText(format: string | undefined, pattern: unknown): string {
  if (format === 'date-time') return '2026-01-01T00:00:00Z';
  if (format === 'date') return '2026-01-01';
  if (format === 'uri') return 'https://made.test/';
  return texts.find((text) => typeof pattern !== 'string' || compiledPattern(pattern).test(text)) ?? '';
}

/** Joins a schema with its references, members and alternatives. The first alternative wins. */
function flattened(schema: Schema, schemas: Schemas): Schema {
  const target = schema.ref === undefined ? undefined : schemas.get(schema.ref);
  const parts = [...(target ? [target] : []), ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  let whole = schema;
  for (const part of parts.map((inner) => flattened(inner, schemas)))
    whole = {
      ...part,
      ...whole,
      type: [...(whole.type ?? []), ...(part.type ?? [])],
      properties: { ...part.properties, ...whole.properties },
      limits: { ...part.limits, ...whole.limits },
    };
  return whole;
}
