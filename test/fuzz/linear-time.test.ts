import { describe, expect, it } from 'vitest';
import type { Decode, ParameterRule } from '../../src/client/client.js';
import { parseBaseUrl } from '../../src/client/http/base-url.js';
import { retryAfter } from '../../src/client/http/failures.js';
import { redactor } from '../../src/client/http/redact.js';
import { apiError } from '../../src/client/reply/error-body.js';
import { decodeReply } from '../../src/client/reply/exact-json.js';
import { warnOnce } from '../../src/client/reply/issues.js';
import { fits, wireValue } from '../../src/client/request/encode-value.js';
import { noRedaction, ParameterError } from '../../src/errors/errors.js';
import { parseQuery } from '../../src/lists/query-pairs.js';
import { gte, messageText, toTimestamp, toTransactionId } from '../../src/values/values.js';
import { deployed, descriptorOf } from '../fixtures.js';

// Long enough that a quadratic pattern exceeds the timeout of the test with one of these texts.
const size = 400_000;
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

/** Runs code that may refuse its input. Returns the number of texts. */
function each(take: (text: string) => unknown): number {
  for (const text of texts) {
    try {
      take(text);
    } catch (error) {
      if (!(error instanceof ParameterError)) throw error;
    }
  }
  return texts.length;
}

describe('any long text is read in linear time', { timeout: patience }, () => {
  it('as a query', () => {
    expect(each((text) => [parseQuery(text), parseQuery(`a=${text}`)])).toBe(texts.length);
  });

  it('as a parameter of every rule', () => {
    const rules = new Map<string, ParameterRule>();
    for (const { service, operationId } of deployed)
      for (const rule of Object.values(descriptorOf(service, operationId).parameters ?? {}))
        rules.set(`${rule.kind.name} ${rule.pattern} ${rule.operators}`, rule);
    expect(rules.size).toBeGreaterThan(15);
    // Code behind a pattern relies on it. Without a pattern, a long integer is read to its end.
    for (const rule of rules.values()) {
      each((text) => {
        for (const given of [text, gte(text)]) {
          const value = wireValue(given, rule);
          if (value) fits(value, rule);
        }
      });
    }
  });

  it('as a message of an error', () => {
    const openings = [
      '',
      'Invalid parameter: ',
      'Invalid parameters usage',
      'Unknown query parameter ',
      'allowed for ',
    ];
    const headers = new Headers();
    const context = { operationId: 'getContracts', method: 'GET', url: 'http://ledger.test' };
    const taken = each((text) => {
      const messages = openings.map((opening) => ({
        message: opening + text,
        detail: null,
        data: opening ? null : text,
      }));
      const body = JSON.stringify({ _status: { messages: messages } });
      const response = { status: 400, statusText: '', headers };
      const reply = { response, text: body, attempts: 1, retryAfter: undefined, redact: noRedaction };
      const error = apiError(reply, ['limit'], context);
      for (const message of error.messages.slice(0, 1)) message.decodeData();
    });
    expect(taken).toBe(texts.length);
  });

  it('as a timestamp, a transaction ID and a wait', () => {
    const taken = each((text) => {
      retryAfter(new Headers({ 'retry-after': text.replace(/[^ -~]/g, 'x') }), 0);
      for (const read of [toTimestamp, toTransactionId]) {
        try {
          read(text);
        } catch (error) {
          expect(error).toBeInstanceOf(ParameterError);
        }
      }
    });
    expect(taken).toBe(texts.length);
  });

  it('as a base URL', () => {
    const taken = each((text) => {
      parseBaseUrl(text);
      parseBaseUrl(`http://ledger.test/${text}`);
      parseBaseUrl(`http://ledger.test/${text}x`);
    });
    expect(taken).toBe(texts.length);
  });

  it('as a reply with an integer beyond 2^53', () => {
    const decode: Decode = (value, int64) => {
      const holder = value as { integer: unknown };
      holder.integer = int64(holder.integer);
      return holder;
    };
    const read = (json: string): unknown => decodeReply(json, JSON.parse(json), decode).data;
    for (const text of texts) {
      const written = `{"integer":9007199254740993,"text":${JSON.stringify(text)}}`;
      expect(read(written)).toStrictEqual({ integer: 9007199254740993n, text });
    }
    const quotes = `{"text":"${filled('\\"')}","integer":9007199254740993}`;
    expect(read(quotes)).toMatchObject({ integer: 9007199254740993n });
    const marked = `{"text":"${filled('\\ue000').slice(0, 399_996)}","integer":9007199254740993}`;
    expect(read(marked)).toMatchObject({ integer: 9007199254740993n });
    const manyMarked = marked.replace('}', `,"others":[${'9007199254740993,'.repeat(2000)}0]}`);
    expect(read(manyMarked)).toMatchObject({ integer: 9007199254740993n });
    const zeros = `{"integer":9007199254740993.${filled('0')}}`;
    expect(read(zeros)).toMatchObject({ integer: 9007199254740993n });
  });

  it('as a topic message, a path in a warning and a secret', () => {
    expect(messageText({ message: filled('A') })).toHaveLength(300_000);
    expect(messageText({ message: `QUJD${filled(' ')}` })).toBe('ABC');
    const warned: string[] = [];
    const warn = warnOnce((message) => warned.push(message));
    each((text) => {
      const issues = [{ instancePath: `/${text}`, expected: 'a string', got: 'nothing' }];
      warn({ operationId: 'getContracts', issues, drift: [] });
      redactor({ 'x-key': text.slice(0, 40) }, '')(text);
    });
    expect(warned.length).toBeGreaterThan(0);
  });
});
