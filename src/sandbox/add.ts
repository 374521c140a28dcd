import type { LedgerData } from './data/ledger-data.js';
import { longZero } from './data/plan.js';
import { type Hex, Random } from './data/random.js';
import { runningHash } from './data/running-hash.js';
import { movesNothing, opened, openingRow } from './live/added.js';
import { type Growing, onlyAdded } from './live/changes.js';
import type { World } from './live/world.js';
import { toTimestamp } from './wire/timestamps.js';
import { type DeepPartial, withDefaults } from './with-defaults.js';

type Row<Name extends Growing> = LedgerData[Name][number];

type Defaults<Name extends Growing> = (id: string, timestamp: string) => Partial<Row<Name>>;

/** Adds an object to the ledger and returns it. Fields without a value get a default, also those of inner objects. */
export type Adder<Name extends Growing> = (values?: DeepPartial<Row<Name>>) => Row<Name>;

export interface Add {
  readonly account: Adder<'accounts'>;
  readonly airdrop: Adder<'airdrops'>;
  readonly block: Adder<'blocks'>;
  readonly contract: Adder<'contracts'>;
  readonly cryptoAllowance: Adder<'cryptoAllowances'>;
  readonly hook: Adder<'hooks'>;
  readonly log: Adder<'logs'>;
  readonly message: Adder<'messages'>;
  readonly nft: Adder<'nfts'>;
  readonly nftAllowance: Adder<'nftAllowances'>;
  readonly reward: Adder<'rewards'>;
  readonly schedule: Adder<'schedules'>;
  readonly token: Adder<'tokens'>;
  readonly tokenAllowance: Adder<'tokenAllowances'>;
  readonly topic: Adder<'topics'>;
  readonly transaction: Adder<'transactions'>;
}

/** Larger than any number of a generated ledger. */
const firstNumber = 50_000_001;

const since = (from: string): { from: string; to: null } => ({ from, to: null });

export function makeAdd(world: () => World, now: () => number): Add {
  let number = firstNumber;
  const adder =
    <Name extends Growing>(name: Name, defaults: Defaults<Name>) =>
    (values: DeepPartial<Row<Name>> | undefined, more?: Partial<Row<Name>>): Row<Name> => {
      // Growth of the ledger since the last request is older than the new row, so it comes first.
      world().catchUp();
      const { ledger } = world();
      const [template]: readonly Row<Name>[] = ledger[name];
      const at = Math.floor(now());
      // Each object has a different consensus time.
      const timestamp = toTimestamp(BigInt(at) * 1_000_000n + BigInt(number - firstNumber));
      const usual = { ...template, ...defaults(`0.0.${number++}`, timestamp), ...more } as Row<Name>;
      const { row, by } = opened(name, withDefaults<Row<Name>>(values, usual, ledger[name]));
      const transactions = by ? [openingRow(ledger, by)] : [];
      world().record(at, { added: { transactions, [name]: [row] }, ...onlyAdded });
      // The transaction may have changed the row.
      const rows: readonly Row<Name>[] = ledger[name];
      return rows.at(-1) ?? row;
    };
  const newest = (topic: string): Row<'messages'> | undefined =>
    world()
      .ledger.messages.filter(({ topic_id }) => topic_id === topic)
      .sort((a, b) => Number(a.sequence_number - b.sequence_number))
      .at(-1);
  const block = adder('blocks', (_, timestamp) => ({ timestamp: since(timestamp) }));
  const nft = adder('nfts', (_, timestamp) => ({
    created_timestamp: timestamp,
    deleted: false,
    modified_timestamp: timestamp,
  }));
  const message = adder('messages', (_, consensus_timestamp) => ({ chunk_info: null, consensus_timestamp }));
  return {
    account: adder('accounts', (account, timestamp) => ({
      account,
      alias: null,
      balance: { balance: 0n, timestamp, tokens: [] },
      created_timestamp: timestamp,
      deleted: false,
      evm_address: longZero(account),
      memo: '',
    })),
    airdrop: adder('airdrops', (_, timestamp) => ({ timestamp: since(timestamp) })),
    block: (values) => {
      const last = world().ledger.blocks.reduce((a, b) => ((a.number ?? 0n) > (b.number ?? 0n) ? a : b));
      const number = (last.number ?? 0n) + 1n;
      const hash: Hex = `0x${new Random(`block ${number}`).hex(48)}`;
      return block(values, { number, hash, previous_hash: last.hash ?? '0x' });
    },
    contract: adder('contracts', (contract_id, timestamp) => ({
      contract_id,
      created_timestamp: timestamp,
      deleted: false,
      evm_address: longZero(contract_id),
      memo: '',
      timestamp: since(timestamp),
    })),
    cryptoAllowance: adder('cryptoAllowances', (_, timestamp) => ({ timestamp: since(timestamp) })),
    hook: adder('hooks', (_, timestamp) => ({ created_timestamp: timestamp })),
    log: adder('logs', (_, timestamp) => ({ timestamp })),
    message: (values = {}) => {
      const topic = values.topic_id ?? world().ledger.topics[0]?.topic_id ?? '';
      const last = newest(topic);
      const sequence_number = (last?.sequence_number ?? 0n) + 1n;
      const row = message(values, { topic_id: topic, sequence_number });
      if (values.running_hash === undefined && row.sequence_number === sequence_number)
        row.running_hash = runningHash(last?.running_hash, row);
      return row;
    },
    nft: (values = {}) => {
      const { nfts } = world().ledger;
      const token_id = values.token_id ?? nfts[0]?.token_id ?? '';
      const serials = nfts.filter((one) => one.token_id === token_id).map((one) => one.serial_number ?? 0n);
      const serial_number = serials.reduce((a, b) => (b > a ? b : a), 0n) + 1n;
      return nft(values, { token_id, serial_number });
    },
    nftAllowance: adder('nftAllowances', (_, timestamp) => ({ timestamp: since(timestamp) })),
    reward: adder('rewards', (_, timestamp) => ({ timestamp })),
    schedule: adder('schedules', (schedule_id, consensus_timestamp) => ({
      schedule_id,
      consensus_timestamp,
      executed_timestamp: null,
    })),
    token: adder('tokens', (token_id, timestamp) => ({
      token_id,
      created_timestamp: timestamp,
      custom_fees: { created_timestamp: timestamp, fixed_fees: [], fractional_fees: [] },
      deleted: false,
      initial_supply: '0',
      memo: '',
      modified_timestamp: timestamp,
      total_supply: '0',
      name: `Token ${token_id}`,
    })),
    tokenAllowance: adder('tokenAllowances', (_, timestamp) => ({ timestamp: since(timestamp) })),
    topic: adder('topics', (topic_id, timestamp) => ({
      topic_id,
      created_timestamp: timestamp,
      deleted: false,
      memo: '',
      timestamp: since(timestamp),
    })),
    transaction: adder('transactions', (_, consensus_timestamp) => ({
      ...movesNothing,
      consensus_timestamp,
      transaction_id: `0.0.1001-${consensus_timestamp.replace('.', '-')}`,
      valid_start_timestamp: consensus_timestamp,
    })),
  };
}
