import { decodeNumbers, readPlain } from '../../../src/client/reply/read-plain.js';
import { readReply } from '../../../src/client/reply/read-reply.js';
import { Report } from '../../../src/client/report.js';
import { type Body, routeOf } from '../bodies.js';
import type { Figure } from '../figure.js';
import { measure } from '../measure.js';
import type { Setting } from '../part-runner.js';

/** One block takes a microsecond, so it needs no target. */
const targets = {
  getTransactions: { most: 1.25 },
  getContracts: { most: 1.25 },
  getContractsLogs: { most: 1.25 },
  getBlock: undefined,
  // From Node 22 on, JSON.parse passes the source text of numbers to its reviver.
  getAccounts: { most: 'rawJSON' in JSON ? 2 : 3.5 },
};

export function readings(body: Body) {
  const { operation } = routeOf(body.operationId);
  const read = (check: boolean, text: string): unknown => {
    const { parsed, plain } = readPlain(operation, { text }, check);
    return plain?.isWhole ? plain.data : readReply(operation, text, parsed, { check, plain }).data;
  };
  return {
    'JSON.parse': (own = body.text): unknown => JSON.parse(own),
    'parse + int64': (own = body.text): unknown => read(false, own),
    'parse + validate + int64': (own = body.text): unknown => read(true, own),
  };
}

/** Reads without the guard, to measure its gain: the validator checks each reply, not only one that does not match. */
async function withoutGuard(body: Body): Promise<() => unknown> {
  const { operation } = routeOf(body.operationId);
  const validate = await operation.validator?.();
  return () => {
    const parsed: unknown = JSON.parse(body.text);
    const report = new Report();
    validate?.(parsed, report, '', '');
    const plain =
      report.count + report.drift.length === 0
        ? decodeNumbers(body.text, parsed, operation.decode)
        : undefined;
    return plain?.isWhole
      ? plain.data
      : readReply(operation, body.text, parsed, { check: false, plain }).data;
  };
}

export default async function decode({ bodies, smoke }: Setting): Promise<Figure[]> {
  const comparisons = await Promise.all(
    bodies.map(async (body) => ({
      part: 'decoding alone',
      subject: body.title,
      contenders: { ...readings(body), 'parse + validator alone + int64': await withoutGuard(body) },
      more: { 'parse + validate + int64': { target: targets[body.operationId] } },
    })),
  );
  return measure(comparisons, { rounds: smoke ? 3 : 60, time: smoke ? 2 : 10 });
}
