import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deployed, descriptorOf, fixture, functionOf, plausibleParams } from '../setup/fixtures.js';
import { announce, Bench, expectBigints, expectValid, nasty, patience, runs, text } from './fuzzing.js';

const subjects = deployed.map((operation) => {
  const call = functionOf(operation.service, operation.operationId);
  return {
    call,
    described: descriptorOf(operation.service, operation.operationId),
    params: plausibleParams(operation),
    body: fixture(operation.service, operation.operationId),
  };
});

const subject = fc.constantFrom(...subjects);
const mode = fc.constantFrom('throw' as const, 'warn' as const, 'off' as const);

/** JSON in the place of a value, as text. */
const json = fc.oneof(
  fc.constantFrom(
    ...String.raw`null true {} [] "" -0 0.5 1e400 -1e308 1E16 9007199254740993 -9223372036854775808 9223372036854775808
      123456789012345678901234567890.0 0.90071992547409931e16 "\ue000" "\ue000\uE0001" "\ud800" "9007199254740993"
      {"__proto__":{"polluted":1}} {"constructor":{"prototype":{"polluted":9007199254740993}}}
      {"_status":{"messages":[{"message":"x","detail":5}]}}`.split(/\s+/),
    `"\ue000"`,
    '['.repeat(300) + ']'.repeat(300),
  ),
  text.map((given) => JSON.stringify(given)),
  fc.bigInt().map(String),
  fc.json({ maxDepth: 2 }),
);

interface Edit {
  at: number;
  kind: 'value' | 'key' | 'double' | 'cut' | 'insert' | 'drop';
  json: string;
  key: string;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  kind: fc.constantFrom('value', 'value', 'value', 'key', 'double', 'drop', 'cut', 'insert'),
  json,
  key: fc.constantFrom(...nasty),
});

const member = /"(?:[^"\\]|\\.)*":\s*(?:"(?:[^"\\]|\\.)*"|-?[\d.eE+-]+|true|false|null)/g;

/** A fixture with a changed member, or with changed text. */
function edited(body: string, { at, kind, json, key }: Edit): string {
  const any = Math.floor(at * body.length);
  if (kind === 'cut') return body.slice(0, any);
  if (kind === 'insert') return body.slice(0, any) + json + body.slice(any);
  const members = [...body.matchAll(member)];
  const found = members[Math.floor(at * members.length)];
  if (!found) return json;
  const [whole] = found;
  const colon = whole.indexOf('":') + 1;
  const changed = {
    value: `${whole.slice(0, colon)}:${json}`,
    key: `${JSON.stringify(key)}:${json}`,
    double: `${whole},${whole.slice(0, colon)}:${json}`,
    drop: '"dropped":0',
  }[kind];
  return body.slice(0, found.index) + changed + body.slice(found.index + whole.length);
}

const raw: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  json,
  fc.json(),
  text,
  fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)),
  fc.constantFrom('['.repeat(20_000), '{"a":'.repeat(5000), `${'['.repeat(9000)}${']'.repeat(9000)}`),
);

describe('replies', () => {
  it('that are changed fixtures are data of their type, or an error', { timeout: patience }, async () => {
    const settings = runs(0.3);
    announce('changed fixtures', settings.numRuns ?? 0);
    const bench = new Bench();
    let resolved = 0;
    await fc.assert(
      fc.asyncProperty(
        subject,
        fc.array(edit, { minLength: 1, maxLength: 3 }),
        mode,
        async (chosen, edits, validation) => {
          const { call, described, params, body } = chosen;
          const sent = edits.reduce(edited, body);
          const result = await bench.run(
            async () => new Response(sent),
            (transport) => call(transport, params, { validation }),
          );
          if (!('data' in result)) return;
          resolved += 1;
          expectBigints(described, result.data);
          // UTF-8 cannot encode a lone surrogate, which is the same mistake on both sides.
          if (validation === 'throw') await expectValid(described, sent);
        },
      ),
      settings,
    );
    expect(resolved).toBeGreaterThan(0);
  });

  it('of any text or bytes are data of their type, or an error', { timeout: patience }, async () => {
    const settings = runs(0.1);
    announce('random bodies', settings.numRuns ?? 0);
    const bench = new Bench();
    await fc.assert(
      fc.asyncProperty(subject, raw, mode, async ({ call, described, params }, body, validation) => {
        const result = await bench.run(
          async () => new Response(body),
          (transport) => call(transport, params, { validation }),
        );
        if (!('data' in result)) return;
        expectBigints(described, result.data);
        if (validation === 'throw' && typeof body === 'string') await expectValid(described, body);
      }),
      settings,
    );
  });

  const headerValue = fc.oneof(
    fc.constantFrom(
      ...`0 1 -1 60 1e3 99999999999999 Sun text/html gzip //evil.test/x http://evil.test/ https://ledger.test/
        http://ledger.test:81/ http://ledger.test/api/v1/contracts?key=secret-key javascript:alert(1) http://[ /loop
        secret-key`.split(/\s+/),
      ...[
        'Wed, 21 Oct 2015 07:28:00 GMT',
        'Thu, 99 Foo',
        'application/json; charset=utf-16',
        '\\\\evil.test\\x',
      ],
    ),
    // Characters that a header can carry.
    fc.string({ maxLength: 10 }),
  );
  const headers = fc.array(
    fc.tuple(
      fc.constantFrom(
        ...'retry-after date content-type content-length content-encoding location x-other'.split(' '),
      ),
      headerValue,
    ),
    { maxLength: 3 },
  );
  const status = fc.oneof(
    fc.constantFrom(200, 204, 301, 302, 303, 304, 307, 308, 400, 404, 408, 429, 500, 502, 503, 504),
    fc.integer({ min: 200, max: 599 }),
  );
  const empty = new Set([204, 205, 304]);
  const ends = fc.constantFrom('reply', 'reply', 'reply', 'reply', 'throw', 'abort');

  it('of any status and headers are data, or an error', { timeout: patience }, async () => {
    const settings = runs(0.1);
    announce('statuses and headers', settings.numRuns ?? 0);
    const retry = { retries: 2 };
    const benches = [
      new Bench(),
      new Bench({ retry }),
      new Bench({ retry, headers: { 'x-api-key': 'secret-key' } }),
      new Bench({ baseUrl: 'http://ledger.test/secret-key', maxResponseBytes: 500 }),
    ];
    const bench = fc.constantFrom(...benches);
    await fc.assert(
      fc.asyncProperty(
        bench,
        subject,
        status,
        headers,
        raw,
        ends,
        async (at, given, code, pairs, body, end) => {
          const { call, params, described } = given;
          const controller = new AbortController();
          const reason = new Error('stop');
          const result = await at.run(
            async () => {
              if (end === 'throw') throw new TypeError('fetch failed for secret-key');
              if (end === 'abort') controller.abort(reason);
              const sent = code === 200 ? given.body : body;
              const init = { status: code, headers: new Headers() };
              for (const [name, value] of pairs) init.headers.append(name, value);
              return new Response(empty.has(code) ? null : sent, init);
            },
            (transport) => at.time.run(call(transport, params, { signal: controller.signal }).withResponse()),
            reason,
          );
          // A pause that an earlier reply requested may outlast the deadline: then nothing is sent, and nothing aborted.
          if (controller.signal.aborted) expect(result).toStrictEqual({ error: reason });
          else if ('data' in result) expectBigints(described, (result.data as { data: unknown }).data);
        },
      ),
      settings,
    );
  });
});
