import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { headersFor } from '../../src/cli/environment.js';
import { parameterErrorText } from '../../src/cli/help/rule-text.js';
import { cellText, truncate, widthOf } from '../../src/cli/output/cell.js';
import { writerOf } from '../../src/cli/output/formats.js';
import { identityOf } from '../../src/cli/read/connection.js';
import { type ParameterRule, pathNames, replaceNumerals } from '../../src/client/client.js';
import { redactor } from '../../src/client/http/redact.js';
import { changes, requestKey } from '../../src/core.js';
import { escapeControls, preview, safeLine } from '../../src/errors/errors.js';
import * as lib from '../../src/index.js';
import {
  contractCall,
  getAccount,
  getAccountOperation,
  getBlock,
  getBlockOperation,
  getContractOperation,
  getContracts,
  getTokenOperation,
  getTokens,
  getTransaction,
  getTransactions,
  getTransactionsOperation,
} from '../../src/ledger.js';
import { visible as visibleToAgents } from '../../src/tools/plain-data.js';
import { decodeResult } from '../../src/viem.js';
import { deployed, descriptorOf, fixture, functionOf, plausibleParams } from '../setup/fixtures.js';
import { growthOf } from './growth.js';

// Whatever takes text of others takes time in proportion to its length. Shapes of text that make patterns and loops begin
// again are given to each function, and the time for n, 2n and 4n characters is compared.

/**
 * Quadratic time has 2. Linear time has 1, up to 1.3 with the allocation of memory, and was measured up to 1.75 on a machine
 * that is busy with other tests.
 */
const maxGrowth = 1.8;

const characters = [
  '0',
  '1',
  'A',
  'f',
  '.',
  '-',
  '\\',
  '/',
  ' ',
  '=',
  '~',
  ',',
  ';',
  ':',
  '\n',
  '\u00e9',
  '\ud800',
];
const brackets = ['{', '[', '(', '<', '{{', '}', '[[', '{"a":', '[0,'];
const pairs = [
  '0.',
  '0.0.',
  '\\"',
  '"\\',
  '/0',
  '1-',
  '%41',
  '%25',
  '&#',
  '&amp;',
  '1,',
  'a=1&',
  'a,b',
  '60806040',
  '39',
  '\u007f1',
];
const words = ['eq:', 'gte:0.', '0x', '\\ue000', '\\ue00', '\ue000', 'q=1;w=', '0.0.1-1-1', '-a', ' a:'];
const parts = [...characters, ...brackets, ...pairs, ...words];
const heads = ['0.0.1-', '0.0.1@', 'eq:', '0x', '"', '0.', '1e', '-'];
const tails = ['!', '1', 'x', '"'];

type Shape = (length: number) => string;

const shapes = new Map<string, Shape>();
for (const part of parts) {
  const filled: Shape = (length) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
  shapes.set(part, filled);
  for (const head of heads) shapes.set(`${head}${part}…`, (length) => head + filled(length));
  for (const tail of tails) shapes.set(`${part}…${tail}`, (length) => filled(length) + tail);
}

/** A run takes every 48th shape, each function other ones. `LINEAR_TIME=all` takes all of them, in ten minutes. */
const share = process.env.LINEAR_TIME === 'all' ? 1 : 48;
let functions = 0;

/** The shapes for which the time of a function grows faster than their length. */
async function slowShapes(run: (text: string) => unknown): Promise<string[]> {
  const slow: string[] = [];
  const offset = functions++ % share;
  for (const [index, [name, shape]] of [...shapes].entries()) {
    if (index % share !== offset) continue;
    const growth = await growthOf((length) => settled(() => run(shape(length))));
    if (growth > maxGrowth) slow.push(`${JSON.stringify(name)}: ${growth.toFixed(2)}`);
  }
  return slow;
}

/** Runs code that may refuse its input. Which error it throws is the matter of other tests. */
async function settled(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch {}
}

/** A transport whose service answers with this. */
function answering(answer: () => Response, settings: lib.TransportSettings = {}) {
  return lib.createTransport({
    baseUrl: 'http://ledger.test',
    fetch: async () => answer(),
    retry: false,
    ...settings,
  });
}

const block = { hashOrNumber: 1 };
const readBlock = (answer: () => Response, settings?: lib.TransportSettings) =>
  getBlock(answering(answer, settings), block);
const printable = (text: string): string => text.replace(/[^ -~]/g, 'x');
const withHeaders = (status: number, headers: Record<string, string>) =>
  readBlock(() => new Response('{}', { status, headers }));
