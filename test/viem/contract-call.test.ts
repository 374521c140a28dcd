import { encodeErrorResult, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  ApiError,
  createLedgerClient,
  ParameterError,
  ResponseError,
  toLongZeroAddress,
} from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import {
  decodeResult,
  estimateContractGas,
  RevertError,
  readContract,
  toAddresses,
  toEntityIds,
} from '../../src/viem.js';

const abi = parseAbi([
  'function get(uint256 id) view returns (address owner, string name)',
  'function get() view returns (uint256)',
  'function set(uint256 id) payable returns (bool)',
  'error NotFound(uint256 id, string name)',
  'struct Bid { uint256 amount; string[] notes; }',
  'error Outbid(Bid bid, string[] names)',
]);

/** A client whose contract calls get this reply, and the bodies of these calls. */
function answering(status: number, reply: object) {
  const sandbox = createSandbox();
  const bodies: Record<string, unknown>[] = [];
  const urls: string[] = [];
  const ledger = createLedgerClient({
    baseUrl: sandbox.ledgerUrl,
    onInvalidResponse: () => undefined,
    fetch: async (url, init) => {
      const { pathname, search } = new URL(String(url));
      if (!pathname.endsWith('/contracts/call')) {
        urls.push(pathname + search);
        return sandbox.fetch(url, init);
      }
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json(reply, { status });
    },
  });
  return { ledger, sandbox, bodies, urls };
}

const reverting = (data: Hex | null) =>
  answering(400, { _status: { messages: [{ message: 'CONTRACT_REVERT_EXECUTED', detail: '', data }] } });

const call = { address: '0.0.3001', abi, functionName: 'get', args: [5n] } as const;
const one: Hex = `0x${'1'.padStart(64, '0')}`;

