import { describe, expect, it } from 'vitest';
import { checkReply, type Operation, ResponseError } from '../src/index.js';
import { type DeclaredSchema, flatten, type Service, typesOf } from './description.js';
import { answered, deployed, descriptorOf, fixture } from './fixtures.js';
import { madeReply } from './made.js';

/** One value of a fixture that the description declares, and how to change it. */
interface Place {
  pointer: string;
  types: string[];
  value: unknown;
  set(value: unknown): void;
  remove(): void;
  required: boolean;
}

/** Changes that keep a reply valid: one of the two names is enough. */
const exception = /^getRegisteredNodes\/.*\/(domain_name|ip_address) left out$/;

function places(service: Service, schema: DeclaredSchema, root: unknown): Place[] {
  const found: Place[] = [];
  const visit = (declared: DeclaredSchema, value: unknown, pointer: string): void => {
    const { properties = {}, items, additionalProperties, required = [] } = flatten(service, declared);
    if (Array.isArray(value)) {
      // Further items have the same schema.
      value.slice(0, 2).forEach((item, index) => {
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

/** Whether the generated validator rejects a reply. */
async function isReported(operation: Operation, reply: unknown): Promise<boolean> {
  const error: unknown = await checkReply(operation, JSON.stringify(reply)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error !== undefined && !(error instanceof ResponseError)) throw error;
  return error !== undefined && error.issues.length > 0;
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
      // A reply that the generator makes passes, too.
      const made = JSON.stringify(madeReply(operationId));
      await expect(
        answered(service, operation, made, { onInvalidResponse: () => {} }),
      ).resolves.toBeInstanceOf(Object);
    });
  }

  it('reports at least 99 % of wrong types and missing required fields', async () => {
    let changes = 0;
    const missed: string[] = [];
    for (const operation of deployed) {
      const { service, operationId, reply } = operation;
      const body: unknown = JSON.parse(fixture(service, operationId));
      // An import takes longer than a check.
      const described = descriptorOf(service, operationId);
      const validate = await described.validator?.();
      const loaded = { ...described, validator: async () => validate } as Operation;
      for (const place of places(service, reply, body).filter((_, at) => at % 3 === operationId.length % 3)) {
        const leaf = typeof place.value !== 'object' || place.value === null;
        for (const wrong of leaf ? wrongValues(place.types) : []) {
          place.set(wrong);
          changes += 1;
          if (!(await isReported(loaded, body)))
            missed.push(`${operationId}${place.pointer} = ${JSON.stringify(wrong)}`);
        }
        if (place.required) {
          place.remove();
          changes += 1;
          if (!(await isReported(loaded, body))) missed.push(`${operationId}${place.pointer} left out`);
        }
        place.set(place.value);
      }
    }
    expect(changes).toBeGreaterThan(1500);
    expect(missed.filter((change) => !exception.test(change))).toEqual([]);
    expect((changes - missed.length) / changes).toBeGreaterThanOrEqual(0.99);
  });
});