const message = {
  consensus_timestamp: '1.0',
  payer_account_id: '0.0.5',
  running_hash_version: 3,
  sequence_number: 1,
  topic_id: '0.0.7',
};
const raw = (text: string) => () => new Response(text, { headers: { 'content-type': 'application/json' } });

const ledgerThat = (reply: () => Response) =>
  lib.createLedgerClient({
    baseUrl: 'http://a.test',
    fetch: async () => reply(),
    retry: false,
    validation: 'off',
  });
const missingTransport = answering(() => Response.json({}, { status: 404 }));
const missingLedger = ledgerThat(() => Response.json({}, { status: 404 }));
const tokenLedger = ledgerThat(() =>
  Response.json({ token_id: '0.0.1001', type: 'FUNGIBLE_COMMON', created_timestamp: '1.0' }),
);

/** A call with a text for each function of the entry. Classes and functions of operations are tested by the calls below. */
const ofEntry: Readonly<Record<string, (text: string) => unknown>> = {
  balancesAt: (text) =>
    Promise.allSettled([
      lib.balancesAt(missingLedger, '0.0.1001', text),
      lib.balancesAt(missingLedger, text, '1767225600.5'),
      lib.balancesAt(missingLedger, `0.0.${text}`, '1767225600.5'),
    ]),
  between: (text) => lib.between(text, text),
  checkReply: (text) => lib.checkReply(getBlockOperation, JSON.stringify({ [text]: text, hash: text })),
  createLedgerClient: (text) => lib.createLedgerClient({ baseUrl: text }),
  createStatusClient: (text) => lib.createStatusClient({ baseUrl: `http://a.test/${text}` }),
  createTransport: (text) =>
    lib.createTransport({ baseUrl: `http://a.test/${text}x`, [text.slice(0, 100)]: text }),
  eq: lib.eq,
  formatHbar: lib.formatHbar,
  formatUnits: (text) => lib.formatUnits(text, 8),
  gt: lib.gt,
  gte: lib.gte,
  holdersAt: (text) =>
    Promise.allSettled([
      lib.holdersAt(missingLedger, text, '1767225600.5').next(),
      lib.holdersAt(tokenLedger, '0.0.1001', '1767225600.5', { from: text }).next(),
    ]),
  joinChunks: (text) =>
    lib.joinChunks([{ message: text, payer_account_id: text, chunk_info: { number: 1, total: 1 } }]),
  lt: lib.lt,
  lte: lib.lte,
  messageBytes: (text) => lib.messageBytes({ message: text }),
  messageText: (text) => lib.messageText({ message: `QUJD${text}` }),
  ne: lib.ne,
  parseHbar: lib.parseHbar,
  parseReply: (text) => lib.parseReply(getBlockOperation, text),
  parseUnits: (text) => lib.parseUnits(text, 255),
  request: (text) => lib.request(answering(raw('{}')), { path: `/${text}`, params: { [text]: text } }),
  runningHash: (text) => lib.runningHash(text, { ...message, message: 'AAAA' } as never),
  statement: (text) => {
    const period = { from: '2025', to: '2025' };
    const options = [
      { ...period, from: text },
      { ...period, timeZone: text },
      { ...period, cursor: text },
    ];
    return Promise.allSettled([
      lib.statement(missingLedger, text, period).next(),
      ...options.map((each) => lib.statement(missingLedger, '0.0.1001', each).next()),
    ]);
  },
  stringifyJson: (text) => lib.stringifyJson({ [text]: text, count: 1n }),
  toDate: lib.toDate,
  toEntityNumber: lib.toEntityNumber,
  toLongZeroAddress: lib.toLongZeroAddress,
  toNanoseconds: lib.toNanoseconds,
  toSdkTransactionId: lib.toSdkTransactionId,
  toTimestamp: lib.toTimestamp,
  toTransactionId: lib.toTransactionId,
  verifyMessage: (text) =>
    lib.verifyMessage(
      { running_hash: text } as never,
      { ...message, message: 'AAAA', running_hash: text } as never,
    ),
  waitFor: (text) =>
    lib.waitFor(() => getBlock(answering(raw(text)), block), { timeout: 0, retryIf: () => false } as never),
};

const environment = (text: string) => ({
  LEDGER_QUERY_BASE_URL: 'http://a.test',
  LEDGER_QUERY_HEADERS: text,
});
const secretForms = redactor(
  { 'x-key': 'secret-"ÿ"-key', authorization: 'Basic YTpiLWtleQ==' },
  '/key-of-path',
);

