import type { LedgerData, Listener } from '../../sandbox.js';
import { section } from '../help/text.js';
import type { SandboxCommand } from './sandbox-options.js';

/** The text of a sandbox that has started: its addresses, what to ask for first, and how to stop it. */
export function welcome(
  { seed, isLive, isLocalNetwork }: SandboxCommand,
  ledger: LedgerData,
  [rest, java, web3]: readonly Listener[],
): string {
  const { ledgerUrl = '', statusUrl = '' } = rest ?? {};
  const { account, paths } = examplesIn(ledger);
  const width = Math.max(...paths.map(([kind]) => kind.length));
  const lines = paths.map(([kind, path]) => `  ${kind.padEnd(width)}  curl -s ${ledgerUrl}/api/v1${path}\n`);
  const target = isLocalNetwork ? '--network local' : `--baseUrl ${ledgerUrl}`;
  return [
    `A mirror node with made-up data. Its seed is ${seed}${isLive ? ', and it grows' : ''}.\n`,
    section('Addresses', [
      ['REST API', `${ledgerUrl}/api/v1`],
      ...(java ? [['Java module', `${java.ledgerUrl}/api/v1`] as const] : []),
      ...(web3 ? [['contract calls', `${web3.ledgerUrl}/api/v1`] as const] : []),
      ['status page', statusUrl],
    ]),
    `To try:\n${lines.join('')}`,
    `Or with the command line:\n  npx ledger-query-client getAccount ${account} ${target}\n`,
    'Press Ctrl-C to stop.\n',
  ].join('\n');
}

type Example = readonly [kind: string, path: string];

/** Entities with much history: each has the most rows of its kind. */
function examplesIn(ledger: LedgerData): { account: string; paths: readonly Example[] } {
  const payers = ledger.transactions.map(({ transaction_id }) => payerOf(transaction_id));
  const account = mostFrequent(payers);
  const fungible = new Set(
    ledger.tokens.filter(({ type }) => type === 'FUNGIBLE_COMMON').map(({ token_id }) => token_id),
  );
  const held = ledger.relationships.map(({ value }) => value.token_id);
  const token = mostFrequent(held.filter((id) => fungible.has(id)));
  const nft = mostFrequent(ledger.nftTransfers.map(({ owner }) => owner));
  const topic = mostFrequent(ledger.messages.map(({ topic_id }) => topic_id));
  const contract = mostFrequent(ledger.executions.map(({ result }) => result.contract_id));
  const own = ledger.transactions.filter(({ transaction_id }) => payerOf(transaction_id) === account);
  const transfer = own.find(({ name }) => name === 'CRYPTOTRANSFER') ?? own[0];
  const paths: readonly Example[] = [
    ['account', `/accounts/${account}`],
    ['token', `/tokens/${token}`],
    ['NFT', `/tokens/${nft.replace('/', '/nfts/')}`],
    ['topic', `/topics/${topic}/messages`],
    ['contract', `/contracts/${contract}/results`],
    ['transaction', `/transactions/${transfer?.transaction_id}`],
  ];
  return { account, paths };
}

function payerOf(transactionId: string | null | undefined): string | undefined {
  return transactionId?.split('-')[0];
}

function mostFrequent(ids: readonly (string | null | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [most = ''] = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return most;
}