describe('readContract', () => {
  it('sends what viem encodes, and decodes the result by the overload of the arguments', async () => {
    const { ledger, bodies } = answering(200, { result: one });
    const result: bigint = await readContract(ledger, { address: 3001, abi, functionName: 'get' });
    expect(result).toBe(1n);
    const to = '0x0000000000000000000000000000000000000bb9';
    expect(bodies).toEqual([{ to, data: encodeFunctionData({ abi, functionName: 'get' }) }]);
  });

  it('has from, value and gas, with the addresses that contracts see', async () => {
    const { ledger, bodies, urls, sandbox } = answering(200, { result: one });
    const { evm_address } =
      sandbox.ledger.contracts.find(({ contract_id }) => contract_id === '0.0.3002') ?? {};
    const settings = { from: '0.0.1001', value: 7n, gas: 50_000, blockNumber: 12n };
    const done: boolean = await readContract(ledger, {
      ...call,
      address: '0.0.3002',
      functionName: 'set',
      ...settings,
    });
    expect(done).toBe(true);
    const from = '0x4af0617417067419da0e13067990116d3610f4ad';
    expect(bodies).toEqual([
      expect.objectContaining({ to: evm_address, from, value: 7, gas: 50_000, block: '12' }),
    ]);
    expect(urls).toHaveLength(2);
    await readContract(ledger, { ...call, address: '0.0.3002', functionName: 'set' });
    expect(urls).toHaveLength(2);
  });

  it('reads the state of a moment: that of the last block that had ended', async () => {
    const { ledger, bodies, sandbox } = answering(200, { result: one });
    const block = sandbox.ledger.blocks.at(-3);
    const next = sandbox.ledger.blocks.at(-2);
    const read = (at: string) => readContract(ledger, { address: '0.0.3001', abi, functionName: 'get', at });
    await read(block?.timestamp.to ?? '');
    await read(next?.timestamp.from ?? '');
    expect(bodies.map((body) => body.block)).toEqual([String(block?.number), String(block?.number)]);
    await expect(read('1568411631.000000000')).rejects.toThrow('at must be a moment after the first block');
    const twice = readContract(ledger, {
      address: 1,
      abi,
      functionName: 'get',
      at: new Date(),
      blockTag: 'latest',
    });
    await expect(twice).rejects.toThrow('at must be left out beside blockTag');
  });

  it('takes one request for the block of an old moment, and refuses one to come', async () => {
    const { ledger, urls, sandbox } = answering(200, { result: one });
    const settings = { address: `0x${'ab'.repeat(20)}`, abi, functionName: 'get' } as const;
    const old = sandbox.ledger.blocks[5]?.timestamp.to ?? '';
    await readContract(ledger, { ...settings, at: old });
    expect(urls).toHaveLength(1);
    const future = new Date(Date.now() + 3_600_000);
    await expect(readContract(ledger, { ...settings, at: future })).rejects.toThrow('a moment of the past');
    expect(urls).toHaveLength(1);
  });

  it('refuses a day as a moment, and waits for a cluster that has not reached one', async () => {
    const settings = { address: '0.0.3001', abi, functionName: 'get' } as const;
    const { ledger, urls } = answering(200, { result: one });
    await expect(readContract(ledger, { ...settings, at: '2026-01-01' })).rejects.toThrow(
      'at must be one instant',
    );
    expect(urls.filter((url) => url.includes('/blocks'))).toEqual([]);
    // One of two clusters is ten seconds behind, and answers every second request.
    const live = createSandbox({ live: { rate: 3 }, clusters: [{ lag: 1000 }, { lag: 11_000 }] });
    const { clock, fetch, ledgerUrl: baseUrl } = live;
    await clock.advance(60_000);
    const at = new Date(clock.now() - 4000);
    const blocks: unknown[] = [];
    const client = createLedgerClient({
      baseUrl,
      clock,
      fetch: async (url, init) => {
        if (!url.endsWith('/contracts/call')) return fetch(url, init);
        blocks.push(JSON.parse(String(init?.body)).block);
        return Response.json({ result: one });
      },
    });
    for (let count = 0; count < 6; count += 1) {
      const reading = readContract(client, { ...settings, at });
      let isOver = false;
      reading.finally(() => {
        isOver = true;
      });
      while (!isOver) await clock.advance(250);
      await reading;
    }
    expect(new Set(blocks).size).toBe(1);
  });

  it('refuses arguments that do not fit, before it sends anything', async () => {
    const { ledger, bodies, urls } = answering(200, { result: '0x' });
    const wrong = readContract(ledger, { ...call, args: ['five'] as never });
    await expect(wrong).rejects.toThrow(ParameterError);
    await expect(readContract(ledger, { ...call, functionName: 'nope' as never })).rejects.toThrow(
      'Function "nope" not found on ABI',
    );
    await expect(readContract(ledger, { ...call, address: 'x.y.z' })).rejects.toThrow(ParameterError);
    expect([...bodies, ...urls]).toEqual([]);
  });

  it('refuses a result that does not fit, such as that of an address without a contract', async () => {
    const { ledger } = answering(200, { result: '0x' });
    const error = await readContract(ledger, call).catch((reason) => reason);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.message).toBe(
      'readContract: the result is not what get returns: Cannot decode zero data ("0x") with ABI parameters',
    );
    expect(error.issues).toEqual([{ instancePath: '/result', expected: 'what get returns', got: '0x' }]);
  });

  it.each<[string, Hex | null, object, string]>([
    [
      'an error of the ABI',
      encodeErrorResult({ abi, errorName: 'NotFound', args: [5n, 'five'] }),
      { errorName: 'NotFound', args: [5n, 'five'], reason: undefined },
      'with NotFound(5, "five")',
    ],
    [
      'an error with a struct and a list',
      encodeErrorResult({
        abi,
        errorName: 'Outbid',
        args: [{ amount: 5n, notes: ['a'] }, ['b', 'c']],
      }),
      { errorName: 'Outbid', args: [{ amount: 5n, notes: ['a'] }, ['b', 'c']], reason: undefined },
      'with Outbid({"amount":"5","notes":["a"]}, ["b","c"])',
    ],
    [
      'a reason',
      encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['too late'] }),
      { errorName: 'Error', args: ['too late'], reason: 'too late' },
      'with Error("too late")',
    ],
    [
      'a panic',
      encodeErrorResult({ abi: parseAbi(['error Panic(uint256)']), args: [17n] }),
      { errorName: 'Panic', args: [17n], reason: undefined },
      'with Panic(17)',
    ],
    [
      'an unknown error',
      '0x12345678',
      { errorName: undefined, args: [], data: '0x12345678' },
      'with 0x12345678…, which is no error of the ABI',
    ],
    ['nothing', '0x', { errorName: undefined, args: [], data: '0x' }, 'without a reason'],
    ['an empty text', '' as Hex, { errorName: undefined, args: [], data: '0x' }, 'without a reason'],
    ['no data', null, { errorName: undefined, args: [], data: '0x' }, 'without a reason'],
  ])('throws %s as a RevertError', async (_, data, fields, words) => {
    const { ledger } = reverting(data);
    for (const read of [readContract, estimateContractGas]) {
      const error = await read(ledger, call).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(RevertError);
      expect(error).toMatchObject({ name: 'RevertError', ...fields, operationId: 'contractCall' });
      expect((error as RevertError).message).toBe(`contractCall: get has reverted ${words}`);
      expect((error as RevertError).cause).toBeInstanceOf(ApiError);
    }
  });

  it('throws other failures as they are', async () => {
    const { ledger } = answering(400, { _status: { messages: [{ message: 'INVALID_TRANSACTION' }] } });
    await expect(readContract(ledger, call)).rejects.toMatchObject({ name: 'ApiError', status: 400 });
  });

  it('sends many calls at once within the rate', async () => {
    const { ledger, bodies, urls } = answering(200, { result: one });
    const reads = Array.from({ length: 40 }, () => readContract(ledger, { ...call, functionName: 'set' }));
    expect(await Promise.all(reads)).toEqual(Array(40).fill(true));
    expect(bodies.length).toBeLessThanOrEqual(40);
    // One for accounts, one for contracts.
    expect(urls).toHaveLength(2);
  });
});

