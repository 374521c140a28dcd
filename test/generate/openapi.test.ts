import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { services } from '../setup/description.js';

type Node = { [key: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every part of a description that needs a text, by its place. */
function* described(value: unknown, place = ''): Generator<[string, Node]> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* described(item, `${place}/${index}`);
  if (!isNode(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = `${place}/${key}`;
    const isNamed = /\/(properties|schemas|parameters|responses)$/.test(place) && isNode(inner);
    if ((isNamed && !('$ref' in inner && !place.endsWith('/properties'))) || isOperation(inner))
      yield [here, inner as Node];
    yield* described(inner, here);
  }
}

function isOperation(value: unknown): boolean {
  return isNode(value) && 'operationId' in value;
}

describe.each(services)('the description of the %s service', (service) => {
  const root: Node = parse(readFileSync(new URL(`../../openapi/${service}.yaml`, import.meta.url), 'utf8'));
  const parts = [...described(root)];

  // Guards check the narrower pattern only.
  it('has no usual pattern that matches a text which the pattern refuses', () => {
    let compared = 0;
    for (const [place, { pattern, 'x-usual': usual }] of parts) {
      if (typeof usual !== 'string' || typeof pattern !== 'string') continue;
      compared += 1;
      const fits = (text: string): boolean => new RegExp(pattern).test(text);
      fc.assert(
        fc.property(
          fc.stringMatching(new RegExp(usual)).map((text) => [place, text] as const),
          ([, text]) => fits(text),
        ),
      );
    }
    if (service === 'ledger') expect(compared).toBeGreaterThan(5);
  });

  it('has its own text for every operation, parameter, reply, schema and property', () => {
    expect(parts.length).toBeGreaterThan(service === 'ledger' ? 700 : 100);
    const silent = parts.filter(
      ([, { description }]) => typeof description !== 'string' || description.length < 8,
    );
    expect(silent.map(([place]) => place)).toEqual([]);
    for (const [, part] of parts.filter(([, part]) => isOperation(part)))
      expect(part.summary).toEqual(expect.any(String));
  });

  it('anchors every pattern as a whole', () => {
    const patterns = [...JSON.stringify(root).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text]) =>
      String(JSON.parse(String(text))),
    );
    for (const pattern of patterns) {
      expect(pattern).toMatch(/^\^.*\$$/);
      // An alternative outside every group would be anchored on one side only.
      let depth = 0;
      const outside = [...pattern.replace(/\\.|\[[^\]]*\]/g, '')].some((character) => {
        depth += character === '(' ? 1 : character === ')' ? -1 : 0;
        return character === '|' && depth === 0;
      });
      expect(outside, pattern).toBe(false);
    }
  });
});
