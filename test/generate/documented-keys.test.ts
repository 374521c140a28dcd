import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generate } from '../../scripts/generate/generate.js';
// By its inner path: the table that the document is held against.
import { keys } from '../../scripts/generate/read/keys.js';
import { type JsonObject, parseDescription } from './description.js';
import { core } from './generated-folder.js';
import { keyed, type Place } from './read/keyed.js';

interface Documented {
  readonly fields?: Readonly<Record<string, Documented>>;
}

/** The place in a description for the examples of each place that a key may have. */
const placeOf: Readonly<Record<string, Place>> = {
  description: 'root',
  operation: 'operation',
  'path parameter': 'path parameter',
  'query parameter': 'parameter',
  'request body': 'body',
  schema: 'property',
};

const document = readFileSync(new URL('../../openapi/README.md', import.meta.url), 'utf8');
const sections = new Map(
  document
    .split(/^#### /m)
    .slice(1)
    .map((section) => [/^`(.*)`/.exec(section)?.[1] ?? '', section]),
);

function namesIn({ fields = {} }: Documented): string[] {
  return Object.entries(fields).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

function exampleOf(section: string): JsonObject {
  const [, yaml = ''] = /^```yaml\n(.*?)^```/ms.exec(section) ?? [];
  return parseDescription(yaml);
}

describe('the keys in openapi/README.md', () => {
  it('are those of the table', () => {
    expect([...sections.keys()].sort()).toEqual(Object.keys(keys).sort());
  });

  it.each(Object.entries<Readonly<Record<string, Documented>>>(keys))(
    'have %s with each of its fields, and an example that can be generated',
    async (name, shapes) => {
      const section = sections.get(name) ?? '';
      const example = exampleOf(section);
      expect(example).toHaveProperty([name]);
      const words = section.replace(/^```.*?^```/ms, '');
      const fields = new Set(Object.values(shapes).flatMap(namesIn));
      const missing = [...fields].filter((field) => !new RegExp(`\`${field}\\b[^\`]*\``).test(words));
      expect(missing).toEqual([]);
      const [[first = '', shape = {}] = []] = Object.entries(shapes);
      for (const field of namesIn(shape)) expect(JSON.stringify(example)).toContain(`"${field}":`);
      const place = placeOf[first] ?? 'root';
      const isOfObject = name === 'x-columns';
      const files = await generate(keyed(isOfObject ? 'schema' : place, example), 'accounts', core);
      expect(files.size).toBeGreaterThan(5);
    },
  );
});