it.each<unknown>([5, null, 'zz', '0xz', '0x', undefined, {}, { toString: 1, valueOf: 1 }, '\u001b[31m'])(
  'the result %j is a ResponseError',
  async (result) => {
    const { ledger } = answering(200, { result });
    await expect(readContract(ledger, call)).rejects.toBeInstanceOf(ResponseError);
    const error = await estimateContractGas(ledger, call).catch((reason) => reason);
    expect(error).toBeInstanceOf(ResponseError);
    expect(JSON.stringify(error.issues)).not.toMatch(/u001b/);
  },
);

it('more of the body is for the call, and not for what it looks up', async () => {
  const { ledger, bodies } = answering(200, { result: one });
  await readContract(ledger, { address: '0.0.3001', abi, functionName: 'get' }, { body: { newer: 1 } });
  expect(bodies).toMatchObject([{ newer: 1 }]);
});

describe('estimateContractGas', () => {
  it('returns the gas', async () => {
    const { ledger, bodies } = answering(200, { result: '0x5208' });
    expect(await estimateContractGas(ledger, call)).toBe(21_000n);
    expect(bodies[0]?.estimate).toBe(true);
  });

  it('refuses an empty result, and says what it is about', async () => {
    const { ledger } = answering(200, { result: '0x' });
    const error = await estimateContractGas(ledger, call).catch((reason) => reason);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.message).toBe('estimateContractGas: the result is not what get returns: it is empty');
    expect(error).toMatchObject({ method: '', url: '', text: '0x' });
  });
});

