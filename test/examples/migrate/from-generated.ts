// From a generated client, here openapi-fetch with types of openapi-typescript: blocks of a range, and a transaction that does
// not exist. Both sides run, and their results are compared.
import { ApiError, createLedgerClient, gte } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import createClient from 'openapi-fetch';

const sandbox = createSandbox();

interface BlockPage {
  blocks?: { number?: number }[];
  links?: { next?: string | null };
}

/** The types that openapi-typescript writes for the operations of this example, from the official description. */
interface paths {
  '/api/v1/blocks': {
    get: {
      parameters: { query?: { 'block.number'?: string[]; limit?: number; order?: 'asc' | 'desc' } };
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': BlockPage } };
      };
    };
  };
  '/api/v1/transactions/{transactionId}': {
    get: {
      parameters: { path: { transactionId: string } };
      responses: {
        200: {
          headers: Record<string, unknown>;
          content: { 'application/json': { transactions?: object[] } };
        };
        404: {
          headers: Record<string, unknown>;
          content: { 'application/json': { _status?: { messages?: { message?: string }[] } } };
        };
      };
    };
  };
}

const from = Number(sandbox.ledger.blocks[0]?.number);
const missing = '0.0.1001-1767223666-000000001';

// Before. A description has no word for the next page, so the loop takes the query out of the link.
const generated = createClient<paths>({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

async function blocksBefore(): Promise<(number | undefined)[]> {
  const found: (number | undefined)[] = [];
  let query: { 'block.number': string[]; order: 'asc'; limit: number } | undefined = {
    'block.number': [`gte:${from}`],
    order: 'asc',
    limit: 5,
  };
  while (query && found.length < 20) {
    const reply = await generated.GET('/api/v1/blocks', { params: { query } });
    const page: BlockPage | undefined = reply.data;
    found.push(...(page?.blocks ?? []).map(({ number }) => number));
    const next = page?.links?.next;
    const bounds: string[] = next ? new URL(next, sandbox.ledgerUrl).searchParams.getAll('block.number') : [];
    query = bounds.length > 0 ? { 'block.number': bounds, order: 'asc', limit: 5 } : undefined;
  }
  return found;
}

async function missingBefore(): Promise<number> {
  const { response } = await generated.GET('/api/v1/transactions/{transactionId}', {
    params: { path: { transactionId: missing } },
  });
  return response.status;
}

// After. The same paths and names, also by GET; lists go on, and errors are thrown.
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

async function blocksAfter(): Promise<(bigint | undefined)[]> {
  const blocks = ledger.GET('/api/v1/blocks', { 'block.number': gte(from), order: 'asc', limit: 5 });
  return (await blocks.toArray({ limit: 20 })).map(({ number }) => number);
}

async function missingAfter(): Promise<number | undefined> {
  try {
    await ledger.GET('/api/v1/transactions/{transactionId}', { transactionId: missing });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

const before = { blocks: await blocksBefore(), status: await missingBefore() };
const after = { blocks: await blocksAfter(), status: await missingAfter() };
console.log(before, after);

export { after, before };