/** The ways of a text of the service, of a caller or of an agent into the rest of the code. */
const ofInside: Readonly<Record<string, (text: string) => unknown>> = {
  'a line of an error': (text) => [safeLine(text, secretForms, 1000), preview(text), escapeControls(text)],
  'a redacted text': (text) => [secretForms(text), secretForms(`${text}…`)],
  'a header in the environment': (text) => headersFor('http://a.test', environment(`${text}: ${text}`)),
  'a base URL in the environment': (text) =>
    identityOf({ service: 'ledger', network: undefined, baseUrl: `http://a.test/${text}` }, {}),
  'a cell of a table': (text) => [cellText(text, true), widthOf(text), truncate(text, 60)],
  'a refusal at the command line': (text) =>
    parameterErrorText(
      new lib.ParameterError({ parameter: 'a', value: text, allowed: text }, { operationId: 'b' } as never),
    ),
  'a text for an agent': visibleToAgents,
  'a template of a path': (text) => pathNames({ operationId: 'a', method: 'GET', path: text }),
  'a query key': (text) =>
    requestKey(
      lib.request(answering(raw('{}')), { method: 'POST', path: '/a', body: { text }, params: { a: text } }),
    ),
  'an error body': (text) => readBlock(() => new Response(text, { status: 400 })),
  'an error body in JSON': (text) =>
    readBlock(() => Response.json({ [text]: text, a: [text] }, { status: 400 })),
  'a body of a reply': (text) => readBlock(raw(text)),
  'a field that is not declared': (text) => readBlock(raw(JSON.stringify({ [text]: 1, hash: text }))),
  'a text beside an integer beyond 2^53': (text) =>
    lib.parseReply(
      getBlockOperation,
      JSON.stringify({ count: 0, name: text }).replace('0', '9007199254740993.0'),
    ),
  'a number of a reply': (text) => lib.parseReply(getBlockOperation, `{"count":9007199254740993${text}}`),
  'a failure of the network': (text) =>
    readBlock(() => {
      throw new TypeError(text);
    }),
  'the status text': (text) =>
    readBlock(() => new Response('', { status: 400, statusText: printable(text) })),
  'retry-after': (text) => withHeaders(503, { 'retry-after': printable(text), date: printable(text) }),
  'content-type': (text) => withHeaders(200, { 'content-type': printable(text) }),
  location: (text) => withHeaders(302, { location: printable(text) }),
  'the age of a status page': async (text) => {
    const headers = { 'cache-control': printable(text), age: printable(text) };
    const transport = answering(() => new Response('{}', { headers }), { deadline: 1 });
    await changes(transport, {} as never, {} as never).next();
  },
  'a link': (text) =>
    getContracts(answering(() => Response.json({ contracts: [], links: { next: `?a=${text}` } }))).page(),
  'a cursor': (text) => getContracts(answering(raw('{}'))).page(`getContracts~${text}`),
  'the option after': (text) => getTransactions(answering(raw('{}')), {}, { after: text }),
  'a name of a parameter': (text) => getContracts(answering(raw('{}')), { [text]: text } as never),
};

const messageOpenings = [
  '',
  'allowed for ',
  'Invalid parameter: ',
  'Invalid parameters usage',
  'Unknown query parameter ',
];

/** Replies and requests with many parts, by their number. */
const ofMany: Readonly<Record<string, (count: number) => unknown>> = {
  'items with one key': (count) => {
    const item = { consensus_timestamp: '1.000000000' };
    return getTransactions(
      answering(() => Response.json({ transactions: Array(count).fill(item), links: { next: null } })),
    ).toArray();
  },
  'messages of an error': (count) => {
    const messages = Array(count).fill({ message: 'Invalid parameter: a' });
    return readBlock(() => Response.json({ _status: { messages } }, { status: 400 }));
  },
  'fields of a reply': (count) =>
    readBlock(() =>
      Response.json(Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 1]))),
    ),
  'integers beyond 2^53': (count) =>
    lib.parseReply(getBlockOperation, `[${'9007199254740993.0,'.repeat(count)}0]`),
  'levels of a reply': (count) => readBlock(raw(`${'{"a":['.repeat(count)}${']}'.repeat(count)}`)),
  'pairs of a link': (count) =>
    lib
      .request(
        answering(() => Response.json({ a: [], links: { next: `/a?b=1${'&a=1'.repeat(count)}` } })),
        { path: '/a' },
      )
      .page(),
  'names in a link': (count) => {
    const next = `/a?${Array.from({ length: count }, (_, index) => `a${index}=1`).join('&')}`;
    return lib
      .request(
        answering(() => Response.json({ a: [], links: { next } })),
        { path: '/a' },
      )
      .page();
  },
  'values of a parameter': (count) =>
    lib.request(answering(raw('{}')), { path: '/a', params: { a: Array(count).fill('1') } }),
  'values of a query key': (count) =>
    requestKey(lib.request(answering(raw('{}')), { path: '/a', params: { a: Array(count).fill('1') } })),
  'names in a path': (count) =>
    lib.request(answering(raw('{}')), { path: `/${'{a}'.repeat(count)}`, params: { a: 1 } }),
  'chunks of a message': (count) =>
    lib.joinChunks(
      Array.from({ length: count }, (_, index) => ({
        message: 'AAAA',
        chunk_info: { number: index + 1, total: count },
      })),
    ),
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('every function of the entry is tested', () => {
  const functions = Object.entries(lib).filter(([, value]) => typeof value === 'function');
  const names = functions
    .filter(([name, value]) => !/^[A-Z]|^get/.test(name) && !('operationId' in value))
    .map(([name]) => name);
  expect(Object.keys(ofEntry)).toEqual(names.sort());
});

