import { decodeFunctionResult, encodeFunctionData, erc20Abi, erc721Abi, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  type AccountInfo,
  balancesAt,
  createLedgerClient,
  type LedgerClient,
  toLongZeroAddress,
} from '../../../src/index.js';
import { createSandbox } from '../../../src/sandbox.js';

const sandbox = createSandbox();
const { accounts, tokens, blocks } = sandbox.ledger;
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
const fungible = tokens
  .filter(({ type }) => type === 'FUNGIBLE_COMMON')
  .map(({ token_id }) => token_id ?? '');
const collections = tokens
  .filter(({ type }) => type !== 'FUNGIBLE_COMMON')
  .map(({ token_id }) => token_id ?? '');
const zero: Hex = `0x${'0'.repeat(40)}`;

function addressOf(id: string | null): Hex {
  const account: Partial<AccountInfo> = accounts.find((one) => one.account === id) ?? {};
  return (account.evm_address as Hex) ?? toLongZeroAddress(id ?? '');
}

/** viem encodes and decodes, so the sandbox is not its own judge. */
async function call(
  of: LedgerClient,
  token: string,
  functionName: string,
  args: unknown[] = [],
  block?: string,
) {
  const abi = [...erc20Abi, ...erc721Abi];
  const input = { abi, functionName, args } as unknown as { abi: typeof erc20Abi; functionName: 'name' };
  const body = { to: toLongZeroAddress(token), data: encodeFunctionData(input), ...(block && { block }) };
  const { result } = await of.contractCall({ body });
  const decoded: unknown = decodeFunctionResult({ ...input, data: result as Hex });
  return typeof decoded === 'string' && decoded.startsWith('0x') ? decoded.toLowerCase() : decoded;
}

