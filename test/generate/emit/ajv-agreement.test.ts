import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as ledgerGuards from '../../../generated/ledger/guards.js';
import * as ledgerValidators from '../../../generated/ledger/validators.js';
import * as statusGuards from '../../../generated/status/guards.js';
import * as statusValidators from '../../../generated/status/validators.js';
import { type Api, replySchemas } from '../../../scripts/generate/api.js';
import { Ajv, patternFormats } from '../../../scripts/generate/emit/ajv.js';
import { emitGuards } from '../../../scripts/generate/emit/emit-guards.js';
import { emitValidators } from '../../../scripts/generate/emit/emit-validators.js';
import { checkedSchemas } from '../../../scripts/generate/emit/validation-schemas.js';
import { readApi } from '../../../scripts/generate/read/read-api.js';
import { readDescription } from '../../../scripts/generate/read/read-description.js';
import type { Guard } from '../../../src/client/client.js';
import { Report, type Validate } from '../../../src/client/report.js';
import { deployed, fixture } from '../../fixtures.js';
import { typeErrors } from '../../type-errors.js';
import { mutations } from './mutations.js';
import { inhabitants, plainInhabitants, plainZoo, zoo } from './zoo.js';

/** Standard Ajv, with annotations that report drift and refuse no value. */
function standardAjv(api: Api) {
  const ajv = new Ajv({
    strict: true,
    // A description may require a property that it does not declare.
    strictRequired: false,
    strictTypes: false,
    unicodeRegExp: false,
    formats: { ...Object.fromEntries(patternFormats), int32: true, int64: true },
  });
  ajv.addVocabulary(['x-properties', 'x-values', 'x-most']);
  for (const [name, schema] of checkedSchemas(api)) ajv.addSchema({ $id: name, ...schema });
  return (name: string, data: unknown): unknown => ajv.validate(name, data);
}

function reportOf(validate: Validate, data: unknown): Report {
  const report = new Report();
  validate(data, report, '', '');
  return report;
}

interface Subject {
  name: string;
  validate: Validate;
  fits: Guard | undefined;
  /** Replies to begin with. */
  values: readonly unknown[];
}

/**
 * The number of accepted values, and of those with drift. Stops at the first value on which the two validators
 * disagree.
 */
function compare(
  api: Api,
  subjects: readonly Subject[],
  verdicts: number,
): { valid: number; invalid: number; more: number } {
  const standard = standardAjv(api);
  const counts = { valid: 0, invalid: 0, more: 0 };
  for (const { name, validate, fits, values } of subjects) {
    const sources = values.map((value, index) => mutations(value, index));
    for (let number = 0; number < verdicts; number++) {
      const index = number % values.length;
      const data = number < values.length ? values[index] : sources[index]?.next().value;
      const expected = standard(name, data);
      const { count, drift } = reportOf(validate, data);
      if ((count === 0) !== expected)
        expect.fail(`Ajv says ${expected} of the ${name} ${JSON.stringify(data)}`);
      const isPlain = expected && drift.length === 0;
      if (fits && fits(data) !== isPlain)
        expect.fail(`the guard says ${!isPlain} of the ${name} ${JSON.stringify(data)}`);
      counts[isPlain ? 'valid' : expected ? 'more' : 'invalid'] += 1;
    }
  }
  return counts;
}

const test = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';
let zooValidate: Validate;
let plainValidate: Validate;
let plainFits: Guard;