it.each(Object.entries({ ...ofEntry, ...ofInside }))('%s takes linear time', async (_, run) => {
  expect(await slowShapes(run)).toEqual([]);
});

it.each(Object.entries(ofMany))('many %s take linear time', async (_, run) => {
  expect(await growthOf((count) => settled(() => run(count)))).toBeLessThan(maxGrowth);
});

it('a message of an error takes linear time', async () => {
  const slow = await slowShapes(async (text) => {
    const messages = messageOpenings.map((opening) => ({
      message: opening + text,
      detail: text,
      data: text,
    }));
    const error: unknown = await readBlock(() =>
      Response.json({ _status: { messages } }, { status: 400 }),
    ).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(lib.ApiError);
    for (const each of (error as lib.ApiError).messages) each.decodeData();
  });
  expect(slow).toEqual([]);
});

it('a parameter of every rule takes linear time', async () => {
  const rules = new Map<string, [(typeof deployed)[number], string, ParameterRule]>();
  for (const operation of deployed)
    for (const [name, rule] of Object.entries(
      descriptorOf(operation.service, operation.operationId).parameters ?? {},
    ))
      rules.set(`${rule.kind.name} ${rule.pattern} ${rule.operators}`, [operation, name, rule]);
  expect(rules.size).toBeGreaterThan(15);
  const transport = answering(() => Response.json({}, { status: 404 }));
  const slow: string[] = [];
  for (const [operation, name, { operators }] of rules.values()) {
    const send = (input: string) =>
      functionOf(operation.service, operation.operationId)(transport, {
        ...plausibleParams(operation),
        [name]: input,
      });
    slow.push(
      ...(await slowShapes(async (text) => {
        await settled(() => send(text));
        if (operators) await send(`gte:${text}`);
      })),
    );
  }
  expect(slow).toEqual([]);
});

it('data of a contract call takes linear time', async () => {
  const from = `0x${'0'.repeat(40)}`;
  const call = functionOf('ledger', 'contractCall');
  const transport = answering(raw('{"result":"0x"}'));
  expect(
    await slowShapes((text) => call(transport, { body: { data: `0x60806040${text}`, value: 1, from } })),
  ).toEqual([]);
  // The pattern of the service needs both a begin and an end: many of each, and no last part.
  const data = (length: number): string => `0x${'60806040'.repeat(length / 16)}${'39'.repeat(length / 4)}00`;
  expect(
    await growthOf((length) =>
      settled(() => call(transport, { body: { data: data(length), value: 1, from } })),
    ),
  ).toBeLessThan(maxGrowth);
});

/** The default limit of a body. A whole text of this length passes through each function that sees one. */
const largestBody = 64 * 2 ** 20;

