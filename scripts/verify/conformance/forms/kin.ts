import type { FormCounts, Forms } from './form-table.js';

/** The places where the service shows the same object, written by the same code. */
const objects: readonly (readonly [string, RegExp])[] = [
  ['transaction', /^(getAccount|getTransactions?) transactions\[\]/],
  ['account', /^(getAccounts accounts\[\]|getAccount(?= (?!transactions|links)))/],
  ['airdrop', /^get(Outstanding|Pending)TokenAirdrops airdrops\[\]/],
  ['block', /^(getBlocks blocks\[\]|getBlock(?= ))/],
  ['contract', /^(getContracts contracts\[\]|getContract(?= ))/],
  ['log', /^getContract(s)?Logs(ByContractId)? logs\[\]|^getContractResultBy\w+ logs\[\]/],
  [
    'result',
    /^(getContract(s)?Results(ByContractId)? results\[\]|getContractResultBy\w+(?= (?!logs|state_changes)))/,
  ],
  ['state change', /^getContractResultBy\w+ state_changes\[\]/],
  ['nft', /^(getNfts(ByAccountId)? nfts\[\]|getNft(?= ))/],
  ['schedule', /^(getSchedules schedules\[\]|getSchedule(?= ))/],
  ['message', /^(getTopicMessages messages\[\]|getTopicMessageBy\w+(?= ))/],
];

/** The path of a field within the object that it belongs to. */
function nameOf(path: string): string {
  for (const [name, place] of objects)
    if (place.test(path)) return path.replace(place, name).replace(/^(\w+( change)?)[. ]/, '$1 ');
  return path;
}

/** Returns all recorded forms of a field, in whatever operation its object was recorded. */
export function kinOf(real: Forms): (path: string) => FormCounts {
  const merged = new Map<string, Map<string, number>>();
  for (const [path, forms] of real) {
    const counts = merged.get(nameOf(path)) ?? new Map<string, number>();
    merged.set(nameOf(path), counts);
    for (const [form, count] of forms) counts.set(form, (counts.get(form) ?? 0) + count);
  }
  return (path) => merged.get(nameOf(path)) ?? new Map();
}
