import { type DeclaredSchema, flatten, type Service, typesOf } from './description.js';

// What the patterns of the service are for: IDs, times, digits of every length that it knows, aliases and keys.
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

/** A reply as its schema allows it, with a page's links at their end. */
export function madeReply(service: Service, schema: DeclaredSchema, depth = 0): unknown {
  const { properties, items, enum: words, pattern, format, ...rest } = flatten(service, schema);
  const [type] = typesOf(rest).filter((name) => name !== 'null');
  if (words) return words.find((word) => word !== null) ?? null;
  // A tree ends where it may.
  if (typesOf(rest).includes('null') && depth > 4) return null;
  switch (type) {
    case 'array':
      return depth > 4 ? [] : [madeReply(service, items ?? {}, depth + 1)];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'string':
      if (format === 'date-time') return '2026-01-01T00:00:00Z';
      if (format === 'date') return '2026-01-01';
      if (format === 'uri') return 'https://made.test/';
      return texts.find((text) => !pattern || new RegExp(pattern).test(text)) ?? '';
    default:
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([name, inner]) => [
          name,
          name === 'next' ? null : madeReply(service, inner, depth + 1),
        ]),
      );
  }
}
