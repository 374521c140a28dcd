import { expect, it } from 'vitest';
import { now, type Spelling, spellings } from '../values/spellings-of-times.js';
import { ran } from './terminal.js';

/** The filter that a command sends, or its message. */
async function sent(operation: string, timestamp: string): Promise<string> {
  const queries: URL[] = [];
  const fetch = async (url: string): Promise<Response> => {
    queries.push(new URL(url));
    return new Response('', { status: 404 });
  };
  const args = [operation, '--timestamp', timestamp, '--baseUrl', 'https://ledger.test'];
  const { code, err } = await ran(args, { fetch, now: () => now });
  // Nothing is sent for what is refused, and it is not a success.
  expect(`${timestamp}: ${code} ${err}`).toMatch(queries.length > 0 ? /: 3 / : /: 2 /);
  return queries[0]?.searchParams.getAll('timestamp').join(' ') ?? err;
}

function matches(text: string, meaning: string | RegExp): boolean {
  return typeof meaning === 'string' ? text === meaning : meaning.test(text);
}

const written = spellings.filter(({ input }) => typeof input === 'string' && input.trim() !== '');
const cases = written.flatMap(({ input, list, moment, gte, gt, lt, lte }: Spelling) =>
  Object.entries({ '': list, 'gte:': gte, 'gt:': gt, 'lt:': lt, 'lte:': lte })
    .map(([operator, meaning]) => ['getTransactions', `${operator}${input}`, meaning] as const)
    .concat([['getBalances', String(input), moment]] as never),
);

it('means the same at the command line', async () => {
  const different: string[] = [];
  for (const [operation, text, meaning] of cases) {
    const found = await sent(operation, text);
    if (!matches(found, meaning)) different.push(`${operation} ${text}: ${found}`);
  }
  expect(different).toEqual([]);
});
