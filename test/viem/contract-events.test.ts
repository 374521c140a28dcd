import {
  encodeAbiParameters,
  encodeEventTopics,
  erc20Abi,
  erc721Abi,
  getAddress,
  type Hex,
  keccak256,
  parseAbi,
  stringToBytes,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { createLedgerClient, gte, ParameterError } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { contractEvents, decodeResult } from '../../src/viem.js';

const address = '0.0.3001';
// viem returns the checksum of addresses.
const from = getAddress('0x00000000000000000000000000000000000003e9');
const to = getAddress('0x4af0617417067419da0e13067990116d3610f4ad');

interface Made {
  readonly topics: readonly Hex[];
  readonly data?: Hex;
}

/** A sandbox whose contract has these logs only, a second apart, the newest one last. */
function withLogs(logs: readonly Made[]) {
  const sandbox = createSandbox();
  const { clock, fetch, ledgerUrl: baseUrl } = sandbox;
  sandbox.ledger.logs.splice(0);
  const begin = Math.floor(clock.now() / 1000) - 86_400;
  for (const [index, { topics, data = '0x' }] of logs.entries())
    sandbox.add.log({
      address: '0x0000000000000000000000000000000000000bb9',
      contract_id: address,
      bloom: '0x',
      block_hash: `0x${'ab'.repeat(48)}`,
      block_number: BigInt(index),
      root_contract_id: address,
      transaction_hash: `0x${'cd'.repeat(32)}`,
      transaction_index: 0,
      topics: topics as never,
      data,
      timestamp: `${begin + index}.000000000`,
      index: 0,
    });
  const urls: string[] = [];
  const ledger = createLedgerClient({
    baseUrl,
    clock,
    fetch: (url, init) => {
      urls.push(decodeURIComponent(String(url)));
      return fetch(url, init);
    },
  });
  return { ledger, sandbox, urls };
}

const anonymous = <Events extends readonly object[]>(events: Events): Events =>
  events.map((event) => ({ ...event, anonymous: true })) as unknown as Events;
const word = (value: bigint): Hex => encodeAbiParameters([{ type: 'uint256' }], [value]);
const transfer = (value: bigint, sender = from): Made => ({
  topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from: sender, to } }) as Hex[],
  data: word(value),
});
const emptyResult = { function_parameters: '0x', call_result: null, error_message: null } as const;
const range = { timestamp: gte('2d'), order: 'asc' } as const;

