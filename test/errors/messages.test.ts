import { describe, expect, it } from 'vitest';
import {
  ApiError,
  ClosedError,
  noContext,
  ParameterError,
  preview,
  throwUnknownName,
} from '../../src/errors/errors.js';
import { context } from '../client/operations.js';

const text = (status: number, messages: ApiError['messages'], hint?: string): string =>
  new ApiError(
    {
      status,
      statusText: 'Not found',
      messages,
      parameters: [],
      headers: new Headers(),
      attempts: 1,
      retryAfter: undefined,
      text: '',
      body: undefined,
      hint,
    },
    context,
  ).message;

function message(message: string, detail: string | null = null): ApiError['messages'][number] {
  return { message, detail, data: null, decodeData: () => null };
}

/** The error of a name that does not exist. */
function refused(...parameters: Parameters<typeof throwUnknownName>): ParameterError | undefined {
  try {
    return throwUnknownName(...parameters);
  } catch (error) {
    if (error instanceof ParameterError) return error;
    throw error;
  }
}

describe('the message of an ApiError', () => {
  it('has the status, and each message of the service or its detail', () => {
    expect(text(404, [])).toBe('getThings: 404 Not found');
    expect(text(400, [message('one'), message('two', 'more of two')])).toBe(
      'getThings: 400 Not found – one; more of two',
    );
  });

  it('ends with the hint, after one full stop', () => {
    expect(text(404, [message('Gone.')], 'Ask again.')).toBe('getThings: 404 Not found – Gone. Ask again.');
    expect(text(404, [message('Gone')], 'Ask again.')).toBe('getThings: 404 Not found – Gone. Ask again.');
  });
});

describe('a name that does not exist', () => {
  it('is refused with the names that do', () => {
    const error = refused('option', 'zzz', ['limit', 'order'], context);
    expect(error).toMatchObject({
      message: 'getThings: zzz is not one of the options limit, order.',
      parameter: 'zzz',
      value: undefined,
      allowed: 'one of the options limit, order',
    });
    expect(refused('option', 'zzz', [], context)?.allowed).toBe('one of the options (none)');
  });

  it('is refused with the similar one, or with a hint', () => {
    expect(refused('option', 'limt', ['limit', 'order'], context)?.message).toMatch(
      /^getThings: limt is not a valid option\. .*limit/,
    );
    expect(refused('option', 'zzz', ['limit'], context, ' Write it so.')?.message).toBe(
      'getThings: zzz is not a valid option. Write it so.',
    );
  });

  it('says how a parameter of a newer service is passed', () => {
    expect(refused('parameter', 'zzz', ['limit'], context)?.message).toBe(
      'getThings: zzz is not one of the parameters limit. Pass a parameter of a newer service in the option query.',
    );
  });

  it.each([
    ['account.id', 'account.id'],
    ['a-b_1', 'a-b_1'],
    ['a b', '"a b"'],
    [' a', '" a"'],
    ['a\n', '"a\\n"'],
    ['', '""'],
  ])('is quoted if it is no word: %j', (name, shown) => {
    expect(refused('option', name, [], noContext)?.message).toBe(
      `${shown} is not one of the options (none).`,
    );
  });
});

it('a call of a closed client says so', () => {
  expect(new ClosedError(context)).toMatchObject({
    name: 'ClosedError',
    message: 'getThings: the client is closed',
  });
});

it('an error before a call names none', () => {
  expect(noContext).toEqual({ operationId: '', method: '', url: '' });
  expect(new ClosedError(noContext).message).toBe('the client is closed');
});

it.each([
  ['x'.repeat(60), `"${'x'.repeat(60)}"`],
  ['x'.repeat(61), `"${'x'.repeat(60)}…"`],
  // Half of a character is left out.
  [`${'x'.repeat(59)}😀y`, `"${'x'.repeat(59)}…"`],
  [12345678901234567890n, '12345678901234567890n'],
  [[1, 2], 'an array of 2'],
  [Promise.resolve(), 'a promise'],
  [{ a: 1 }, 'an object'],
  [() => 1, 'a function'],
  [null, 'null'],
])('the preview of %s', (value, shown) => {
  expect(preview(value)).toBe(shown);
});
