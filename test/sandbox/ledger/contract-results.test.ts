import { expect, it } from 'vitest';
import { asking } from './asking.js';

// What the service sends of contract calls, as its source says: the classes in `rest/viewmodel/` and the queries in
// `rest/controllers/contractController.js` and `rest/service/contractService.js`.

const { ledger, ask, refusal } = asking({ size: 0.3 });
const longZero = /^0x0{24}[0-9a-f]{16}$/;

interface Listed {
  readonly timestamp: string;
  readonly amount: number | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly gas_price: string | null;
  readonly type: number | null;
  readonly contract_id: string;
}

async function results(path: string): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let next: string | null = `${path}${path.includes('?') ? '&' : '?'}limit=100`; next !== null; ) {
    const page: { results: Listed[]; links: { next: string | null } } = await ask(next);
    all.push(...page.results);
    next = page.links.next?.replace('/api/v1/', '') ?? null;
  }
  return all;
}

it('names callers by the address of their number, also those with an alias', async () => {
  const listed = await results('contracts/results?internal=true');
  expect(listed.filter(({ from }) => from !== null && !longZero.test(from))).toEqual([]);
  // An Ethereum transaction repeats the address that it was sent to.
  expect(listed.filter(({ to, type }) => type === null && to !== null && !longZero.test(to))).toEqual([]);
  const summed = await results(`contracts/${listed[0]?.contract_id}/results`);
  expect(summed.filter(({ to }) => to !== null && !longZero.test(to))).toEqual([]);
  const actions = ledger.executions.flatMap((one) => one.actions);
  const addresses = actions.flatMap(({ from, to }) => [from, to]).filter((address) => address !== null);
  expect(addresses.filter((address) => !longZero.test(String(address)))).toEqual([]);
});

it('hides the calls of contracts, unless they are asked for', async () => {
  const all = ledger.executions.map(({ nonce, result }) => ({
    isChild: nonce > 0,
    timestamp: result.timestamp,
  }));
  const times = (rows: readonly { timestamp: string }[]) => rows.map(({ timestamp }) => timestamp).sort();
  const outer = all.filter(({ isChild }) => !isChild);
  expect(outer.length).toBeLessThan(all.length);
  for (const query of ['', '?internal=false'])
    expect(times(await results(`contracts/results${query}`))).toEqual(times(outer));
  expect(times(await results('contracts/results?internal=true'))).toEqual(times(all));
  const child = ledger.executions.find(({ nonce }) => nonce > 0);
  const contract = `contracts/${child?.result.contract_id}/results`;
  const timestamp = child?.result.timestamp;
  expect(await results(`${contract}?timestamp=${timestamp}`)).toEqual([]);
  expect(await results(`${contract}?timestamp=${timestamp}&internal=true`)).toMatchObject([{ timestamp }]);
  expect(await ask(`contracts/results/${child?.transactionId}?nonce=${child?.nonce}`)).toMatchObject({
    timestamp,
  });
  expect(await refusal(`contracts/results/${child?.transactionId}?nonce=99`)).toEqual([404, 'Not found']);
});

it('shows amounts and prices in weibars with hbar=false, but not in the list of one contract', async () => {
  const inTinybars = await results('contracts/results');
  const inWeibars = await results('contracts/results?hbar=false');
  const price = (text: string | null) =>
    text === null || text === '0x' ? text : `0x${(BigInt(text) * 10n ** 10n).toString(16)}`;
  const amount = (value: number | null) => (value === null ? null : value * 1e10);
  expect(inWeibars.map((one) => [one.amount, one.gas_price])).toEqual(
    inTinybars.map((one) => [amount(one.amount), price(one.gas_price)]),
  );
  const paid = inTinybars.find((one) => one.amount);
  const single = `contracts/${paid?.contract_id}/results`;
  expect((await ask(`${single}/${paid?.timestamp}?hbar=false`)).amount).toBe(amount(paid?.amount ?? 0));
  expect(await results(`${single}?hbar=false`)).toEqual(await results(single));
});

it('shows the state of a contract at a time: the newest change of each slot', async () => {
  const contract = ledger.executions.find(({ result }) => (result.state_changes ?? []).length > 1)?.result
    .contract_id;
  const changes = ledger.executions
    .flatMap(({ result }) =>
      (result.state_changes ?? []).map((one) => ({ ...one, timestamp: result.timestamp })),
    )
    .filter(({ contract_id }) => contract_id === contract)
    .sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  for (const time of [changes[0], changes[changes.length >> 1], changes.at(-1)].map(
    (one) => one?.timestamp ?? '',
  ))
    for (const filter of [time, `lte:${time}`, `lt:${time}`]) {
      const then = changes.filter((one) =>
        filter.startsWith('lt:') ? one.timestamp < time : one.timestamp <= time,
      );
      const newest = new Map(then.map((one) => [one.slot, one.value_written ?? one.value_read]));
      const { state } = await ask(`contracts/${contract}/state?timestamp=${filter}&limit=100`);
      const shown = state.map(({ slot, value }: Record<string, string>) => [slot, value]);
      expect(shown, filter).toEqual([...newest].sort(([a], [b]) => (a < b ? -1 : 1)));
    }
});

it('has no actions of a transaction that calls no contract', async () => {
  const other = ledger.transactions.find(({ name, nonce }) => name === 'CRYPTOTRANSFER' && nonce === 0);
  expect(await ask(`contracts/results/${other?.transaction_id}/actions`)).toEqual({
    actions: [],
    links: { next: null },
  });
  expect(await refusal('contracts/results/0.0.1-1-1/actions')).toEqual([404, 'Not found']);
});