describe('contractEvents', () => {
  it('decodes the logs of a contract', async () => {
    const { ledger } = withLogs([transfer(1n), transfer(2n)]);
    const list = contractEvents(ledger, { address, abi: erc20Abi, eventName: 'Transfer', ...range });
    const items = await list.toArray();
    expect(items.map(({ eventName, args }) => [eventName, args.value])).toEqual([
      ['Transfer', 1n],
      ['Transfer', 2n],
    ]);
    expect(items[0]).toMatchObject({ contract_id: address, index: 0, block_number: expect.any(BigInt) });
    expect((await list.page()).items).toEqual(items);
  });

  it('says nothing of its own that a reply says of a log', async () => {
    const { sandbox } = withLogs([transfer(1n), { topics: [keccak256('0x01')] }]);
    const ledger = createLedgerClient({
      baseUrl: sandbox.ledgerUrl,
      clock: sandbox.clock,
      onInvalidResponse: () => undefined,
      fetch: async (url, init) => {
        const text = await (await sandbox.fetch(url, init)).text();
        const lie = '{"eventName":"Approval","args":{"value":5},"reason":"none","address":';
        return new Response(text.replaceAll('{"address":', lie));
      },
    });
    const items = await contractEvents(ledger, { address, abi: erc20Abi, ...range }).toArray();
    expect(items.map(({ eventName, args, reason }) => [eventName, args.value, reason])).toEqual([
      ['Transfer', 1n, undefined],
      [undefined, undefined, expect.stringMatching(/^the ABI has no event/)],
    ]);
  });

  it.each<[string, unknown]>([
    ['no list', '0xab'],
    ['null', null],
    ['a number', [5]],
    ['too short', [`0x${'ab'.repeat(31)}`]],
    ['too long', [`0x${'ab'.repeat(33)}`]],
    ['not at the beginning', [`00x${'ab'.repeat(32)}`]],
  ])('does not decode a log whose topics are no hashes: %s', (_, topics) => {
    const { logs } = decodeResult({ ...emptyResult, logs: [{ topics, data: '0x' } as never] }, erc20Abi);
    expect(logs[0]).toMatchObject({ eventName: undefined, reason: 'its topics do not have 32 bytes each' });
  });

  it('decodes a log whose topics are in capitals', () => {
    const { topics, data } = transfer(7n);
    const capitals = topics.map((topic) => topic.toUpperCase().replace('0X', '0x'));
    const { logs } = decodeResult({ ...emptyResult, logs: [{ topics: capitals, data } as never] }, erc20Abi);
    expect(logs[0]).toMatchObject({ eventName: 'Transfer', args: { from, to, value: 7n } });
  });

  it('leaves a log that is null, and refuses logs that are no list', async () => {
    const page = (logs: unknown) => {
      const ledger = createLedgerClient({
        baseUrl: 'https://ledger.test',
        validation: { response: 'off' },
        fetch: async () => Response.json({ logs, links: { next: null } }),
      });
      return contractEvents(ledger, { address, abi: erc20Abi }).page();
    };
    expect((await page([null])).items[0]).toBeNull();
    await expect(page({})).rejects.toThrow('/logs should be an array, got object');
  });

  it('searches indexed arguments as topics', async () => {
    const { ledger, urls } = withLogs([transfer(1n), transfer(2n, to), transfer(3n)]);
    const read = async (args: { from?: Hex | Hex[]; to?: Hex | null }) => {
      const events = contractEvents(ledger, {
        address,
        abi: erc20Abi,
        eventName: 'Transfer',
        args,
        ...range,
      });
      return (await events.toArray()).map((event) => event.args.value);
    };
    expect(await read({ from })).toEqual([1n, 3n]);
    expect(await read({ from: to, to })).toEqual([2n]);
    expect(await read({ from: [from, to] })).toEqual([1n, 2n, 3n]);
    expect(await read({ to: null })).toEqual([1n, 2n, 3n]);
    expect(await read({ to: from })).toEqual([]);
    expect(urls[0]).toContain(`topic1=0x${from.slice(2).toLowerCase().padStart(64, '0')}`);
  });

  it('returns a log that does not fit with its reason', async () => {
    const [nft] = [{ ...transfer(1n), topics: [...transfer(1n).topics, word(5n)], data: '0x' as const }];
    const short = { ...transfer(1n), data: '0x01' as const };
    const unknown = { topics: [keccak256('0x01')] };
    const approval = {
      topics: encodeEventTopics({
        abi: erc20Abi,
        eventName: 'Approval',
        args: { owner: from, spender: to },
      }) as Hex[],
      data: word(1n),
    };
    const { ledger } = withLogs([nft, short, unknown, approval, { topics: [] }, transfer(9n)]);
    const all = await contractEvents(ledger, { address, abi: erc20Abi, ...range }).toArray();
    expect(all.map(({ eventName }) => eventName)).toEqual([
      ...[undefined, undefined, undefined],
      ...['Approval', undefined, 'Transfer'],
    ]);
    expect(all.map(({ reason }) => reason)).toEqual([
      'Transfer(address,address,uint256) has 2 indexed arguments, and the log has 3',
      expect.stringMatching(/^it does not fit Transfer\(address,address,uint256\): Data size of 1 bytes/),
      `the ABI has no event with the signature ${keccak256('0x01')}`,
      undefined,
      'the ABI has no event with the signature (none)',
      undefined,
    ]);
    const both = [...erc20Abi, ...erc721Abi] as const;
    const [first] = await contractEvents(ledger, {
      address,
      abi: both,
      eventName: 'Transfer',
      ...range,
    }).toArray();
    expect(first?.args).toEqual({ from, to, tokenId: 5n });
  });

  it('reads several events, and overloads, as one list', async () => {
    const abi = parseAbi([
      'event Set(address indexed who, uint256 value)',
      'event Set(address indexed who, string value)',
      'event Other(uint256 indexed value)',
    ]);
    const text = encodeAbiParameters([{ type: 'string' }], ['hello']);
    const topics = (index: number, args: object) =>
      encodeEventTopics({ abi: [abi[index]], args } as never) as Hex[];
    const { ledger } = withLogs([
      { topics: topics(0, { who: from }), data: word(1n) },
      { topics: topics(1, { who: from }), data: text },
      { topics: topics(2, { value: 7n }) },
      transfer(1n),
    ]);
    const read = async (settings: object) =>
      (await contractEvents(ledger, { address, abi, ...range, ...settings }).toArray()).map(
        ({ args }) => args,
      );
    const overloads = [
      { who: from, value: 1n },
      { who: from, value: 'hello' },
    ];
    expect(await read({ eventName: 'Set' })).toEqual(overloads);
    expect(await read({ eventName: 'Set', args: { who: from } })).toEqual(overloads);
    expect(await read({ eventName: ['Set', 'Other'] })).toEqual([...overloads, { value: 7n }]);
    expect(await read({})).toHaveLength(4);
    expect(() =>
      contractEvents(ledger, { address, abi, eventName: ['Set', 'Other'], args: { who: from } as never }),
    ).toThrow('indexed arguments of Other(uint256): value');
  });

  it('refuses arguments that no search finds exactly', () => {
    const { ledger } = withLogs([]);
    const abi = parseAbi([
      'event Moved(address indexed who, uint256 indexed value)',
      'event Moved(uint256 indexed value, address indexed who, string text)',
      'event Tupled((uint256 a) indexed value)',
    ]);
    const read = (settings: object) => () => contractEvents(ledger, { address, abi, ...settings });
    expect(read({ eventName: 'Moved', args: { who: from } })).toThrow(
      'at the same position in each of the events',
    );
    expect(read({ eventName: 'Moved', args: { who: [] } })).toThrow('A list is empty');
    expect(read({ eventName: 'Moved', args: [from, 1n, 2n] })).toThrow('indexed arguments of Moved');
    expect(read({ eventName: 'Tupled', args: { value: { a: 1n } } })).toThrow(
      'Filter type "tuple" is not supported',
    );
    expect(read({ eventName: 'Moved', args: { text: 'a' } })).toThrow(ParameterError);
    expect(read({ eventName: 'Nope' })).toThrow('one of the events Moved, Tupled, got "Nope"');
    expect(read({ eventName: [] })).toThrow(ParameterError);
    expect(read({ args: { who: from } })).toThrow(ParameterError);
  });

  it('decodes anonymous events, and searches what they have at the first topic', async () => {
    const abi = [
      ...anonymous(parseAbi(['event Note(bytes4 indexed sig, address indexed who, uint256 value)'])),
      ...anonymous(parseAbi(['event Empty(uint256 value)'])),
      ...parseAbi(['event Signed(uint256 indexed value)']),
    ] as const;
    const sig = encodeAbiParameters([{ type: 'bytes4' }], ['0x12345678']);
    const who = encodeAbiParameters([{ type: 'address' }], [to]);
    const signed = { topics: encodeEventTopics({ abi, eventName: 'Signed', args: { value: 5n } }) as Hex[] };
    const { ledger } = withLogs([
      { topics: [sig, who], data: word(3n) },
      { topics: [], data: word(4n) },
      signed,
    ]);
    const note = {
      eventName: 'Note',
      args: { sig: '0x12345678', who: to, value: 3n },
    };
    const all = await contractEvents(ledger, { address, abi, ...range }).toArray();
    expect(all).toMatchObject([note, { eventName: 'Empty', args: { value: 4n } }, { eventName: 'Signed' }]);
    const notes = await contractEvents(ledger, { address, abi, eventName: 'Note', ...range }).toArray();
    expect(notes).toMatchObject([
      note,
      { reason: expect.any(String) },
      { reason: 'it is Signed(uint256), which was not asked for' },
    ]);
    const args = { sig: '0x12345678' } as const;
    const searched = await contractEvents(ledger, {
      address,
      abi,
      eventName: 'Note',
      args,
      ...range,
    }).toArray();
    expect(searched).toMatchObject([note]);
    const twice = [...abi, ...anonymous(parseAbi(['event Bare(uint256 value)']))] as const;
    const [, ambiguous] = await contractEvents(ledger, { address, abi: twice, ...range }).toArray();
    expect(ambiguous?.reason).toBe('it may be Empty or Bare, and the log does not say which');
  });

  it('decodes an event that a merged ABI has twice, and says so if two that differ fit', async () => {
    const merged = [...erc20Abi, ...erc721Abi, ...erc20Abi] as const;
    const { ledger } = withLogs([transfer(7n)]);
    const decoded = [{ eventName: 'Transfer', args: { from, to, value: 7n }, reason: undefined }];
    const all = await contractEvents(ledger, { address, abi: merged, ...range }).toArray();
    expect(all).toMatchObject(decoded);
    const search = { eventName: 'Transfer', args: { from, to } } as const;
    const found = await contractEvents(ledger, { address, abi: merged, ...search, ...range }).toArray();
    expect(found).toMatchObject(decoded);
    const unlike = parseAbi([
      'event Set(uint256 indexed a, uint256 b)',
      'event Set(uint256 a, uint256 indexed b)',
    ]);
    const topics = encodeEventTopics({ abi: [unlike[0]], args: { a: 1n } }) as Hex[];
    const both = withLogs([{ topics, data: word(2n) }]).ledger;
    const [log] = await contractEvents(both, { address, abi: unlike, ...range }).toArray();
    expect(log?.reason).toBe('it may be Set or Set, and the log does not say which');
  });

  it('refuses to search an argument without a name by a name', () => {
    const abi = parseAbi(['event Moved(address indexed, uint256 indexed amount)']);
    const { ledger } = withLogs([]);
    const read = (args: unknown) => () =>
      contractEvents(ledger, { address, abi, eventName: 'Moved', args: args as never, ...range });
    for (const args of [{ 0: from }, { '': from }, { '[0]': from }, { undefined: from }])
      expect(read(args)).toThrow('indexed arguments of Moved(address,uint256): [0], amount');
    expect(read([from])).not.toThrow();
    expect(read({ amount: 1n })).not.toThrow();
  });

  it('searches an indexed text by its hash, which is what is known of it', async () => {
    const abi = parseAbi(['event Named(string indexed name, (uint256 a, string b) value)']);
    const topics = encodeEventTopics({ abi, args: { name: 'hello' } }) as Hex[];
    const data = encodeAbiParameters(
      [
        {
          type: 'tuple',
          components: [
            { name: 'a', type: 'uint256' },
            { name: 'b', type: 'string' },
          ],
        },
      ],
      [{ a: 5n, b: 'five' }],
    );
    const { ledger } = withLogs([{ topics, data }]);
    const read = async (name: string) =>
      contractEvents(ledger, { address, abi, eventName: 'Named', args: { name }, ...range }).toArray();
    const hash = keccak256(stringToBytes('hello'));
    expect(await read('hello')).toMatchObject([{ args: { name: hash, value: { a: 5n, b: 'five' } } }]);
    expect(await read('other')).toEqual([]);
  });

  it('begins with the ledger without a timestamp, and is read in each way', async () => {
    const { ledger } = withLogs([transfer(1n), transfer(2n), transfer(3n)]);
    const list = contractEvents(ledger, { address, abi: erc20Abi, eventName: 'Transfer' });
    const walked = await list.toArray();
    expect(walked.map(({ args }) => args.value)).toEqual([3n, 2n, 1n]);
    const scanned = [];
    const scan = list.scan();
    for await (const item of scan) scanned.push(item);
    expect(scanned).toEqual(walked);
    const parts = await list.split(2);
    const ofParts = await Promise.all(parts.map((part) => list.part(part).toArray()));
    expect(ofParts.flat()).toEqual(walked);
    const paged = [];
    for await (const page of list.pages()) paged.push(...page.items);
    expect(paged).toEqual(walked);
    await expect(list).rejects.toThrow('timestamp must be within 7 days for one page');
  });
});