/** What sees a body, a text of it, or an input of a caller of any length. */
const ofBodies: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    [
      'a line of an error',
      'a redacted text',
      'a query key',
      'an error body',
      'a body of a reply',
      'a text beside an integer beyond 2^53',
      'a number of a reply',
      'a link',
      'a cursor',
      'a name of a parameter',
      'a cell of a table',
      'a text for an agent',
    ].map((name) => [name, ofInside[name] as (text: string) => unknown]),
  ),
  ...Object.fromEntries(
    ['checkReply', 'parseReply', 'messageBytes', 'messageText', 'joinChunks', 'stringifyJson'].map((name) => [
      name,
      ofEntry[name] as (text: string) => unknown,
    ]),
  ),
  'a text beside two integers that are one double': (text) =>
    lib.parseReply(
      getBlockOperation,
      JSON.stringify({ a: 1, b: 2, name: text })
        .replace('1', '9007199254740993')
        .replace('2', '9007199254740992'),
    ),
  'the fields of a contract result': (text) => {
    const result = {
      call_result: text,
      error_message: `0x${text}`,
      function_parameters: `0x${text}`,
      logs: [],
    };
    return decodeResult(result as never, []);
  },
  'a parameter of each kind': (text) =>
    Promise.allSettled([
      getAccount(missingTransport, { idOrAliasOrEvmAddress: text }),
      getTokens(missingTransport, { publickey: text }),
      getTransaction(missingTransport, { transactionId: text }),
      contractCall(missingTransport, { body: { to: `0x${'0'.repeat(40)}`, data: text } }),
    ]),
  'a reply with each format of text': async (text) => {
    const operations = [
      getAccountOperation,
      getContractOperation,
      getTokenOperation,
      getTransactionsOperation,
    ];
    for (const operation of operations) {
      const fields = JSON.parse(fixture('ledger', operation.operationId), (_, value) =>
        typeof value === 'string' && /^(0x)?[\da-f]{8,}$|^[A-Z2-7=]{8,}$/i.test(value) ? 'THE TEXT' : value,
      );
      // Only one field has it: a body has a limit.
      await lib.checkReply(
        operation as lib.Operation,
        JSON.stringify(fields).replace('"THE TEXT"', JSON.stringify(text)),
      );
    }
  },
};

/** The shapes that a pattern loops over most often. A run takes one for each function. */
const largeShapes = [...shapes].filter(([name]) => parts.includes(name) || /^("|0x|eq:)|…["x]$/.test(name));
const largeShare = process.env.LINEAR_TIME === 'all' ? 1 : largeShapes.length;

it.each(Object.entries(ofBodies).map(([name, run], at) => ({ name, run, at })))(
  '64 MiB of any text do not exhaust the stack: $name',
  { timeout: 3_600_000 },
  async ({ run, at }) => {
    const failed: string[] = [];
    for (const [index, [name, shape]] of largeShapes.entries()) {
      if (index % largeShare !== (at * 17) % largeShare) continue;
      // As long as the limit, with the syntax around it.
      const text = shape(largestBody - 1024);
      const error = await Promise.resolve()
        .then(() => run(text))
        .then(exhausted, (thrown: unknown) => exhausted([{ reason: thrown }]));
      if (error !== undefined) failed.push(`${JSON.stringify(name)}: ${error}`);
    }
    expect(failed).toEqual([]);
  },
);

const onTerminal = writerOf({ format: 'csv', fields: ['memo'], onTerminal: true, view: {} } as never);

// Each of them has ended the process, without an error: an engine has room for 67 million parts of what a function replaces.
const replacing: readonly (readonly [string, (text: string) => unknown])[] = [
  ['1,', (text) => replaceNumerals(text, (numeral) => numeral)],
  ['a<', visibleToAgents],
  ['Aa', secretForms],
  ['a\n', (text) => onTerminal.batch([{ memo: text }], 0)],
];
it.runIf(process.env.LINEAR_TIME === 'all').each(replacing)(
  '46 MB of %j can be replaced',
  { timeout: 300_000 },
  (part, replace) => {
    expect(String(replace(part.repeat(23_000_000))).length).toBeGreaterThanOrEqual(46_000_000);
  },
);

it.each(replacing)('no function replaces much of %j at once', (part, replace) => {
  let longest = 0;
  const original = String.prototype.replace;
  const spy = vi.spyOn(String.prototype, 'replace').mockImplementation(function (this: string, ...args) {
    if (typeof args[1] === 'function') longest = Math.max(longest, this.length);
    return Reflect.apply(original, this, args);
  });
  replace(part.repeat(1_200_000));
  spy.mockRestore();
  expect(longest).toBeLessThan(2_000_000);
});

/** The error of a stack that has ended, among results or the causes of an error. */
function exhausted(results: unknown): unknown {
  const all = Array.isArray(results) ? results : [];
  for (let { reason } of all.map(Object))
    for (; reason !== undefined && reason !== null; reason = Object(reason).cause)
      if (reason instanceof RangeError && /stack/.test(reason.message)) return reason;
  return undefined;
}

// Other work on the machine can hide growth in one measurement, and cannot show any that is not there.
it('quadratic time is noticed', { retry: 3 }, async () => {
  const withoutZeros = (length: number): string => `${'0'.repeat(length)}x`.replace(/0+$/, '');
  expect(await growthOf(withoutZeros)).toBeGreaterThan(maxGrowth);
  const pairs = (count: number): number => {
    let found = 0;
    for (let one = 0; one < count; one++) for (let other = 0; other < count; other++) found += one ^ other;
    return found;
  };
  expect(await growthOf(pairs)).toBeGreaterThan(maxGrowth);
});