describe('the functions of a token', () => {
  it('show its name, symbol, decimals and supply', async () => {
    for (const token of [...fungible.slice(0, 5), ...collections.slice(0, 3)]) {
      const { name, symbol, decimals, total_supply, type } = await ledger.getToken({ tokenId: token });
      expect(await call(ledger, token, 'name')).toBe(name);
      expect(await call(ledger, token, 'symbol')).toBe(symbol);
      expect(await call(ledger, token, 'totalSupply')).toBe(BigInt(total_supply));
      if (type === 'FUNGIBLE_COMMON') expect(await call(ledger, token, 'decimals')).toBe(Number(decimals));
    }
    const long = sandbox.add.token({ name: 'Ünïcödé, of more than 32 bytes: 🙂🙂🙂🙂' });
    expect(await call(ledger, long.token_id ?? '', 'name')).toBe(long.name);
  });

  it('show the balance of each holder, and of others 0', async () => {
    for (const token of [fungible[0] ?? '', collections[0] ?? '']) {
      const holders = await ledger.getTokenBalances({ tokenId: token }).toArray();
      expect(holders.length).toBeGreaterThan(3);
      for (const { account, balance } of holders)
        expect(await call(ledger, token, 'balanceOf', [addressOf(account)])).toBe(balance);
      const other = accounts.find(({ account }) => !holders.some((holder) => holder.account === account));
      expect(await call(ledger, token, 'balanceOf', [addressOf(other?.account ?? null)])).toBe(0n);
    }
  });

  it('show the balances of a block', async () => {
    const [token = ''] = fungible;
    const [block] = blocks.slice(Math.floor(blocks.length / 2));
    const at = block?.timestamp.to ?? '';
    const holders = await ledger.getTokenBalances({ tokenId: token }).toArray({ limit: 20 });
    const names = [String(block?.number), `0x${block?.number.toString(16)}`, block?.hash ?? ''];
    for (const { account = '' } of holders) {
      const { tokens: held } = await balancesAt(ledger, account ?? '', at);
      for (const name of names)
        expect(await call(ledger, token, 'balanceOf', [addressOf(account)], name)).toBe(
          held.get(token) ?? 0n,
        );
    }
  });

  it('show allowances', async () => {
    const { tokenAllowances, nftAllowances } = sandbox.ledger;
    for (const { owner, spender, amount, token_id } of tokenAllowances.slice(0, 20)) {
      const args = [addressOf(owner), addressOf(spender)];
      expect(await call(ledger, token_id ?? '', 'allowance', args)).toBe(amount);
      expect(await call(ledger, token_id ?? '', 'allowance', [args[0], args[0]])).toBe(0n);
    }
    expect(new Set(nftAllowances.map((one) => one.approved_for_all)).size).toBe(2);
    for (const { owner, spender, approved_for_all, token_id } of nftAllowances.slice(0, 20)) {
      const args = [addressOf(owner), addressOf(spender)];
      expect(await call(ledger, token_id ?? '', 'isApprovedForAll', args)).toBe(approved_for_all);
    }
  });

  it('show owner, metadata and spender of each NFT', async () => {
    const [token = ''] = collections;
    const nfts = await ledger.getNfts({ tokenId: token }).toArray();
    let spenders = 0;
    for (const { serial_number, account_id, metadata, spender, deleted } of nfts) {
      const read = (name: string) => call(ledger, token, name, [serial_number]);
      if (deleted) {
        await expect(read('ownerOf')).rejects.toThrow('CONTRACT_REVERT_EXECUTED');
        continue;
      }
      expect(await read('ownerOf')).toBe(addressOf(account_id));
      expect(await read('tokenURI')).toBe(Buffer.from(metadata, 'base64').toString());
      expect(await read('getApproved')).toBe(spender ? addressOf(spender) : zero);
      if (spender) spenders += 1;
    }
    expect(spenders).toBeGreaterThan(0);
  });

  it('show the address of an NFT whose owner is a contract', async () => {
    const { add, ledger: data, fetch, ledgerUrl: baseUrl } = createSandbox({ size: 0.1 });
    const contract = data.contracts.find(({ evm_address }) => !evm_address?.startsWith('0x000000'));
    const nft = add.nft({ account_id: contract?.contract_id ?? '' });
    const client = createLedgerClient({ baseUrl, fetch });
    const owner = await call(client, nft.token_id ?? '', 'ownerOf', [nft.serial_number]);
    expect(owner).toBe(contract?.evm_address);
    const other = add.nft({ account_id: '0.0.987654', token_id: nft.token_id ?? '' });
    const nobody = await call(client, nft.token_id ?? '', 'ownerOf', [other.serial_number]);
    expect(nobody).toBe(toLongZeroAddress('0.0.987654'));
  });

  it('revert if a token has no such function, NFT or account', async () => {
    const [coin = ''] = fungible;
    const [art = ''] = collections;
    const unknown: Hex = `0x${'ab'.repeat(20)}`;
    for (const [token, name, args] of [
      [coin, 'ownerOf', [1n]],
      [art, 'decimals', []],
      [art, 'ownerOf', [999_999n]],
      [coin, 'balanceOf', [unknown]],
      [coin, 'transfer', [unknown, 1n]],
    ] as const)
      await expect(call(ledger, token, name, [...args])).rejects.toMatchObject({
        status: 400,
        messages: [{ message: 'CONTRACT_REVERT_EXECUTED', data: '0x' }],
      });
  });

  it('show what a growing ledger has', async () => {
    const live = createSandbox({ live: { rate: 20 } });
    const client = createLedgerClient({ baseUrl: live.ledgerUrl, fetch: live.fetch, clock: live.clock });
    for (let round = 0; round < 3; round++) {
      await live.clock.advance(20_000);
      const [token = ''] = fungible;
      for (const { account, balance } of await client
        .getTokenBalances({ tokenId: token })
        .toArray({ limit: 10 })) {
        const owner = live.ledger.accounts.find((one) => one.account === account)?.evm_address;
        expect(await call(client, token, 'balanceOf', [owner ?? toLongZeroAddress(account ?? '')])).toBe(
          balance,
        );
      }
    }
  });
});
