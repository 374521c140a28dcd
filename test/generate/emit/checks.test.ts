import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import * as ledgerGuards from '../../../generated/ledger/guards.js';
import * as ledgerValidators from '../../../generated/ledger/validators.js';
import * as statusGuards from '../../../generated/status/guards.js';
import * as statusValidators from '../../../generated/status/validators.js';
// By their inner paths: Ajv as the generator configures it, and the schemas that it compiles, to compare results with.
import { Ajv, patternFormats } from '../../../scripts/generate/emit/ajv.js';
import { checkedSchemas } from '../../../scripts/generate/emit/validation-schemas.js';
import { Random } from '../../../scripts/simulate/random.js';
import type { Guard } from '../../../src/client/client.js';
import { Report, type Validate } from '../../../src/client/report.js';
import { services } from '../../setup/description.js';
import { deployed, fixture } from '../../setup/fixtures.js';
import { typeErrors } from '../../setup/type-errors.js';
import { type Api, apiOf, type JsonObject, readApi } from '../description.js';
import { codeFolders } from '../generated-folder.js';
import { inhabitants, plainInhabitants, plainZoo, serviceOf, zoo } from './zoo.js';

const junk: unknown[] = JSON.parse(`[
  null, true, false, 0, -1, 1.5, 5, 2147483648, 9007199254740993, 1e19, 1e400, "", "x", "ab", "aa:", "0.0.5", "0x12",
  "1767225600.000000001", "2020-02-29", [], [1], ["a", "b"], ["a", "a"], [null], {}, { "a": 1 }, { "a": "x", "z": 1 },
  { "b": 1 }, { "x/y~z": [] }, [[[]]], [1, 1, 2], { "d": 5 }, { "size": 1 }, [[1], [{}]], "a text that is too long"
]`);
const names = ['new', 'a/b~c', 'toString', 'constructor', 'a', 'b', 'size'];

/** An endless sequence of values with up to three changes each, the same in every run. */
function* mutations(value: unknown, seed: number): Generator<unknown, never> {
  const random = new Random(seed);
  const below = (limit: number): number => random.from(0, limit - 1);
  const text = JSON.stringify({ value });
  for (;;) {
    const root: { value: unknown } = JSON.parse(text);
    for (let left = 1 + below(3); left > 0; left--) {
      const [holder, name] = random.pick(placesIn(root));
      const other = structuredClone(random.pick(junk));
      if (holder === root || below(10) < 6) Reflect.set(holder, name, other);
      else if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else if (below(2) === 0) Reflect.deleteProperty(holder, name);
      else Reflect.set(holder, random.pick(names), other);
    }
    yield root.value;
  }
}

function placesIn(holder: object, places: [object, string][] = []): [object, string][] {
  for (const [name, value] of Object.entries(holder)) {
    places.push([holder, name]);
    if (typeof value === 'object' && value !== null) placesIn(value, places);
  }
  return places;
}

