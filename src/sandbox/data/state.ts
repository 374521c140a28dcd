import type { ContractResultStateChange, ContractState } from '../../../generated/ledger/types.js';
import type { Call } from './calls.js';
import { cyclicItem } from './cyclic-item.js';
import { bytes32 } from './logs.js';
import { addressOf, type Plan } from './plan.js';
import type { Hex, Random } from './random.js';

export class Storage {
  readonly #plan: Plan;
  readonly #slots = new Map<string, Map<Hex, ContractState>>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  change(
    random: Random,
    { contract, failed, index, slot: { timestamp } }: Call,
  ): ContractResultStateChange[] {
    if (contract === null || failed) return [];
    const slots = this.#slots.get(contract) ?? new Map<Hex, ContractState>();
    this.#slots.set(contract, slots);
    const slotKeys = Array.from(slots.keys());
    const changes: ContractResultStateChange[] = [];
    const address = addressOf(this.#plan, contract);
    const touch = (slot: Hex, written: Hex | null): void => {
      const read = slots.get(slot)?.value ?? bytes32(0);
      changes.push({ address, contract_id: contract, slot, value_read: read, value_written: written });
      if (written !== null)
        slots.set(slot, { address, contract_id: contract, timestamp, slot, value: written });
    };
    if (slotKeys.length > 0 && index % 2 === 0)
      touch(cyclicItem(slotKeys, index), index % 4 === 0 ? null : bytes32(random.integer(1, 2_000_000_000)));
    // State variables use the first slots. Mappings use slots at random positions.
    if (contract === this.#plan.contracts[0] || index % 5 !== 4)
      touch(
        slotKeys.length < 20 ? bytes32(slotKeys.length) : `0x${random.hex(32)}`,
        `0x${random.hex(cyclicItem([1, 20, 32], index)).padStart(64, '0')}`,
      );
    return changes;
  }

  state(): ContractState[] {
    return Array.from(this.#slots.values()).flatMap((slots) => Array.from(slots.values()));
  }
}
