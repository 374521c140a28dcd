import { inspect } from 'node:util';
import * as hashgraph from '@hashgraph/sdk';
import * as hiero from '@hiero-ledger/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createLedgerClient,
  eq,
  formatHbar,
  formatUnits,
  gte,
  lte,
  ParameterError,
  parseHbar,
  toEntityNumber,
  toLongZeroAddress,
  toTransactionId,
} from '../../../src/index.js';
import { fetching } from '../../setup/fetching.js';
import { rejection } from '../../setup/thrown.js';

/** A client, and the addresses that it requested. */
function asking() {
  const urls: string[] = [];
  const bodies: string[] = [];
  const fetch = fetching(async (request) => {
    urls.push(request.url.replace('https://ledger.test/api/v1', ''));
    bodies.push(await request.text());
    return new Response('{}', { status: 404 });
  });
  return { client: createLedgerClient({ baseUrl: 'https://ledger.test', fetch }), urls, bodies };
}

const raw = 'e0c8ec2758a5879ffac226a13c0c516b799e72e35141a0dd828f94d37988a4b7';

describe.each([
  ['@hashgraph/sdk', hashgraph],
  ['@hiero-ledger/sdk', hiero as unknown as typeof hashgraph],
])('objects of %s', (_, sdk) => {
  const id = sdk.TransactionId.fromString('0.0.1001@1767225600.5');
  const { client, urls, bodies } = asking();

  /** The requested address of a call. */
  async function urlOf(call: PromiseLike<unknown>): Promise<string | undefined> {
    await rejection(Promise.resolve(call));
    return urls.pop();
  }

  it('are accepted as a transaction, with scheduled and nonce as parameters', async () => {
    expect(await urlOf(client.getTransaction({ transactionId: id }))).toBe(
      '/transactions/0.0.1001-1767225600-000000005',
    );
    const child = sdk.TransactionId.fromString('0.0.1001@1767225600.5?scheduled/3');
    expect(await urlOf(client.getTransaction({ transactionId: child }))).toBe(
      '/transactions/0.0.1001-1767225600-000000005?scheduled=true&nonce=3',
    );
    expect(await urlOf(client.getTransaction({ transactionId: child, nonce: 3 }))).toMatch(/nonce=3/);
    expect(await urlOf(client.getContractOpcodes({ transactionIdOrHash: id }))).toBe(
      '/contracts/results/0.0.1001-1767225600-000000005/opcodes',
    );
    expect(toTransactionId(id)).toBe('0.0.1001-1767225600-000000005');
  });

  it('of a transaction are refused if scheduled or nonce has no parameter, or differs from it', async () => {
    const child = sdk.TransactionId.fromString('0.0.1001@1767225600.5?scheduled/3');
    for (const [call, parameter] of [
      [client.getTransaction({ transactionId: child, nonce: 4 }), 'nonce'],
      [client.getTransaction({ transactionId: child, scheduled: false }), 'scheduled'],
      [client.getContractOpcodes({ transactionIdOrHash: child }), 'transactionIdOrHash'],
    ] as const) {
      const error = await rejection(call);
      expect(error).toBeInstanceOf(ParameterError);
      expect(error).toMatchObject({ parameter });
    }
    expect(urls).toEqual([]);
  });

  it('are accepted as a timestamp', async () => {
    const moment = new sdk.Timestamp(1767225600, 5);
    expect(await urlOf(client.getTransactions({ timestamp: [gte(moment), lte(moment)] }))).toBe(
      '/transactions?timestamp=gte:1767225600.000000005&timestamp=lte:1767225600.000000005',
    );
    expect(await urlOf(client.getTopicMessageByTimestamp({ timestamp: moment }))).toBe(
      '/topics/messages/1767225600.000000005',
    );
  });

  it('are accepted as an amount', async () => {
    const amount = new sdk.Hbar(1.5);
    const query = { 'account.balance': gte(amount) };
    expect(await urlOf(client.getAccounts(query))).toBe('/accounts?account.balance=gte:150000000');
    const long = sdk.Long.fromString('9007199254740993');
    expect(await urlOf(client.getAccounts({ 'account.balance': long }))).toBe(
      '/accounts?account.balance=9007199254740993',
    );
    const to = `0x${'ab'.repeat(20)}`;
    const body = { to, from: to, value: amount, gas: sdk.Long.fromNumber(30_000) } as const;
    await urlOf(client.contractCall({ body }));
    expect(bodies.pop()).toBe(`{"to":"${to}","from":"${to}","value":150000000,"gas":30000}`);
  });

  it('of hbar have the text and the tinybars of the SDK', () => {
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), (tinybars) => {
        const hbar = sdk.Hbar.fromTinybars(sdk.Long.fromString(String(tinybars)));
        const text = hbar.to(sdk.HbarUnit.Hbar).toFixed();
        expect(formatHbar(tinybars)).toBe(text);
        expect(formatHbar(hbar)).toBe(text);
        expect(String(parseHbar(text))).toBe(hbar.toTinybars().toString());
      }),
      { numRuns: 300 },
    );
    expect(formatUnits(sdk.Long.fromNumber(1005), 2)).toBe('10.05');
  });

  it('of an account have the long-zero address of the SDK', () => {
    // The SDK writes 32 bits of the number.
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), (number) => {
        const account = new sdk.AccountId(0, 0, number);
        const address = `0x${account.toEvmAddress()}`;
        expect(toLongZeroAddress(account)).toBe(address);
        expect(sdk.AccountId.fromEvmAddress(0, 0, address).toString()).toBe(`0.0.${toEntityNumber(address)}`);
      }),
      { numRuns: 300 },
    );
  });

  it('are accepted as an entity, with its number, address or key', async () => {
    const account = (given: InstanceType<typeof sdk.AccountId>) =>
      urlOf(client.getAccount({ idOrAliasOrEvmAddress: given }));
    expect(await account(sdk.AccountId.fromString('0.0.1001'))).toBe('/accounts/0.0.1001');
    expect(await account(sdk.AccountId.fromEvmAddress(0, 0, `0x${'ab'.repeat(20)}`))).toBe(
      `/accounts/${'ab'.repeat(20)}`,
    );
    const alias = sdk.PublicKey.fromStringED25519(raw).toAccountId(0, 0);
    // The key as protobuf in base32, by an independent encoder.
    expect(await account(alias)).toBe('/accounts/CIQOBSHME5MKLB477LBCNIJ4BRIWW6M6OLRVCQNA3WBI7FGTPGEKJNY');
    const point = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798';
    expect(await account(sdk.PublicKey.fromStringECDSA(point).toAccountId(0, 0))).toBe(
      '/accounts/HIQQE6N6MZ7PTXF3VRK2AYUVZ2DQWBYCTP6NWLOOFDMVT4UBLMLPQF4Y',
    );
    const address = sdk.EvmAddress.fromString(`0x${'ab'.repeat(20)}`);
    expect(await urlOf(client.getAccount({ idOrAliasOrEvmAddress: address }))).toBe(
      `/accounts/${'ab'.repeat(20)}`,
    );
    expect(await urlOf(client.getAccount({ idOrAliasOrEvmAddress: String(alias) }))).toBe(
      '/accounts/0.0.CIQOBSHME5MKLB477LBCNIJ4BRIWW6M6OLRVCQNA3WBI7FGTPGEKJNY',
    );
    expect(await urlOf(client.getToken({ tokenId: sdk.TokenId.fromString('0.0.5') }))).toBe('/tokens/0.0.5');
    expect(await urlOf(client.getContracts({ 'contract.id': eq(new sdk.ContractId(7)) }))).toBe(
      '/contracts?contract.id=eq:0.0.7',
    );
  });

  it('are accepted as an NFT', async () => {
    const nft = new sdk.NftId(sdk.TokenId.fromString('0.0.5'), 9);
    expect(await urlOf(client.getNft({ tokenId: nft, serialNumber: nft }))).toBe('/tokens/0.0.5/nfts/9');
    expect(await urlOf(client.getNft({ tokenId: nft.tokenId, serialNumber: nft.serial }))).toBe(
      '/tokens/0.0.5/nfts/9',
    );
  });

  it('are accepted as a public key', async () => {
    const key = sdk.PublicKey.fromStringED25519(raw);
    expect(await urlOf(client.getAccounts({ 'account.publickey': key }))).toBe(
      `/accounts?account.publickey=${raw}`,
    );
    expect(await urlOf(client.getTokens({ publickey: key }))).toBe(`/tokens?publickey=${raw}`);
  });

  it('are refused if they are a private key or a mnemonic, which no error shows', async () => {
    const mnemonic = await sdk.Mnemonic.generate();
    for (const key of [sdk.PrivateKey.generateED25519(), sdk.PrivateKey.generateECDSA()]) {
      const secrets = [key.toStringRaw(), key.toStringDer().slice(-24), String(mnemonic).slice(-24)];
      for (const value of [key, eq(key), [key], key.toStringDer(), mnemonic, String(mnemonic)])
        for (const request of ['throw', 'off'] as const) {
          const params = { 'account.publickey': value as string };
          const error = await rejection(client.getAccounts(params, { validation: { request } }));
          expect(error).toBeInstanceOf(ParameterError);
          const shown = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error);
          for (const secret of secrets) expect(shown).not.toContain(secret);
        }
    }
    expect(urls).toEqual([]);
  });
});