/** Standard Ajv, with annotations that report drift and refuse no value. */
function standardAjv(api: Api) {
  const ajv = new Ajv({
    strict: true,
    // A description may require a property that it does not declare.
    strictRequired: false,
    strictTypes: false,
    unicodeRegExp: false,
    // As 19.99 / 0.01 is 1998.9999999999998.
    multipleOfPrecision: 9,
    formats: { ...Object.fromEntries(patternFormats), int32: true, int64: true },
  });
  ajv.addVocabulary(['x-properties', 'x-values', 'x-most', 'x-usual', 'x-form']);
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

const written = codeFolders();

/** The generated validator and guard of the reply of a service, and the folder of its code. */
async function checksOf(source: JsonObject): Promise<{ validate: Validate; fits: Guard; folder: string }> {
  const folder = await written(source);
  const { validateZoo } = await import(join(folder, 'validators.ts'));
  const { fitsZoo } = await import(join(folder, 'guards.ts'));
  return { validate: validateZoo, fits: fitsZoo, folder };
}

let zooValidate: Validate;
let plainValidate: Validate;
let plainFits: Guard;
const folders: string[] = [];
beforeAll(async () => {
  const [whole, plain] = [await checksOf(zoo), await checksOf(plainZoo)];
  folders.push(plain.folder, whole.folder);
  zooValidate = whole.validate;
  ({ validate: plainValidate, fits: plainFits } = plain);
});

describe('validators and guards agree with Ajv', () => {
  it.each([
    ['ledger', ledgerValidators, ledgerGuards],
    ['status', statusValidators, statusGuards],
  ] as const)(
    'on changed replies of the %s service',
    (service, validators, guards: Readonly<Record<string, Guard>>) => {
      const api = apiOf(service);
      const replies = new Map(api.operations.map(({ operationId, reply }) => [operationId, reply.ref]));
      const subjects = Object.entries(validators).map(([key, validate]): Subject => {
        const name = key.replace('validate', '');
        const values = deployed
          .filter((operation) => operation.service === service && replies.get(operation.operationId) === name)
          .map(({ operationId }): unknown => JSON.parse(fixture(service, operationId)));
        return { name, validate, fits: guards[`fits${name}`], values: [...values, {}] };
      });
      expect(subjects.length).toBeGreaterThan(7);
      const { valid, invalid, more } = compare(api, subjects, 200);
      expect(valid).toBeGreaterThan(30);
      expect(more).toBeGreaterThan(60);
      expect(subjects.filter(({ fits }) => !fits)).toEqual([]);
      expect(invalid).toBeGreaterThan(120);
    },
  );

  it('on every keyword', () => {
    expect(reportOf(zooValidate, inhabitants).count).toBe(0);
    const subject = { name: 'Zoo', validate: zooValidate, fits: undefined, values: [inhabitants] };
    const whole = compare(readApi(zoo, 'ledger'), [subject], 8000);
    expect(whole.more).toBeGreaterThan(200);
    expect(whole.invalid).toBeGreaterThan(200);
  });

  it('on every keyword without drift', () => {
    expect(plainFits(plainInhabitants)).toBe(true);
    const subject = { name: 'Zoo', validate: plainValidate, fits: plainFits, values: [plainInhabitants] };
    const whole = compare(readApi(plainZoo, 'ledger'), [subject], 8000);
    expect(whole.valid).toBeGreaterThan(120);
    expect(whole.more).toBeGreaterThan(80);
    expect(whole.invalid).toBeGreaterThan(200);
  });
});

describe('the validators of every keyword', () => {
  it('pass the type check of the project', () => {
    const paths = ['guards.ts', 'validators.ts'].map((name, index) => join(folders[index] ?? '', name));
    expect(typeErrors(paths)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['flag', 'x', 'a boolean'],
    ['nothing', 0, 'null'],
    ['odd/na~me', 1, 'a string'],
    ['small', 2 ** 31, 'at most 2147483647'],
    ['small', 0.5, 'an integer'],
    ['bounded', -1, 'at least 0'],
    ['inside', 0, 'more than 0'],
    ['inside', 9, 'less than 9'],
    ['fives', 6, 'a multiple of 5'],
    ['halves', 0.75, 'a multiple of 0.5'],
    ['cents', 0.075, 'a multiple of 0.01'],
    ['steps', 0.1, 'a multiple of 0.125'],
    ['word', 'a', 'at least 2 characters'],
    ['word', 'abcde', 'at most 4 characters'],
    ['code', 'b', 'text that matches /^aa*\\:$/'],
    ...['xy', 'X', 5].map((value): [string, unknown, string] => [
      'plate',
      value,
      'two or more capital letters',
    ]),
    ['size', true, 'a number, or xl'],
    ['day', '31.1.2026', 'a date such as 2026-01-31'],
    ['id', 'x', 'text of the format uuid'],
    ['few', {}, 'at least 1 properties'],
    ['few', { a: 1, b: 2, c: 3 }, 'at most 2 properties'],
    ['list', [], 'at least 1 items'],
    ['unlike', ['a', 'b', 'a'], 'unique items'],
    ['unlikeNumbers', 5, 'an array or null'],
    ['things', {}, 'an array'],
    ['misfit', '', 'at least 1 characters'],
    ['tree', null, 'an object'],
  ])('reject a %s of %j', (name, value, expected) => {
    const report = new Report();
    zooValidate({ ...inhabitants, [name]: value }, report, '', '');
    const instancePath = `/${name.replace('~', '~0').replace('/', '~1')}`;
    expect(report.mismatches).toEqual([{ instancePath, expected }]);
    expect(report.count).toBe(1);
    expect(plainFits({ ...plainInhabitants, [name]: value })).toBe(false);
  });

  it.each<[string, unknown, string, string]>([
    ['map', { 'a/b': true }, '/a~1b', 'an integer'],
    ['mixed', { a: 1, z: 1 }, '/a', 'a string'],
    ['mixed', { a: 'x' }, '/z', 'a value'],
    ['mixed', { a: 'x', z: 1, k: 'x' }, '/k', 'an integer'],
    ['table', [[], [1, 'x']], '/1/1', 'an integer or a boolean'],
    ['things', [{ a: 1 }, {}], '/1/a', 'a value'],
    ['whole', { a: 1 }, '/c', 'a value'],
    ['tree', { size: 1, left: { size: 'x' } }, '/left/size', 'an integer'],
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

  it('count a character beyond the basic plane once', () => {
    for (const [word, count] of [
      ['🦁'.repeat(4), 0],
      ['🦁'.repeat(5), 1],
    ] as const)
      expect(reportOf(zooValidate, { ...inhabitants, word }).count).toBe(count);
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

describe('a pattern in a guard', () => {
  // Those of the descriptions, and similar ones. Guards rewrite them, so that V8 matches them faster.
  const patterns = [
    ...new Set(
      services.flatMap((service) => {
        const { schemas } = apiOf(service);
        return [...JSON.stringify([...schemas]).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text]) =>
          String(JSON.parse(String(text))),
        );
      }),
    ),
    ...String.raw`^a{3}$ [ab]{9} ^[ab]*c$ ^([ab]{3})*$ ^([ab]{4})*c*$ ^\d{2,3}$ ^(\d{1,2}(-\d{1,2})?)$ a\.[+*]{2}$
      ^(\d{1,2}|[ab]{1,3}(c)?)$ ^\d{8}\d{16}\d{0}$ ^[a)]{10}(b)?$ ^\[a\]{2}$ ^\\d{2}$ ^(a|b{1,2})?$ ^a{2}?b$
      ^a{1,2}b(c{1,3})?$ ^\d{1,1}[ab]{1,3}[ab]{1,2}$ ^(a|[ab]{1,3})$ ^a|\d{1,3}$ ^a(b(c{1,2})?)?$ ^[0-9a-f]{8}$
      ^([0-9a-fA-F]{2})*x$ ^[A-Fa-f0-9]{3}-[0-9A-Fa-f]*$ ^[A-Fa-f0-9]{9}$ ^0x[ab]{18}$ ^[(]{40}$ ^(?:a{40})$
      ^(a|b[|]\|)$ ^((a|b)|[)])$ ^a|b$ ^(a)|(b)$ a$ ^x[A-Fa-f0-9]*$ ^([A-Fa-f0-9]{8}){2,3}$`.split(/\s+/),
  ];
  const properties = Object.fromEntries(
    patterns.map((pattern, at) => [`p${at}`, { type: 'string', pattern }]),
  );
  let fits: Guard;
  beforeAll(async () => {
    ({ fits } = await checksOf(serviceOf({ type: 'object', properties })));
  });

  /** Texts that a pattern matches, and similar ones that it does not match. */
  const near = (pattern: RegExp): fc.Arbitrary<string> =>
    fc
      .tuple(fc.stringMatching(pattern), fc.nat(), fc.constantFrom('', '', 'a', '0', 'g', '.', '00'))
      .map(([text, place, other]) => {
        const at = text.length === 0 ? 0 : place % text.length;
        return `${text.slice(0, at)}${other}${text.slice(at + (place % 2))}`;
      });

  it.each(patterns.map((source, at) => [source, at] as const))(
    'matches the same texts as %s',
    (source, at) => {
      const slow = new RegExp(source);
      const texts = fc.oneof(fc.stringMatching(slow), near(slow), fc.string({ maxLength: 12 }));
      fc.assert(
        fc.property(texts, (text) => {
          if (fits({ [`p${at}`]: text }) !== slow.test(text))
            expect.fail(`differs at ${JSON.stringify(text)}`);
        }),
        { numRuns: 100 },
      );
    },
  );

  it('has the flag u if it needs it', async () => {
    const letters = { type: 'string', pattern: '^\\p{L}[\\p{L}\\-]*$' };
    const checks = await checksOf(serviceOf({ type: 'object', properties: { letters } }));
    const errors = typeErrors(['guards.ts', 'validators.ts'].map((name) => join(checks.folder, name)));
    expect(errors).toEqual([]);
    for (const [text, isLetters] of [
      ['Søren-José', true],
      ['J0', false],
    ] as const) {
      expect(checks.fits({ letters: text })).toBe(isLetters);
      expect(reportOf(checks.validate, { letters: text }).count).toBe(isLetters ? 0 : 1);
    }
  });

  it('matches exactly the hexadecimal digits, at any position', () => {
    const nine = `p${patterns.indexOf('^[A-Fa-f0-9]{9}$')}`;
    const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
    for (const before of ['', 'a0F9f00', 'a0F9f00A'])
      expect(
        all.filter((text) => fits({ [nine]: before + text + '9'.repeat(8 - before.length) })).join(''),
      ).toBe('0123456789ABCDEFabcdef');
  });

  it('takes time proportional to the length of the text', () => {
    const bodies = ['ab'.repeat(50_000), '0'.repeat(100_000)];
    // Quadratic time exceeds the timeout.
    for (const name of Object.keys(properties))
      for (const text of ['', '0x', '0.0.1-'].flatMap((head) => bodies.map((body) => head + body)))
        for (const end of ['', '!']) fits({ [name]: text + end });
  });
});

describe.each([
  ['ledger', 'guards.ts'],
  ['ledger', 'validators.ts'],
  ['ledger', 'bodies.ts'],
  ['status', 'guards.ts'],
  ['status', 'validators.ts'],
])('the checks of the %s service in %s', (service, name) => {
  const text = readFileSync(new URL(`../../../generated/${service}/${name}`, import.meta.url), 'utf8');

  it('import only the core module, and do not compile or load code at run time', () => {
    expect([...text.matchAll(/\} from (\S+)/g)].map((match) => match[1])).toEqual(["'../../src/core.js';"]);
    const code = text.replaceAll(/'(?:[^'\\\n]|\\.)*'|\/\/.*/g, '');
    expect(code).toContain(name === 'guards.ts' ? 'hasCount' : 'report');
    expect(code).not.toMatch(/\b(require|eval|Function|module|globalThis)\b/);
  });

  it('have no effects at import', () => {
    const { statements } = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
    const isFree = (initializer?: ts.Expression): boolean =>
      initializer !== undefined &&
      (ts.isArrowFunction(initializer) ||
        initializer.kind === ts.SyntaxKind.RegularExpressionLiteral ||
        (ts.isArrayLiteralExpression(initializer) && initializer.elements.every(ts.isStringLiteral)) ||
        initializer.getFullText().trimStart().startsWith('/*#__PURE__*/'));
    const effects = statements.filter((statement) =>
      ts.isVariableStatement(statement)
        ? !statement.declarationList.declarations.every(({ initializer }) => isFree(initializer))
        : !ts.isImportDeclaration(statement) && !ts.isFunctionDeclaration(statement),
    );
    expect(effects.map((statement) => statement.getText())).toEqual([]);
  });
});
