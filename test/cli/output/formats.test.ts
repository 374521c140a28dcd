import { describe, expect, it } from 'vitest';
import type { FormatName } from '../../../src/cli/input/options.js';
import { writerOf } from '../../../src/cli/output/formats.js';

const items = [
  {
    account: '0.0.2',
    balance: 9223372036854775807n,
    memo: '=1+"a", b\r\nc',
    key: { _type: 'ED25519', weight: -9007199254740993n },
    empty: '',
    nothing: null,
  },
  { account: '0.0.3', balance: 0n, memo: 'plain', key: null, empty: ' ', nothing: true },
];
const declared = ['account', 'balance', 'memo', 'key', 'empty', 'nothing', 'absent'];

/** The complete output of a format, in batches or not. */
function written(format: FormatName, fields?: string[], width = Infinity): string {
  const texts = [[items], items.map((item) => [item])].map((batches) => {
    const writer = writerOf({ format, fields, declared, isSingle: false, width });
    let at = 0;
    const text = batches.map((batch) => {
      const made = writer.batch(batch, at);
      at += batch.length;
      return made;
    });
    return writer.head + text.join('') + writer.tail;
  });
  if (format !== 'table') expect(texts[1]).toBe(texts[0]);
  return String(texts[0]);
}

describe('csv', () => {
  it('follows RFC 4180, with exact numbers and nested values as JSON', () => {
    expect(written('csv')).toBe(
      'account,balance,memo,key,empty,nothing,absent\r\n' +
        '0.0.2,9223372036854775807,"=1+""a"", b\r\nc","{""_type"":""ED25519"",""weight"":-9007199254740993}","",,\r\n' +
        '0.0.3,0,plain,, ,true,\r\n',
    );
  });

  it.each([['a\rb'], ['a\nb'], ['a,b'], ['a"b'], ['']])('quotes a cell with %j', (memo) => {
    const writer = writerOf({ format: 'csv', fields: ['memo'], declared, isSingle: false, width: Infinity });
    expect(writer.batch([{ memo }], 0)).toBe(`"${memo.replace('"', '""')}"\r\n`);
  });

  it('has the selected fields in their order, nested fields included', () => {
    expect(written('csv', ['key.weight', 'account'])).toBe(
      'key.weight,account\r\n-9007199254740993,0.0.2\r\n,0.0.3\r\n',
    );
  });
});

describe('json and ndjson', () => {
  const first =
    '{"account":"0.0.2","balance":9223372036854775807,"memo":"=1+\\"a\\", b\\r\\nc",' +
    '"key":{"_type":"ED25519","weight":-9007199254740993},"empty":"","nothing":null}';
  const second = '{"account":"0.0.3","balance":0,"memo":"plain","key":null,"empty":" ","nothing":true}';

  it('write exact integers, one item on each line', () => {
    expect(written('ndjson')).toBe(`${first}\n${second}\n`);
    expect(written('json')).toBe(`[\n${first},\n${second}\n]\n`);
  });

  it('have the fields that are selected by their paths', () => {
    expect(written('ndjson', ['balance', 'key.weight', 'no.such'])).toBe(
      '{"balance":9223372036854775807,"key.weight":-9007199254740993,"no.such":null}\n' +
        '{"balance":0,"key.weight":null,"no.such":null}\n',
    );
  });

  it('are empty without items', () => {
    const { head, tail } = writerOf({
      format: 'json',
      fields: undefined,
      declared,
      isSingle: false,
      width: 80,
    });
    expect(JSON.parse(head + tail)).toEqual([]);
  });

  it('write a single object unchanged', () => {
    const shape = { fields: undefined, declared, isSingle: true, width: 80 };
    for (const format of ['json', 'ndjson'] as const)
      expect(writerOf({ format, ...shape }).batch([{ a: 1n }], 0)).toBe('{"a":1}\n');
  });
});

describe('a table', () => {
  it('has columns, numbers on the right, and no control characters', () => {
    const noisy = [
      { name: 'a\u001B[31m', amount: 5n },
      { name: 'longer', amount: 1234567890123456789n },
    ];
    const writer = writerOf({
      format: 'table',
      fields: undefined,
      declared: ['name', 'amount'],
      isSingle: false,
      width: 80,
    });
    expect(writer.batch(noisy, 0)).toBe(
      'name                      amount\n' +
        'a\\u001b[31m                    5\n' +
        'longer       1234567890123456789\n',
    );
    expect(writer.batch([{ name: 'x', amount: 7n }], 2)).toBe('x                              7\n');
  });

  it('has as many columns as fit, those without nested values first', () => {
    expect(written('table', undefined, 32)).toBe(
      'account              balance\n0.0.2    9223372036854775807\n0.0.3                      0\n',
    );
    expect(written('table', ['key._type', 'account'], 10)).toBe(
      'key._type  account\nED25519    0.0.2\n           0.0.3\n',
    );
  });

  it('has a line for each field of a single object', () => {
    const shape = { format: 'table', fields: undefined, declared, isSingle: true, width: 30 } as const;
    expect(
      writerOf(shape).batch(
        [{ id: '0.0.2', balance: { tinybars: 5n, tokens: [1, 2] }, bytes: 'f'.repeat(40) }],
        0,
      ),
    ).toBe(
      'id                0.0.2\n' +
        'balance.tinybars  5\n' +
        'balance.tokens    [1,2]\n' +
        `bytes             ${'f'.repeat(11)}…\n`,
    );
  });
});