beforeAll(async () => {
  folder = await mkdtemp(join(test, '.tmp-'));
  const validators = emitValidators(zoo, '../../src/generated-code.js', 'replies', replySchemas(zoo));
  await writeFile(join(folder, 'validators.ts'), validators);
  const plain = emitValidators(plainZoo, '../../src/generated-code.js', 'replies', replySchemas(plainZoo));
  await writeFile(join(folder, 'plain.ts'), plain);
  await writeFile(join(folder, 'guards.ts'), emitGuards(plainZoo, '../../src/generated-code.js'));
  zooValidate = (await import(join(folder, 'validators.ts'))).validateZoo;
  plainValidate = (await import(join(folder, 'plain.ts'))).validateZoo;
  plainFits = (await import(join(folder, 'guards.ts'))).fitsZoo;
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('validators and guards agree with Ajv', () => {
  it.each([
    ['ledger', ledgerValidators, ledgerGuards],
    ['status', statusValidators, statusGuards],
  ] as const)(
    'on changed replies of the %s service',
    async (service, validators, guards: Readonly<Record<string, Guard>>) => {
      const api = readApi(await readDescription(join(test, '..', 'openapi', `${service}.yaml`)), service);
      const replies = new Map(api.operations.map(({ operationId, reply }) => [operationId, reply.ref]));
      const subjects = Object.entries(validators).map(([key, validate]): Subject => {
        const name = key.replace('validate', '');
        const values = deployed
          .filter((operation) => operation.service === service && replies.get(operation.operationId) === name)
          .map(({ operationId }): unknown => JSON.parse(fixture(service, operationId)));
        return { name, validate, fits: guards[`fits${name}`], values: [...values, {}] };
      });
      expect(subjects.length).toBeGreaterThan(7);
      const { valid, invalid, more } = compare(api, subjects, 600);
      expect(valid).toBeGreaterThan(100);
      expect(more).toBeGreaterThan(200);
      expect(subjects.filter(({ fits }) => !fits)).toEqual([]);
      expect(invalid).toBeGreaterThan(400);
    },
  );

  it('on every keyword', () => {
    expect(reportOf(zooValidate, inhabitants).count).toBe(0);
    const subject = { name: 'Zoo', validate: zooValidate, fits: undefined, values: [inhabitants] };
    const whole = compare(zoo, [subject], 20_000);
    expect(whole.more).toBeGreaterThan(500);
    expect(whole.invalid).toBeGreaterThan(500);
  });

  it('on every keyword without drift', () => {
    expect(plainFits(plainInhabitants)).toBe(true);
    const subject = { name: 'Zoo', validate: plainValidate, fits: plainFits, values: [plainInhabitants] };
    const whole = compare(plainZoo, [subject], 20_000);
    expect(whole.valid).toBeGreaterThan(300);
    expect(whole.more).toBeGreaterThan(200);
    expect(whole.invalid).toBeGreaterThan(500);
  });
});

describe('the validators of every keyword', () => {
  it('pass the type check of the project', () => {
    expect(typeErrors(['guards.ts', 'validators.ts'].map((name) => join(folder, name)))).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['flag', 'x', 'boolean'],
    ['nothing', 0, 'null'],
    ['odd/na~me', 1, 'string'],
    ['small', 2 ** 31, 'at most 2147483647'],
    ['small', 0.5, 'integer'],
    ['bounded', -1, 'at least 0'],
    ['inside', 0, 'more than 0'],
    ['inside', 9, 'less than 9'],
    ['fives', 6, 'a multiple of 5'],
    ['halves', 0.75, 'a multiple of 0.5'],
    ['word', 'a', 'at least 2 characters'],
    ['word', 'abcde', 'at most 4 characters'],
    ['code', 'b', 'text like ^a+\\:$'],
    ['id', 'x', 'a uuid'],
    ['few', {}, 'at least 1 properties'],
    ['few', { a: 1, b: 2, c: 3 }, 'at most 2 properties'],
    ['list', [], 'at least 1 items'],
    ['unlike', ['a', 'b', 'a'], 'unique items'],
    ['unlikeNumbers', 5, 'array or null'],
    ['things', {}, 'array'],
    ['misfit', '', 'at least 1 characters'],
    ['tree', null, 'object'],
  ])('reject a %s of %j', (name, value, expected) => {
    const report = new Report();
    zooValidate({ ...inhabitants, [name]: value }, report, '', '');
    const instancePath = `/${name.replace('~', '~0').replace('/', '~1')}`;
    expect(report.mismatches).toEqual([{ instancePath, expected }]);
    expect(report.count).toBe(1);
  });

  it.each<[string, unknown, string, string]>([
    ['map', { 'a/b': true }, '/a~1b', 'integer'],
    ['mixed', { a: 1, z: 1 }, '/a', 'string'],
    ['mixed', { a: 'x' }, '/z', 'a value'],
    ['mixed', { a: 'x', z: 1, k: 'x' }, '/k', 'integer'],
    ['table', [[], [1, 'x']], '/1/1', 'integer or boolean'],
    ['things', [{ a: 1 }, {}], '/1/a', 'a value'],
    ['whole', { a: 1 }, '/c', 'a value'],
    ['tree', { size: 1, left: { size: 'x' } }, '/left/size', 'integer'],
  ])('reject a %s of %j', (name, value, below, expected) => {
    const report = new Report();
    zooValidate({ ...inhabitants, [name]: value }, report, '', '');
    expect(report.mismatches).toEqual([{ instancePath: `/${name}${below}`, expected }]);
  });

  it.each<[string, unknown]>([
    ['kind', 'c'],
    ['level', 3],
    ['list', [1, 2, 3, 4]],
    ['whole', { a: 1, c: 'x', n: 0 }],
    ['new', 5],
  ])('have a guard that detects drift in a %s of %j', (name, value) => {
    expect(plainFits({ ...plainInhabitants, [name]: value })).toBe(false);
  });

  it('report new fields and words as drift', () => {
    const report = new Report();
    const news = { kind: 'c', level: 3, list: [1, 2, 3, 4], whole: { a: 1, c: 'x', n: 0 }, new: 5 };
    zooValidate({ ...inhabitants, ...news }, report, '', '');
    expect(report.mismatches).toEqual([]);
    expect(report.drift.map(({ instancePath }) => instancePath).sort()).toEqual([
      '/kind',
      '/level',
      '/list',
      '/new',
      '/undeclared',
      '/whole/n',
    ]);
  });
});
