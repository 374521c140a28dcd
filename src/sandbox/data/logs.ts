import type { ContractLogTopics, ContractResultLog } from '../../../generated/ledger/types.js';
import { Bloom } from './bloom.js';
import type { Call } from './calls.js';
import { cyclicItem } from './cyclic-item.js';
import { LazyFields } from './lazy-fields.js';
import { addressOf, type Plan } from './plan.js';
import type { Hex, Random } from './random.js';

const transferTopic: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const approvalTopic: Hex = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';

/** The logs of a call, without their Bloom filters. */
export function makeLogs(plan: Plan, { contract, failed, index }: Call): ContractResultLog[] {
  if (contract === null || failed) return [];
  const random = plan.random(`logs ${index}`);
  const count = cyclicItem([2, 1, 3, 2, 2], index);
  return Array.from({ length: count }, (_, place) => {
    const emitter = place === 1 && index % 6 === 1 ? cyclicItem(plan.contracts, index) : contract;
    const address = addressOf(plan, emitter);
    const topics = makeTopics(plan, random, index + place);
    const data = (index + place) % 12 === 7 ? '0x' : bytes32(random.integer(1, 1_000_000_000));
    return {
      address,
      bloom: '0x',
      contract_id: emitter,
      data,
      index: place,
      topics,
    };
  });
}

type Filtered = Pick<ContractResultLog, 'address' | 'bloom' | 'data' | 'topics'>;

/** The Bloom filter of logs together. */
export function bloomOf(logs: readonly Filtered[]): Hex {
  if (logs.length === 0) return '0x';
  const bloom = new Bloom();
  for (const { address, topics = [] } of logs)
    for (const topic of [address, ...topics]) bloom.add(String(topic));
  return bloom.toString();
}

/** Whether the service derived a log from a transfer of tokens. In this sandbox, these are the logs without data. */
export function isOfTokenTransfer({ data }: Pick<ContractResultLog, 'data'>): boolean {
  return data === '0x';
}

/** The service has no Bloom filter of logs that it derived from transfers of tokens. */
const filters = new LazyFields<Filtered, Filtered>({
  bloom: (log) => (isOfTokenTransfer(log) ? '0x' : bloomOf([log])),
});

export function withBloom<Log extends Filtered>(log: Log): Log {
  return filters.add(log, { ...log }) as Log;
}

function makeTopics(plan: Plan, random: Random, index: number): ContractLogTopics {
  const party = (): Hex => `0x${addressOf(plan, random.pick(plan.accounts)).slice(2).padStart(64, '0')}`;
  return cyclicItem<() => ContractLogTopics>(
    [
      () => [transferTopic, party(), party()],
      () => [transferTopic, party(), party(), bytes32(random.integer(1, 200))],
      () => [approvalTopic, party(), party()],
      () => [`0x${random.hex(32)}`],
      () => [transferTopic, party(), party()],
      () => [approvalTopic, party()],
    ],
    index,
  )();
}

export function bytes32(value: number | bigint): Hex {
  return `0x${value.toString(16).padStart(64, '0')}`;
}