describe('addresses', () => {
  it('are those that contracts see, in any number', async () => {
    const { ledger, sandbox, urls } = answering(200, {});
    const accounts = sandbox.ledger.accounts.slice(0, 150);
    const ids = accounts.map(({ account }) => account ?? '');
    const expected = accounts.map(({ evm_address }) => evm_address);
    const addresses = await toAddresses(ledger, ids);
    expect(addresses.filter((address, index) => expected[index] && address !== expected[index])).toEqual([]);
    expect(urls).toHaveLength(4);
    const own = addresses.flatMap((address, index) =>
      expected[index] === address ? [[address, ids[index]]] : [],
    );
    expect(own.length).toBeGreaterThan(50);
    expect(
      await toEntityIds(
        ledger,
        own.map(([address = '']) => address),
      ),
    ).toEqual(own.map(([, id]) => id));
    expect(urls).toHaveLength(4);
  });

  it('are taken from replies about those asked for only', async () => {
    const right = { account: '0.0.77', contract_id: '0.0.77', token_id: '0.0.77' };
    const own = `0x${'ef'.repeat(20)}`;
    let row: object = {};
    const connect = () =>
      createLedgerClient({
        baseUrl: 'https://ledger.test',
        validation: { response: 'off' },
        fetch: async (url) => {
          const list = new URL(String(url)).pathname.split('/').at(-1) ?? '';
          if (list.startsWith('0x')) return Response.json(row);
          return Response.json({ [list]: list === 'contracts' ? [] : [row], links: { next: null } });
        },
      });
    for (const wrong of [
      { evm_address: 5 },
      { evm_address: 'javascript:alert(1)' },
      { evm_address: undefined },
      { evm_address: { toString: 0 } },
      { evm_address: own, account: '0.0.78' },
      { evm_address: own, account: null },
      { evm_address: own, account: 5 },
    ]) {
      row = { ...right, ...wrong };
      await expect(toAddresses(connect(), ['0.0.77']), JSON.stringify(wrong)).rejects.toThrow(ResponseError);
      if (wrong.account !== '0.0.78')
        await expect(toEntityIds(connect(), [own]), JSON.stringify(wrong)).rejects.toThrow(ResponseError);
    }
    row = { ...right, evm_address: `0x${'12'.repeat(20)}` };
    await expect(toEntityIds(connect(), [own])).rejects.toThrow(ResponseError);
    row = { ...right, evm_address: own };
    expect(await toAddresses(connect(), ['0.0.77'])).toEqual([own]);
    expect(await toEntityIds(connect(), [own])).toEqual(['0.0.77']);
    // An account that has no address of its own.
    row = { ...right, evm_address: null };
    expect(await toAddresses(connect(), ['0.0.77'])).toEqual([toLongZeroAddress('0.0.77')]);
  });

  it('of accounts are found one by one, as lists do not find them', async () => {
    const address = `0x${'ab'.repeat(20)}`;
    const urls: string[] = [];
    const ledger = createLedgerClient({
      baseUrl: 'https://ledger.test',
      validation: { response: 'off' },
      fetch: async (url) => {
        const { pathname } = new URL(String(url));
        urls.push(pathname);
        if (pathname.endsWith('/contracts')) return Response.json({ contracts: [], links: { next: null } });
        if (pathname.endsWith(address)) return Response.json({ account: '0.0.77', evm_address: address });
        return Response.json({ _status: { messages: [{ message: 'Not found' }] } }, { status: 404 });
      },
    });
    const unknown = `0x${'cd'.repeat(20)}`;
    expect(await toEntityIds(ledger, [address, unknown])).toEqual(['0.0.77', undefined]);
    expect(urls).toHaveLength(3);
    expect(await toEntityIds(ledger, [address])).toEqual(['0.0.77']);
    expect(urls).toHaveLength(3);
  });

  it('of two shards are those of two entities', async () => {
    const ledger = createLedgerClient({
      baseUrl: 'https://ledger.test',
      validation: { response: 'off' },
      fetch: async (url) => {
        const { pathname, searchParams } = new URL(String(url));
        const list = pathname.split('/').at(-1) ?? '';
        const accounts = searchParams.getAll('account.id').map((account) => ({
          account,
          evm_address: `0x${account.replaceAll('.', '').padStart(40, 'f')}`,
        }));
        return Response.json({ [list]: accounts, links: { next: null } });
      },
    });
    const [first, second] = await toAddresses(ledger, ['0.0.5', '1.2.5']);
    expect([first?.slice(-3), second?.slice(-3)]).toEqual(['005', '125']);
  });

  it('are looked up with the options of the caller in each request', async () => {
    const requests: string[] = [];
    const ledger = createLedgerClient({
      baseUrl: 'https://ledger.test',
      validation: { response: 'off' },
      fetch: async (url, init) => {
        const { pathname } = new URL(String(url));
        requests.push(`${pathname.split('/')[3]} ${new Headers(init?.headers).get('x-trace')}`);
        if (pathname.includes('/0x')) return Response.json({ _status: { messages: [] } }, { status: 404 });
        return Response.json({ accounts: [], contracts: [], tokens: [], links: { next: null } });
      },
    });
    const options = { headers: { 'x-trace': 'mine' } };
    await toAddresses(ledger, ['0.0.2001'], options);
    expect(requests.splice(0).sort()).toEqual(['accounts mine', 'contracts mine', 'tokens mine']);
    await toEntityIds(ledger, [`0x${'ab'.repeat(20)}`], options);
    expect(requests.sort()).toEqual(['accounts mine', 'contracts mine']);
  });

  it('are found if a service writes them in capitals', async () => {
    const address: Hex = `0x${'ab'.repeat(20)}`;
    const contracts = [{ contract_id: '0.0.77', evm_address: `0x${'AB'.repeat(20)}` }];
    const ledger = createLedgerClient({
      baseUrl: 'https://ledger.test',
      validation: { response: 'off' },
      fetch: async () => Response.json({ accounts: [], contracts, links: { next: null } }),
    });
    expect(await toEntityIds(ledger, [address])).toEqual(['0.0.77']);
    expect(await toAddresses(ledger, ['0.0.77'])).toEqual([address]);
  });

  it('are kept for 5,000 entities, and then looked up again', async () => {
    let requests = 0;
    const ledger = createLedgerClient({
      baseUrl: 'https://ledger.test',
      validation: { response: 'off' },
      fetch: async (url) => {
        requests += 1;
        const { pathname, searchParams } = new URL(String(url));
        if (pathname.endsWith('/contracts')) return Response.json({ contracts: [], links: { next: null } });
        const accounts = searchParams.getAll('account.id').map((account) => ({
          account,
          evm_address: `0xff${account.slice('0.0.'.length).padStart(38, '0')}`,
        }));
        return Response.json({ accounts, links: { next: null } });
      },
    });
    const ids = Array.from({ length: 6000 }, (_, index) => `0.0.${2000 + index}`);
    await toAddresses(ledger, ids);
    expect(requests).toBe(120);
    // Each entity is kept by its ID and by its address: 12,000 are too many.
    await toAddresses(ledger, ids.slice(0, 100));
    expect(requests).toBe(122);
    await toAddresses(ledger, ids.slice(0, 100));
    expect(requests).toBe(122);
  });

  it('of tokens, unknown entities and addresses take their number', async () => {
    const { ledger, urls } = answering(200, {});
    const address: Hex = `0x${'aB'.repeat(20)}`;
    expect(await toAddresses(ledger, ['0.0.2001', 999_999_999n, address])).toEqual([
      '0x00000000000000000000000000000000000007d1',
      '0x000000000000000000000000000000003b9ac9ff',
      `0x${'ab'.repeat(20)}`,
    ]);
    expect(urls).toHaveLength(3);
    await toAddresses(ledger, ['0.0.2001']);
    expect(urls).toHaveLength(3);
    expect(await toEntityIds(ledger, [address, '0x00000000000000000000000000000000000003e9'])).toEqual([
      undefined,
      '0.0.1001',
    ]);
    await expect(toEntityIds(ledger, ['0.0.1001'])).rejects.toThrow(ParameterError);
    await expect(toAddresses(ledger, ['alias!'])).rejects.toThrow(ParameterError);
  });
});

