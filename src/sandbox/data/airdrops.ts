import type { Nft, TokenAirdrop, TokenRelationship } from '../../../generated/ledger/types.js';
import { since } from './calendar.js';
import { cyclicItem } from './cyclic-item.js';
import type { Owned } from './ledger-data.js';
import { type Plan, type Source, treasury } from './plan.js';
import type { Timeline } from './timeline.js';

export function makeAirdrops(
  plan: Plan,
  { stableAccounts }: Timeline,
  relationships: readonly Owned<TokenRelationship>[],
  nfts: readonly Nft[],
): TokenAirdrop[] {
  const random = plan.random('airdrops');
  const source = { plan, random };
  const collections = new Set(nfts.map(({ token_id }) => token_id));
  const fungible = new Map<string, TokenRelationship[]>();
  for (const { owner, value } of relationships) {
    if (value.balance <= 1n || collections.has(value.token_id)) continue;
    fungible.set(owner, [...(fungible.get(owner) ?? []), value]);
  }
  const firstAccount = cyclicItem(stableAccounts, 0);
  const others = [...stableAccounts.slice(1), treasury];
  const airdrops = new Map<string, TokenAirdrop>();
  const add = (airdrop: TokenAirdrop): void => {
    const { sender_id: from, receiver_id: to, token_id: token, serial_number: serial } = airdrop;
    airdrops.set(`${from} ${to} ${token} ${serial}`, airdrop);
  };
  const send = (sender: string, receiver: string, index: number): void => {
    const holding = fungible.get(sender);
    if (holding) add(sendAmount(source, { sender, receiver }, cyclicItem(holding, index)));
  };
  // The first two are for one receiver.
  for (let index = 0; index < plan.count(120); index++)
    send(firstAccount, cyclicItem(others, Math.max(0, index - 1)), index);
  const givers = others.filter((id) => fungible.has(id));
  for (let index = 0; index < plan.count(120) && givers.length > 0; index++) {
    const giver = cyclicItem(givers, index);
    // Several airdrops of one sender are of different tokens.
    const holding = cyclicItem(fungible.get(giver) ?? [], Math.floor(index / givers.length));
    add(sendAmount(source, { sender: giver, receiver: firstAccount }, holding));
  }
  for (let index = 0; index < plan.count(20) && givers.length > 0; index++) {
    const giver = random.pick(givers);
    const receiver = random.pick(others);
    if (giver !== receiver) send(giver, receiver, random.integer(0, 99));
  }
  for (const { account_id: holder, serial_number, token_id } of nfts.slice(1, 1 + plan.count(40))) {
    if (!holder || serial_number === undefined || token_id === undefined) continue;
    const receiver = holder === firstAccount ? random.pick(others) : firstAccount;
    const timestamp = since(plan.calendar.earlier(random, 0.9, 1));
    add({ amount: null, receiver_id: receiver, sender_id: holder, serial_number, timestamp, token_id });
  }
  return Array.from(airdrops.values());
}

function sendAmount(
  { plan, random }: Source,
  { sender, receiver }: { sender: string; receiver: string },
  { balance, token_id }: TokenRelationship,
): TokenAirdrop {
  return {
    amount: balance / BigInt(random.integer(2, 1000)) || 1n,
    receiver_id: receiver,
    sender_id: sender,
    serial_number: null,
    timestamp: since(plan.calendar.earlier(random, 0.9, 1)),
    token_id,
  };
}
