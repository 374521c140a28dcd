import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Comparison, type Operator } from '../../src/values/values.js';
import { deployed, descriptorOf, fixture, functionOf, plausibleParams } from '../setup/fixtures.js';
import { announce, Bench, nasty, patience, runs, text } from './fuzzing.js';

const operators: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];

/** Nested deeper than the stack. */
function deep(levels: number): object {
  let value: object = {};
  for (let level = 0; level < levels; level++) value = { data: value };
  return value;
}

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;

const id = { shard: 0, realm: 0, num: 5 };

const failing = (): never => {
  throw new RangeError('no text');
};
const odd = fc.constantFrom<unknown>(
  ...[null, undefined, Number.NaN, Infinity, -0, 2 ** 53, 1e308, 0.5, Symbol('s'), () => 'x', /x/, new Map()],
  ...[new Date(Number.NaN), new Date(8.64e15), new Uint8Array(3), Object.create(null), cyclic, deep(20)],
  ...[() => '0.0.5', () => '../x', 5, failing].map((text) => ({ ...id, toString: text })),
  ...[() => undefined, () => 'text'].map((toJSON) => ({ toJSON })),
  ...[id, Object.assign(Object.create(null), id), { data: { toJSON: () => 1n } }],
);

const scalar = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: odd },
  fc.bigInt(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.date({ noInvalidDate: false }),
);

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  fc.tuple(fc.constantFrom(...operators), scalar).map(([operator, given]) => new Comparison(operator, given)),
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(fc.oneof(fc.constantFrom(...nasty), text), scalar, { maxKeys: 3 }),
  fc.array(fc.array(scalar, { maxLength: 2 }), { maxLength: 2 }),
);

describe('parameters that no type allows', () => {
  const share = 0.4 / deployed.length;
  const reply = new TextEncoder();
  announce('parameters', runs(0.4).numRuns ?? 0);

  for (const operation of deployed) {
    const { service, operationId } = operation;
    it(`are refused or sent by ${operationId}`, { timeout: patience }, async () => {
      const call = functionOf(service, operationId);
      const names = Object.keys(descriptorOf(service, operationId).parameters ?? {});
      const bytes = reply.encode(fixture(service, operationId));
      const bench = new Bench();
      const name = fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom('body', 'limit', ...names) },
        fc.constantFrom(...nasty),
        text,
      );
      const params = fc.array(fc.tuple(name, value), { maxLength: 3 });
      const mode = fc.constantFrom('throw', 'warn', 'off');
      await fc.assert(
        fc.asyncProperty(params, mode, async (given, validation) => {
          const input = Object.fromEntries([...Object.entries(plausibleParams(operation)), ...given]);
          await bench.run(
            async () => new Response(bytes),
            (transport) => call(transport, input, { validation }),
          );
          // No `expect` here: it takes longer than most cases.
          if (bench.sent > 1) throw new Error(`${bench.sent} requests were sent`);
        }),
        runs(share),
      );
    });
  }

  it('are refused in a body that is nested deeper than the stack', async () => {
    const call = functionOf('ledger', 'contractCall');
    for (const validation of ['throw', 'off'] as const) {
      const bench = new Bench();
      const result = await bench.run(
        async () => new Response('{}'),
        (transport) => call(transport, { body: deep(100_000) }, { validation }),
      );
      expect(result).toMatchObject({ error: { name: 'ParameterError' } });
      expect(bench.sent).toBe(0);
    }
  });
});