describe('decodeResult', () => {
  const input = encodeFunctionData({ abi, functionName: 'set', args: [5n] });
  const result = { function_parameters: input, call_result: one, error_message: null };

  it('has function, arguments, output and logs', () => {
    const decoded = decodeResult({ ...result, logs: [] }, abi);
    expect(decoded).toEqual({ functionName: 'set', args: [5n], output: true, logs: [], revert: undefined });
    if (decoded.functionName === 'set') expect(decoded.args[0]).toBe(5n);
  });

  it('decodes input in capitals', () => {
    const capitals = input.toUpperCase().replace('0X', '0x') as Hex;
    expect(decodeResult({ ...result, function_parameters: capitals }, abi)).toMatchObject({
      functionName: 'set',
      args: [5n],
    });
  });

  it('has the reason of a revert', () => {
    const data = encodeErrorResult({ abi, errorName: 'NotFound', args: [5n, 'five'] });
    const decoded = decodeResult({ ...result, call_result: data, error_message: data }, abi);
    expect(decoded).toMatchObject({
      functionName: 'set',
      output: undefined,
      revert: { errorName: 'NotFound' },
    });
    expect(decodeResult({ ...result, error_message: 'INSUFFICIENT_GAS' }, abi).revert).toBeUndefined();
  });

  it('says why it does not know a function', () => {
    const other = decodeResult(result, erc20Abi);
    expect(other).toMatchObject({
      functionName: undefined,
      reason: `the ABI has no function with the selector ${input.slice(0, 10)}`,
    });
    const cut = decodeResult({ ...result, function_parameters: input.slice(0, 20) as Hex }, abi);
    expect(cut.reason).toMatch(/^Data size of 5 bytes is too small/);
  });

  it.each([null, '', '0x'])('has no output for the result %o', (call_result) => {
    const decoded = decodeResult({ ...result, call_result: call_result as Hex | null }, abi);
    expect(decoded).toMatchObject({ functionName: 'set', args: [5n], output: undefined });
    expect(decoded.reason).toBeUndefined();
  });

  it('decodes a function without arguments, whatever else the ABI has', () => {
    const data = encodeFunctionData({ abi, functionName: 'get' });
    const withMore = [{ type: 'constructor', inputs: [], stateMutability: 'payable' }, ...abi] as const;
    const decoded = decodeResult({ ...result, function_parameters: data }, withMore);
    expect(decoded).toMatchObject({ functionName: 'get', args: [], output: 1n });
  });

  it('decodes each result of the sandbox', async () => {
    const { ledger } = answering(200, {});
    const results = await ledger.getContractsResults().toArray({ limit: 50 });
    for (const { hash } of results) {
      const details = await ledger.getContractResultByTransactionIdOrHash({
        transactionIdOrHash: hash ?? '',
      });
      const decoded = decodeResult(details, erc20Abi);
      expect(decoded.logs).toHaveLength(details.logs.length);
    }
  });

  // Both signatures have the selector 0x42966c68.
  const twins = parseAbi(['function collate_propagate_storage(bytes16 x)', 'function burn(uint256 amount)']);
  const twinErrors = parseAbi(['error collate_propagate_storage(bytes16 x)', 'error burn(uint256 amount)']);
  const ambiguous =
    'it may be collate_propagate_storage(bytes16) or burn(uint256), and the selector does not say which';

  it('does not choose one of two functions with one selector', () => {
    const data = encodeFunctionData({ abi: twins, functionName: 'burn', args: [5n] });
    const given = { ...result, function_parameters: data };
    expect(decodeResult(given, twins)).toMatchObject({ functionName: undefined, reason: ambiguous });
    // An ABI that was merged from several has some functions twice.
    const twice = decodeResult(given, [...twins.slice(1), ...twins.slice(1)]);
    expect(twice).toMatchObject({ functionName: 'burn', args: [5n] });
    // Bytes that do not fit either of them have the reason of the first.
    const cut = decodeResult({ ...given, function_parameters: data.slice(0, 20) as Hex }, twins);
    expect(cut.reason).toMatch(/^Data size of 5 bytes is too small/);
  });

  it('does not choose one of two errors with one selector', async () => {
    const data = encodeErrorResult({ abi: twinErrors, errorName: 'burn', args: [5n] });
    const { revert } = decodeResult({ ...result, error_message: data }, [...twins, ...twinErrors]);
    expect(revert).toEqual({ errorName: undefined, args: [], reason: undefined, data, ambiguity: ambiguous });
    const { ledger } = reverting(data);
    const error = await readContract(ledger, { ...call, abi: [...abi, ...twinErrors] }).catch((one) => one);
    expect(error).toBeInstanceOf(RevertError);
    expect(error).toMatchObject({ ambiguity: ambiguous, errorName: undefined });
    expect(error.message).toContain(`has reverted with 0x42966c68…: ${ambiguous}`);
    // An error that Solidity has as well is one error.
    const withOwn = parseAbi(['error Error(string)']);
    const reason = encodeErrorResult({ abi: withOwn, errorName: 'Error', args: ['no'] });
    expect(decodeResult({ ...result, error_message: reason }, withOwn).revert).toMatchObject({
      reason: 'no',
    });
  });

  it.each([
    ['an error of 16 MB', { error_message: `0x${'ab'.repeat(8_000_000)}` }],
    ['an error of 16 MB that is not hexadecimal', { error_message: `0x${'ab'.repeat(8_000_000)}g` }],
    ['an error of odd length', { error_message: '0x123' }],
  ])('takes %s', (_, more) => {
    expect(decodeResult({ ...result, ...more }, abi).revert?.errorName).toBeUndefined();
  });
});
