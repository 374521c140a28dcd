import { describe, expect, it, vi } from 'vitest';
import { type DeclaredSchema, flatten, type Service, typesOf } from '../../setup/description.js';
import { answered, deployed, fixture } from '../../setup/fixtures.js';

type Key = string | number;

/** The places of 64-bit integers in a reply, from the description only. */
function int64Places(service: Service, schema: DeclaredSchema, value: unknown, path: Key[] = []): Key[][] {
  const declared = flatten(service, schema);
  if (/^int(64|128)$/.test(declared.format ?? '') && typesOf(declared).includes('integer')) return [path];
  const { properties = {}, items, additionalProperties } = declared;
  if (Array.isArray(value))
    return items ? value.flatMap((item, index) => int64Places(service, items, item, [...path, index])) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const member = properties[key] ?? additionalProperties;
    return typeof member === 'object' ? int64Places(service, member, inner, [...path, key]) : [];
  });
}

function at(value: unknown, path: readonly Key[]): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<Key, unknown>)[key], value);
}

/** The fixture with one integer in every 64-bit place. */
function filled(text: string, paths: readonly Key[][], digits: string): string {
  const body: unknown = JSON.parse(text);
  for (const path of paths) {
    const holder = at(body, path.slice(0, -1)) as Record<Key, unknown>;
    holder[path.at(-1) ?? ''] = '@int64@';
  }
  return JSON.stringify(body).replaceAll('"@int64@"', digits);
}

describe('64-bit integers', () => {
  const withInt64 = deployed.flatMap((operation) => {
    const text = fixture(operation.service, operation.operationId);
    const paths = int64Places(operation.service, operation.reply, JSON.parse(text));
    return paths.length > 0 ? [{ operation, text, paths }] : [];
  });

  for (const digits of ['9223372036854775807', '-9223372036854775808', '9007199254740993', '5']) {
    it(`are returned as ${digits}n at every declared property`, async () => {
      let places = 0;
      for (const { operation, text, paths } of withInt64) {
        const sent = filled(text, paths, digits);
        // A value with a wrong sign is still exact. Only the value is checked here.
        const data = await answered(operation.service, operation, sent, {
          validation: 'warn',
          onInvalidResponse: () => {},
        });
        for (const path of paths) {
          places += 1;
          expect(at(data, path), `${operation.operationId} ${path.join('/')}`).toBe(BigInt(digits));
        }
      }
      expect(withInt64.length).toBeGreaterThan(40);
      expect(places).toBeGreaterThan(withInt64.length);
    });
  }

  it('cost no second parse', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    for (const { operation, text, paths } of withInt64) {
      for (const digits of ['5', '9007199254740993']) {
        const sent = filled(text, paths, digits);
        parse.mockClear();
        await answered(operation.service, operation, sent, { validation: 'off' });
        expect(parse, `${operation.operationId} with ${digits}`).toHaveBeenCalledTimes(1);
      }
    }
    parse.mockRestore();
  });
});
