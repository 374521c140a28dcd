// From the helpers of the SDK that ask a mirror node: a call of a contract, its gas, and the ID of an EVM address. Both sides
// run, and their results are compared.
import {
  Client,
  ContractFunctionParameters,
  ContractId,
  MirrorNodeContractCallQuery,
  MirrorNodeContractEstimateQuery,
} from '@hashgraph/sdk';
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { estimateContractGas, readContract } from 'ledger-query-client/viem';
import { erc20Abi, getAddress } from 'viem';

const sandbox = createSandbox();
const token = '0.0.2001';
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
const { evm_address } = await ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.1001', transactions: false });
const holder = getAddress(evm_address ?? '');
const contract = await ledger.getContract({ contractIdOrAddress: '0.0.3001' });

// Before. The helpers send by the global fetch, which is the sandbox here, to the first mirror node of the client.
const client = Client.forNetwork({}).setMirrorNetwork('mirror.example:443');
const globalFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const { pathname } = new URL(String(input));
  return sandbox.fetch(new Request(sandbox.ledgerUrl + pathname, init));
};

async function before() {
  const parameters = new ContractFunctionParameters().addAddress(holder);
  const call = (query: MirrorNodeContractCallQuery | MirrorNodeContractEstimateQuery) =>
    query.setContractId(ContractId.fromString(token)).setFunction('balanceOf', parameters).execute(client);
  // The result is text that the caller decodes.
  const balance = BigInt(await call(new MirrorNodeContractCallQuery()));
  const gas = await call(new MirrorNodeContractEstimateQuery());
  const id = await ContractId.fromEvmAddress(0, 0, contract.evm_address ?? '').populateAccountNum(client);
  return { balance, gas: BigInt(gas), id: `0.0.${id.num}` };
}

// After. An error of the service is an ApiError, and of a contract viem's own error.
async function after() {
  const call = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [holder] } as const;
  const { contract_id: id } = await ledger.getContract({ contractIdOrAddress: contract.evm_address ?? '' });
  return { balance: await readContract(ledger, call), gas: await estimateContractGas(ledger, call), id };
}

const results = { before: await before(), after: await after() };
client.close();
globalThis.fetch = globalFetch;
console.log(results);

export { results };
