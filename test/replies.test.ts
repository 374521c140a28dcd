import { describe, expect, it } from 'vitest';
import { ResponseError } from '../src/index.js';
import { type DeclaredSchema, flatten, type Service, typesOf } from './description.js';
import { answered, deployed, fixture } from './fixtures.js';

/** One value of a fixture that the description declares, and how to change it. */
interface Place {
  pointer: string;
  types: string[];
  value: unknown;
  set(value: unknown): void;
  remove(): void;
  required: boolean;
}

/** Changes that keep a reply valid, with the reason. */
const exceptions: [RegExp, string][] = [
  [/^getRegisteredNodes\/.*\/(domain_name|ip_address) left out$/, 'one of the two suffices'],
];

function places(service: Service, schema: DeclaredSchema, root: unknown): Place[] {
  const found: Place[] = [];
  const visit = (declared: DeclaredSchema, value: unknown, pointer: string): void => {
    const { properties = {}, items, additionalProperties, required = [] } = flatten(service, declared);
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        if (!items) return;
        add(items, value, index, `${pointer}/${index}`, false);
        visit(items, item, `${pointer}/${index}`);
      });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        const property =
          properties[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
        if (!property) continue;
        add(property, value, key, `${pointer}/${key}`, required.includes(key));
        visit(property, inner, `${pointer}/${key}`);
      }
    }
  };
  const add = (
    declared: DeclaredSchema,
    holder: object,
    key: string | number,
    pointer: string,
    required: boolean,
  ): void => {
    const types = typesOf(flatten(service, declared));
    const container = holder as Record<string | number, unknown>;
    const value = container[key];
    found.push({
      pointer,
      types,
      value,
      required,
      set: (changed) => {
        container[key] = changed;
      },
      remove: () => {
        delete container[key];
      },
    });
  };
  visit(schema, root, '');
  return found;
}

/** A value of each JSON type that a place does not allow. */
function wrongValues(types: readonly string[]): unknown[] {
  const samples: [string[], unknown][] = [
    [['string'], 'not what was declared'],
    [['boolean'], true],
    [['integer', 'number'], 7],
    [['object'], { not: 'declared' }],
    [['array'], ['not declared']],
  ];
  return samples.filter(([names]) => !names.some((name) => types.includes(name))).map(([, value]) => value);
}

async function isReported(
  service: Service,
  operation: (typeof deployed)[number],
  reply: unknown,
): Promise<boolean> {
  try {
    await answered(service, operation, JSON.stringify(reply), { onInvalidResponse: () => {} });
    return false;
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    return error.issues.length > 0;
  }
}

describe('replies', () => {
  it('exist for each deployed operation', () => {
    expect(deployed.length).toBeGreaterThanOrEqual(56);
  });

  for (const operation of deployed) {
    const { service, operationId } = operation;

    it(`accepts the fixture of ${operationId} without drift`, async () => {
      const unknown: unknown[] = [];
      await answered(service, operation, fixture(service, operationId), {
        onInvalidResponse: (report) => unknown.push(report),
      });
      expect(unknown).toEqual([]);
    });
  }

  it('reports at least 99 % of wrong types and missing required fields', async () => {
    let changes = 0;
    const missed: string[] = [];
    for (const operation of deployed) {
      const { service, operationId, reply } = operation;
      const body: unknown = JSON.parse(fixture(service, operationId));
      for (const place of places(service, reply, body)) {
        const leaf = typeof place.value !== 'object' || place.value === null;
        for (const wrong of leaf ? wrongValues(place.types) : []) {
          place.set(wrong);
          changes += 1;
          if (!(await isReported(service, operation, body)))
            missed.push(`${operationId}${place.pointer} = ${JSON.stringify(wrong)}`);
        }
        if (place.required) {
          place.remove();
          changes += 1;
          if (!(await isReported(service, operation, body)))
            missed.push(`${operationId}${place.pointer} left out`);
        }
        place.set(place.value);
      }
    }
    const excused = missed.filter((change) => exceptions.some(([pattern]) => pattern.test(change)));
    console.log(
      [
        `${changes} changes to declared fields, ${changes - missed.length} reported, ${excused.length} excused:`,
        ...exceptions.map(([pattern, reason]) => `  ${pattern.source}: ${reason}`),
      ].join('\n'),
    );
    expect(changes).toBeGreaterThan(5000);
    expect(missed.filter((change) => !excused.includes(change))).toEqual([]);
    expect((changes - missed.length) / changes).toBeGreaterThanOrEqual(0.99);
  });
});
