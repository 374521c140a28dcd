import type {
  NetworkExchangeRateSetResponse,
  NetworkFee,
  NetworkNode,
  NetworkStakeResponse,
} from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { day, since } from './calendar.js';
import { gasPrice } from './calls.js';
import { ed25519Key } from './keys.js';
import type { Plan } from './plan.js';

/** Ten million hbars, in tinybars. */
const stakeUnit = 10_000_000n * 100_000_000n;

function lastPeriod(plan: Plan): { from: string; to: string } {
  const end = (plan.calendar.end / day) * day;
  return { from: toTimestamp(end - day), to: toTimestamp(end) };
}

/** The files of the two address books. Each has all nodes. */
const books = ['0.0.102', '0.0.101'] as const;

export function makeNodes(plan: Plan, registered: readonly { registered_node_id: bigint }[]): NetworkNode[] {
  const nodes = makeBook(plan, registered);
  return books.flatMap((file_id) => nodes.map((node) => ({ ...node, file_id })));
}

function makeBook(plan: Plan, registered: readonly { registered_node_id: bigint }[]): NetworkNode[] {
  const random = plan.random('nodes');
  return plan.nodeAccounts.map((account, index) => {
    const rewarded = stakeUnit * BigInt(random.integer(1, 40)) + BigInt(random.integer(0, 99_999_999));
    const withoutReward = stakeUnit * BigInt(random.integer(0, 10));
    const isNew = index % 15 === 14;
    const named = index % 3 === 2;
    const address = (last: number): string => `10.${index % 256}.${random.integer(0, 255)}.${last}`;
    return {
      admin_key: index % 10 === 9 ? null : ed25519Key(random),
      associated_registered_nodes: registered
        .filter((_, at) => at % plan.nodeAccounts.length === index)
        .map((node) => node.registered_node_id),
      decline_reward: isNew ? null : index % 7 === 6,
      description: isNew ? null : `Node ${index} of the council`,
      file_id: books[0],
      grpc_proxy_endpoint: named
        ? { domain_name: `node${index}.council.example`, ip_address_v4: '', port: 443 }
        : null,
      max_stake: isNew ? null : stakeUnit * 50n,
      memo: isNew ? null : account,
      min_stake: isNew ? null : stakeUnit,
      node_account_id: account,
      node_cert_hash: isNew ? null : `0x${random.hex(48)}`,
      node_id: BigInt(index),
      public_key: isNew ? null : `0x3082${random.hex(60)}`,
      reward_rate_start: isNew ? null : BigInt(random.integer(0, 1_000_000)),
      service_endpoints: [50_211, 50_212].map((port) => ({
        domain_name: named ? `node${index}.council.example` : '',
        ip_address_v4: named ? '' : address(random.integer(1, 254)),
        port,
      })),
      stake: isNew ? null : rewarded + withoutReward,
      stake_not_rewarded: isNew ? null : withoutReward,
      stake_rewarded: isNew ? null : rewarded,
      staking_period: isNew ? null : lastPeriod(plan),
      timestamp: since(plan.calendar.earlier(random, 0.5, 1)),
    };
  });
}

export function makeStake(plan: Plan, nodes: readonly NetworkNode[]): NetworkStakeResponse {
  const random = plan.random('stake');
  return {
    max_stake_rewarded: 650_000_000_000_000_001n,
    max_staking_reward_rate_per_hbar: 6_849n,
    max_total_reward: 99_999_999_999_999_999n,
    node_reward_fee_fraction: 0.25,
    reserved_staking_rewards: BigInt(random.integer(1_000, 9_000)) * 1_000_000_000_003n,
    reward_balance_threshold: 8_500_000_000_000_000n,
    stake_total: nodes
      .filter(({ file_id }) => file_id === books[0])
      .reduce((total, { stake }) => total + (stake ?? 0n), 0n),
    staking_period: lastPeriod(plan),
    staking_period_duration: 1440n,
    staking_periods_stored: 365n,
    staking_reward_fee_fraction: 0.1,
    staking_reward_rate: BigInt(random.integer(10, 90)) * 1_000_000_000_007n,
    staking_start_threshold: 25_000_000_000_000_000n,
    unreserved_staking_reward_balance: BigInt(random.integer(1_000, 9_000)) * 1_000_000_000_009n,
  };
}

export function makeFees(): NetworkFee[] {
  return ['ContractCall', 'ContractCreate', 'EthereumTransaction'].map((name) => ({
    gas: gasPrice,
    transaction_type: name,
  }));
}

/** In nanoseconds. */
const hour = day / 24n;

/** The rates of the hour that begins at `time`. The next rate of an hour is the present rate of the following one. */
export function exchangeRateAt(plan: Plan, time: bigint): NetworkExchangeRateSetResponse {
  const rate = (begin: bigint) => ({
    cent_equivalent: plan.random(`exchange rate ${begin / hour}`).integer(400_000, 900_000),
    expiration_time: (begin / hour + 1n) * 3600n,
    hbar_equivalent: 30_000,
  });
  return { current_rate: rate(time), next_rate: rate(time + hour), timestamp: toTimestamp(time) };
}

export function makeExchangeRate(plan: Plan): NetworkExchangeRateSetResponse {
  return exchangeRateAt(plan, (plan.calendar.end / hour) * hour);
}
