import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ParameterRule } from '../../src/client/client.js';
import {
  type ApiError,
  createTransport,
  messageText,
  ParameterError,
  parseReply,
  type TransportSettings,
  toTimestamp,
  toTransactionId,
} from '../../src/index.js';
import { getBlock, getBlockOperation, getContracts } from '../../src/ledger.js';
import { rejection } from '../client/thrown.js';
import { deployed, descriptorOf, functionOf, plausibleParams } from '../fixtures.js';

// Long enough that quadratic time with one of these texts exceeds the timeout of the test.
const size = 100_000;
const patience = 45_000;

function filled(part: string): string {
  return part.repeat(Math.ceil(size / part.length)).slice(0, size);
}

const parts = [
  '0',
  'A',
  '.',
  '0.',
  '0.0.',
  '-',
  '\\',
  '\\"',
  '/',
  '/0',
  ' ',
  '=',
  '%41',
  'eq:',
  'gte:0.',
  '0x',
];
const marks = ['\u007f', '\ue000', '\\ue000', '\\ue00'];
const heads = ['', '0.0.1-', '0.0.1@', 'eq:', '0x'];

/** Repeated texts with an almost matching end. */
const texts = [...parts, ...marks].flatMap((part) => {
  const body = filled(part);
  return [...heads.map((head) => head + body), `${body}!`, `${body}?`];
});

/** A transport whose service answers with this. */
function answering(answer: () => Response, settings: TransportSettings = {}) {
  return createTransport({
    baseUrl: 'http://ledger.test',
    fetch: async () => answer(),
    retry: false,
    ...settings,
  });
}

/** Runs code that may refuse a text. */
function unlessRefused(take: () => unknown): void {
  try {
    take();
  } catch (error) {
    if (!(error instanceof ParameterError || error instanceof TypeError)) throw error;
  }
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('any long text is read in linear time', { timeout: patience }, () => {
  it('as the link of a page', async () => {
    for (const text of texts) {
      const transport = answering(() => Response.json({ contracts: [], links: { next: `?a=${text}` } }));
      const { done } = await getContracts(transport).pages().next();
      expect(done).toBe(false);
    }
  });

  it('as a parameter of every rule', async () => {
    const rules = new Map<string, [(typeof deployed)[number], string, ParameterRule]>();
    for (const operation of deployed)
      for (const [name, rule] of Object.entries(
        descriptorOf(operation.service, operation.operationId).parameters ?? {},
      ))
        rules.set(`${rule.kind.name} ${rule.pattern} ${rule.operators}`, [operation, name, rule]);
    expect(rules.size).toBeGreaterThan(15);
    const transport = answering(() => Response.json({}, { status: 404 }));
    for (const [operation, name, { operators }] of rules.values()) {
      const call = functionOf(operation.service, operation.operationId);
      for (const text of texts)
        for (const input of operators ? [text, `gte:${text}`] : [text])
          await rejection(call(transport, { ...plausibleParams(operation), [name]: input }));
    }
  });

  it('as a message of an error', async () => {
    const openings = ['Invalid parameter: ', 'Invalid parameters usage', 'Unknown query parameter '];
    for (const text of texts) {
      const messages = ['', 'allowed for ', ...openings].map((opening) => ({
        message: opening + text,
        detail: null,
        data: opening ? null : text,
      }));
      const transport = answering(() => Response.json({ _status: { messages } }, { status: 400 }));
      const error = (await rejection(getBlock(transport, { hashOrNumber: 1 }))) as ApiError;
      expect(error.messages).toHaveLength(5);
      unlessRefused(() => error.messages[0]?.decodeData());
    }
  });

  it('as a timestamp, a transaction ID, a wait and a base URL', async () => {
    for (const text of texts) {
      for (const read of [toTimestamp, toTransactionId]) unlessRefused(() => read(text));
      for (const baseUrl of [text, `http://ledger.test/${text}`, `http://ledger.test/${text}x`])
        unlessRefused(() => createTransport({ baseUrl }));
      const headers = { 'retry-after': text.replace(/[^ -~]/g, 'x') };
      const transport = answering(() => new Response('', { status: 503, headers }));
      await rejection(getBlock(transport, { hashOrNumber: 1 }));
    }
  });

  it('as a reply with an integer beyond 2^53', () => {
    const read = (json: string): unknown => parseReply(getBlockOperation, json);
    const count = 9007199254740993n;
    for (const text of texts)
      expect(read(`{"count":${count},"name":${JSON.stringify(text)}}`)).toStrictEqual({ count, name: text });
    const marked = `"name":"${'\\ue000'.repeat(size / 6)}","count":${count}`;
    for (const members of [
      `"name":"${filled('\\"')}","count":${count}`,
      marked,
      `${marked},"others":[${`${count},`.repeat(2000)}0]`,
      `"count":${count}.${filled('0')}`,
    ])
      expect(read(`{${members}}`)).toMatchObject({ count });
  });

  it('as a topic message, a field in a warning and a secret', async () => {
    expect(messageText({ message: filled('A') })).toHaveLength(75_000);
    expect(messageText({ message: `QUJD${filled(' ')}` })).toBe('ABC');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const text of texts) {
      const secret = text.slice(0, 40).replace(/[^!-~]/g, 'x');
      const settings = { headers: { 'x-key': secret } };
      await getBlock(
        answering(() => Response.json({ [text]: 1 }), settings),
        { hashOrNumber: 1 },
      ).catch(() => 0);
      const failing = answering(() => {
        throw new TypeError(text);
      }, settings);
      await rejection(getBlock(failing, { hashOrNumber: 1 }));
    }
    expect(warn).toHaveBeenCalled();
  });
});
