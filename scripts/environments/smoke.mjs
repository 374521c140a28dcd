import {
  ApiError,
  createLedgerClient,
  createStatusClient,
  gte,
  ParameterError,
  parseReply,
  stringifyJson,
} from 'ledger-query-client';
import { getAccountOperation } from 'ledger-query-client/ledger';
import { infiniteQueryOptions } from 'ledger-query-client/query';
import { createSandbox } from 'ledger-query-client/sandbox';
import { serviceUrl } from './service.mjs';

const treasury = { idOrAliasOrEvmAddress: '0.0.2', transactions: false };
const missing = { contractIdOrAddress: '0.0.999999999' };

/**
 * Checks that must pass in every environment with `fetch`, each on a sandbox of its own. They use only the language and, if
 * the name says so, the environment's `fetch`.
 */
const checks = {
  'a list': async ({ ledger }) => {
    const { contracts } = await ledger.getContracts({ limit: 3 });
    equal(contracts.length, 3);
  },
  'a walk over several pages': async ({ ledger, sandbox }) => {
    const lengths = [];
    const ids = new Set();
    for await (const { items } of ledger.getContracts({ order: 'asc', limit: 40 }).pages()) {
      lengths.push(items.length);
      for (const { contract_id } of items) ids.add(contract_id);
    }
    equal(ids.size, sandbox.ledger.contracts.length);
    equal(lengths.length, Math.ceil(ids.size / 40));
  },
  'a filter with an operator': async ({ ledger }) => {
    const query = { 'contract.id': gte('0.0.3100'), order: 'asc', limit: 2 };
    const { contracts } = await ledger.getContracts(query);
    equal(contracts.map(({ contract_id }) => contract_id).join(), '0.0.3100,0.0.3101');
  },
  'a balance beyond 2^53': async ({ ledger, sandbox }) => {
    const exact = 2n ** 62n + 1n;
    sandbox.ledger.accounts.find(({ account }) => account === '0.0.2').balance.balance = exact;
    const { balance } = await ledger.getAccount(treasury);
    equal(balance.balance, exact);
  },
  'a ParameterError': async ({ ledger }) => {
    const error = await rejection(ledger.getContracts({ limit: 500 }));
    equal(error instanceof ParameterError && error.parameter, 'limit');
  },
  'a followed list': async ({ ledger, sandbox }) => {
    const [{ topic_id: topicId }] = sandbox.ledger.topics;
    const before = sandbox.ledger.messages.filter(({ topic_id }) => topic_id === topicId).length;
    const numbers = [];
    const messages = ledger.getTopicMessages({ topicId, limit: 40 }).follow({ interval: 50 });
    for await (const { sequence_number } of messages) {
      numbers.push(Number(sequence_number));
      if (numbers.length === before) sandbox.add.message({ topic_id: topicId });
      if (numbers.length > before) break;
    }
    equal(numbers.join(), Array.from({ length: before + 1 }, (_, index) => index + 1).join());
    equal(typeof messages.cursor, 'string');
  },
  'an ApiError 404': async ({ ledger }) => {
    const error = await rejection(ledger.getContract(missing));
    equal(error instanceof ApiError && error.status, 404);
    equal(error.messages.length > 0, true);
  },
  'a retry after 503': async ({ ledger, sandbox, retries }) => {
    sandbox.faults.next({ status: 503 });
    const { total_supply } = await ledger.getNetworkSupply();
    equal(Number(total_supply) > 0, true);
    equal(retries.join(), '503');
  },
  'stringifyJson and parseReply': async ({ ledger }) => {
    const account = await ledger.getAccount(treasury);
    const read = parseReply(getAccountOperation, stringifyJson(account));
    equal(typeof read.balance.balance, 'bigint');
    equal(read.balance.balance, account.balance.balance);
    equal(stringifyJson(read), stringifyJson(account));
  },
  'pages of an infinite query': async ({ ledger }) => {
    const { signal } = new AbortController();
    const query = infiniteQueryOptions(ledger, 'getContracts', { limit: 2, order: 'asc' });
    const first = await query.queryFn({ signal, pageParam: query.initialPageParam });
    const { items } = await query.queryFn({ signal, pageParam: query.getNextPageParam(first) });
    equal(items.length, 2);
    equal(query.queryKey.join(), 'http://sandbox.invalid,getContracts,[object Object],pages');
  },
  'the summary of the status page': async ({ status, sandbox }) => {
    sandbox.status.openIncident({ name: 'Slow replies', impact: 'major' });
    const { incidents, components } = await status.getSummary();
    equal(incidents.filter(({ name }) => name === 'Slow replies').length, 1);
    equal(components.length > 0, true);
  },
  'a walk by the built-in fetch': async ({ remote }) => {
    const contracts = await remote.getContracts({ order: 'asc', limit: 40 }).toArray({ limit: 60 });
    equal(new Set(contracts.map(({ contract_id }) => contract_id)).size, 60);
  },
  'a 404 by the built-in fetch': async ({ remote }) => {
    const error = await rejection(remote.getContract(missing));
    equal(error instanceof ApiError && error.status, 404);
  },
  'a status by the built-in fetch': async () => {
    const { status } = await createStatusClient({ baseUrl: `${serviceUrl}/api/v2` }).getStatus();
    equal(typeof status.indicator, 'string');
  },
};

/** Runs every check. Returns a result for each; a failed check has an error. */
export async function smoke() {
  const results = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check(freshClients());
      results.push({ name });
    } catch (error) {
      results.push({ name, error: String(error?.stack ?? error) });
    }
  }
  return results;
}

/** Checks that this environment refuses eval. Otherwise the other checks do not show that the package works without it. */
export function refusedEval() {
  const name = 'eval is refused';
  try {
    new Function('return 1')();
  } catch {
    return { name };
  }
  return { name, error: 'new Function ran, expected an error' };
}

function freshClients() {
  const sandbox = createSandbox();
  const retries = [];
  const ledger = createLedgerClient({
    baseUrl: sandbox.ledgerUrl,
    fetch: sandbox.fetch,
    retry: { baseDelay: 1 },
    onRetry: ({ status }) => retries.push(status),
  });
  const status = createStatusClient({ baseUrl: sandbox.statusUrl, fetch: sandbox.fetch });
  return { sandbox, ledger, status, retries, remote: createLedgerClient({ baseUrl: serviceUrl }) };
}

function equal(actual, expected) {
  if (actual !== expected) throw new Error(`expected ${String(expected)}, got ${String(actual)}`);
}

function rejection(call) {
  const refuse = () => {
    throw new Error('expected a rejection, got a reply');
  };
  return call.then(refuse, (error) => error);
}
