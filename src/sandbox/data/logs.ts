import type { ContractLogTopics, ContractResultLog } from '../../../generated/ledger/types.js';
import { Bloom } from './bloom.js';
import type { Call } from './calls.js';
import { cyclicItem } from './cyclic-item.js';
import { addressOf, type Plan, type Source } from './plan.js';
import type { Hex, Random } from './random.js';

const transferTopic: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const approvalTopic: Hex = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';

export interface Emitted {
  logs: ContractResultLog[];
  bloom: Bloom;
}

export function makeLogs({ plan, random }: Source, { contract, failed, index }: Call): Emitted {
  const bloom = new Bloom();
  if (contract === null || failed) return { logs: [], bloom };
  const count = cyclicItem([2, 1, 3, 2, 2], index);
  const logs = Array.from({ length: count }, (_, place) => {
    const emitter = place === 1 && index % 6 === 1 ? cyclicItem(plan.contracts, index) : contract;
    const address = addressOf(plan, emitter);
    const topics = makeTopics(plan, random, index + place);
    const data = (index + place) % 12 === 7 ? '0x' : word(random.integer(1, 1_000_000_000));
    const own = new Bloom();
    for (const word of [address, ...topics]) own.add(word);
    bloom.merge(own);
    return {
      address,
      // The service has no Bloom filter of logs that it derived from transfers of tokens.
      bloom: data === '0x' ? '0x' : own.toString(),
      contract_id: emitter,
      data,
      index: place,
      topics,
    };
  });
  return { logs, bloom };
}

function makeTopics(plan: Plan, random: Random, index: number): ContractLogTopics {
  const party = (): Hex => `0x${addressOf(plan, random.pick(plan.accounts)).slice(2).padStart(64, '0')}`;
  return cyclicItem<() => ContractLogTopics>(
    [
      () => [transferTopic, party(), party()],
      () => [transferTopic, party(), party(), word(random.integer(1, 200))],
      () => [approvalTopic, party(), party()],
      () => [`0x${random.hex(32)}`],
      () => [transferTopic, party(), party()],
      () => [approvalTopic, party()],
    ],
    index,
  )();
}

export function word(value: number | bigint): Hex {
  return `0x${value.toString(16).padStart(64, '0')}`;
}
