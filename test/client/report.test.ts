import { describe, expect, it, vi } from 'vitest';
import {
  call,
  type InvalidResponse,
  type OnInvalidResponse,
  type Validate,
} from '../../src/client/client.js';
import { answering } from '../setup/answering.js';
import { operation } from './operations.js';

/** The report of a call whose reply this validator checks. */
async function reported(validate: Validate, text = '{}'): Promise<Omit<InvalidResponse, 'operationId'>> {
  const onInvalidResponse = vi.fn<OnInvalidResponse>();
  const { transport } = answering(text, {}, { onInvalidResponse });
  await call(transport, operation({ isValid: () => false, validator: async () => validate }));
  const [[{ issues, drift }] = [{ issues: [], drift: [] }]] = onInvalidResponse.mock.calls;
  return { issues, drift };
}

const places = async (validate: Validate, text?: string): Promise<string[]> =>
  (await reported(validate, text)).issues.map(({ instancePath }) => instancePath);
const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `/${index}`);

describe('a mismatch', () => {
  it('has the path, the expected and the received value', async () => {
    const validate: Validate = (_, report) => {
      report.mismatch('/contracts/0', '/memo', 'string');
      report.mismatch('/contracts/', 1, 'object');
      report.fields({}, '', '', { links: () => {} });
      report.like('x', '/contracts/0', '/memo', /^a\/b$/);
    };
    expect(await reported(validate, '{"contracts":[{"memo":5}]}')).toEqual({
      drift: [],
      issues: [
        { instancePath: '/contracts/0/memo', expected: 'string', got: 'number 5' },
        { instancePath: '/contracts/1', expected: 'object', got: 'nothing' },
        { instancePath: '/links', expected: 'a value', got: 'nothing' },
        { instancePath: '/contracts/0/memo', expected: 'text that matches /^a\\/b$/', got: 'number 5' },
      ],
    });
  });

  it.each([
    ['null', 'null'],
    ['"text"', 'string "text"'],
    [`"${'x'.repeat(100)}"`, `string "${'x'.repeat(60)}…"`],
    ['7', 'number 7'],
    ['true', 'boolean true'],
    ['{"secret":1}', 'object'],
    ['[1,2]', 'array'],
  ])('has a short form of the received value: %s', async (value, got) => {
    const validate: Validate = (_, report) => report.mismatch('', '/a', 'something');
    expect((await reported(validate, `{"a":${value}}`)).issues).toMatchObject([{ got }]);
  });

  it.each([
    ['', 'object'],
    ['/a/b/0', 'number 10'],
    ['/a/b/1/c', 'null'],
    ['/x~1y', 'number 1'],
    ['/x~0y', 'number 2'],
    ['/~01', 'number 3'],
    ['/', 'number 4'],
    ['/__proto__/own', 'number 5'],
    ...[
      '/a/b/2',
      '/a/b/-1',
      '/a/b/length',
      '/a/b/0/toFixed',
      '/constructor',
      '/a/__proto__',
      '/a/b/1/c/d',
    ].map((pointer) => [pointer, 'nothing']),
  ])('shows the value at the JSON pointer %j', async (pointer, got) => {
    const text = '{"a":{"b":[10,{"c":null}]},"x/y":1,"x~y":2,"~1":3,"":4,"__proto__":{"own":5}}';
    const validate: Validate = (_, report) => report.mismatch(String(pointer), '', 'something');
    expect((await reported(validate, text)).issues).toMatchObject([{ got }]);
  });

  it('has the path of a member, unless the member is declared', async () => {
    const fails: Validate = (_, report, path, key) => report.mismatch(path, key, 'string');
    const validate: Validate = (_, report) => {
      report.members({ 'a/b': 1, known: 2 }, '/map', '', fails, ['known']);
      report.members({ c: 3 }, '/contracts/', 0, fails);
    };
    expect(await places(validate)).toEqual(['/map/a~1b', '/contracts/0/c']);
  });

  it('is reported a hundred times at most, from the first', async () => {
    const validate: Validate = (_, report) => {
      for (const place of numbered(250)) report.mismatch(place, '', 'string');
    };
    expect(await places(validate)).toEqual(numbered(100));
  });
});

describe('alternatives', () => {
  const fails: Validate = (_, report) => report.mismatch('/later', '', 'string');
  const fits: Validate = () => {};

  it.each<[string, number, Validate[], string[]]>([
    ['are dropped if a later one matches', 1, [fails, fails, fits, fails], ['/0']],
    ['are kept if none matches', 1, [fails, fails], ['/0', '/later', '/later', '/1']],
    ['leave no hole if more were found than kept', 150, [fails, fits], numbered(100)],
  ])('that do not match %s', async (_, before, alternatives, expected) => {
    const validate: Validate = (_, report) => {
      for (const place of numbered(before)) report.mismatch(place, '', 'string');
      report.anyOf(1, '/1', '', alternatives);
    };
    expect(await places(validate)).toEqual(expected);
  });
});

describe('drift', () => {
  it('has the path, the expected and the received value', async () => {
    const validate: Validate = (_, report) => {
      report.names({ known: 1, 'a/b~c': 7 }, '/contracts/', 0, ['known']);
      report.known('NEW', '/contracts/0', '/type', ['OLD']);
      report.tooManyItems('', '/incidents', [1, 2, 3], 2);
      report.names({ ['x'.repeat(1000)]: null }, '', '', []);
    };
    expect(await reported(validate)).toEqual({
      issues: [],
      drift: [
        { instancePath: '/contracts/0/a~1b~0c', expected: 'a declared property', got: '7' },
        { instancePath: '/contracts/0/type', expected: 'a known value', got: '"NEW"' },
        { instancePath: '/incidents', expected: 'at most 2 items', got: 'an array of 3' },
        { instancePath: `/${'x'.repeat(100)}`, expected: 'a declared property', got: 'null' },
      ],
    });
  });

  it.each<[string, Validate]>([
    ['words', (_, report) => numbered(250).forEach((place) => void report.known('NEW', '', place, []))],
    ['names', (_, report) => report.names({ ...Array(250).fill(1) }, '', '', [])],
  ])('of %s is reported a hundred times at most, from the first', async (_, validate) => {
    const { drift } = await reported(validate);
    expect(drift.map(({ instancePath }) => instancePath)).toEqual(numbered(100));
  });
});
