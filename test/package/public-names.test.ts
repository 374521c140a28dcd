import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as root from '../../src/index.js';
import * as ledger from '../../src/ledger.js';
import * as status from '../../src/status.js';

/** The names that a file exports, with types. */
function exportedNames(file: string): string[] {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap((match) =>
    String(match[1])
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );
  const handedOn = [...text.matchAll(/^export \* from '([^']+)\.js'/gm)].flatMap((match) =>
    exportedNames(posix.join(posix.dirname(file), `${match[1]}.ts`)),
  );
  const declared = [...text.matchAll(/^export (?:declare )?(?:function|const|class|interface|type) (\w+)/gm)];
  return [...lists, ...handedOn, ...declared.map((match) => String(match[1]))].sort();
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** The values that the root exports. */
const values = words(`
  ApiError ChunkJoiner ClientError ClosedError Comparison NetworkError ParameterError PastError ProofError ResponseError ServiceBehindError
  TimeoutError TransactionMissingError balancesAt between checkReply createLedgerClient createStatusClient
  createTransport eq formatHbar formatUnits gt gte holdersAt joinChunks lt lte messageBytes messageText ne networks parseHbar
  parseReply parseUnits request runningHash statement stringifyJson toDate toEntityNumber toLongZeroAddress toNanoseconds
  toSdkTransactionId toTimestamp toTransactionId verifyMessage waitFor
`);

/** The types of the root that are written by hand. */
const types = words(`
  AccountState AfterValue AmountValue Anchor ApiMessage AttemptEndEvent AttemptEvent BalancesAtOptions Batch BatchOptions CallContext CallEvent CallHeaders CallOptions
  ChainedCallOptions ChainedListRequest CheckedCallOptions ChunkJoinerOptions Clock
  EndEvent EntityIdObject EntityIdValue EntryKind EvmAddressObject Fetch Filter FilterBounds FilterRange Filters Follow FollowOptions
  GapEvent GrowingListRequest HashedMessage HbarObject HeaderRequest HeaderSource HedgeOptions Holder Holders HoldersAtOptions HookContext HostOptions HostState IntegerValue InvalidResponse Issue
  JoinedMessage JoinedMessages LedgerRequest ListPage ListPart ListRequest LongObject MessagePart Moment Network
  NftIdObject NftSerialNumberValue NftTokenIdValue NoParams OnInvalidResponse OneHostOptions OpenEnum Operation Operator
  PagesOptions Proven ProvenRange PublicKeyObject PublicKeyValue RangedListRequest RequestValidation
  ResponseValidation RetryEvent RetryOptions Scan ScanOptions ServiceLocation SeveralHostsOptions Statement StatementEntry StatementOptions StatementTotal TimestampObject
  TimestampValue TransactionIdObject TransactionIdValue TransactionResponseObject Transport TransportHooks
  TransportOptions TransportSettings UndescribedCall UndescribedValue Validation Verify WaitForOptions
  WithResponse
`);

/** The files of the package that are its own users, or an entry of their own: they have errors of their own. */
const users = /^(cli|mcp|sandbox|viem)\//;

describe('public names', () => {
  it('hold each error class of the client', () => {
    const source = new URL('../../src/', import.meta.url);
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const classes = files
      .filter((file) => file.endsWith('.ts') && !users.test(file))
      .flatMap((file) =>
        Array.from(
          readFileSync(new URL(file, source), 'utf8').matchAll(/^export class (\w+) extends \w+Error\b/gm),
          ([, name = '']) => name,
        ),
      );
    expect(classes.length).toBeGreaterThan(9);
    expect(classes.filter((name) => !values.includes(name))).toEqual([]);
    // `instanceof` between the two builds compares it, so a class adds its own name to the kind of its base class.
    for (const name of classes.filter((each) => each !== 'ClientError')) {
      const errorClass = Object(Reflect.get(root, name));
      expect(errorClass.kind).toBe(`${Object.getPrototypeOf(errorClass).kind}.${name}`);
    }
  });

  it('hold the type of each event of a hook', () => {
    const events = exportedNames('src/client/hooks.ts').filter((name) => name !== 'notify');
    expect(events.length).toBeGreaterThan(5);
    expect(events.filter((name) => !types.includes(name))).toEqual([]);
  });

  it('are few at the root, apart from types', () => {
    expect(Object.keys(root).sort()).toEqual(values);
  });

  for (const [service, module] of Object.entries({ ledger, status })) {
    it(`hold every generated name of the ${service} service`, () => {
      const missing = ['client', 'operations', 'types']
        .flatMap((file) => exportedNames(`generated/${service}/${file}.ts`))
        .filter((name) => !exportedNames(`src/${service}.ts`).includes(name));
      expect(missing, `add these to src/${service}.ts`).toEqual([]);
    });

    it(`hold every type of the ${service} service at the root`, () => {
      const missing = exportedNames(`generated/${service}/types.ts`).filter(
        (name) => !exportedNames('src/index.ts').includes(name),
      );
      expect(missing, 'add these to src/index.ts').toEqual([]);
    });

    it(`are a function and a description for each operation of the ${service} service`, () => {
      for (const name of exportedNames(`generated/${service}/operations.ts`))
        expect(module).toHaveProperty(name, expect.any(/Operation$/.test(name) ? Object : Function));
    });
  }

  it('are the same in every hand-written entry', () => {
    const byHand = (file: string): string[] => {
      const generated = ['ledger', 'status'].flatMap((service) =>
        ['client', 'operations', 'types'].flatMap((part) => exportedNames(`generated/${service}/${part}.ts`)),
      );
      return exportedNames(file).filter((name) => !generated.includes(name));
    };
    const generated = ['createLedgerClient', 'createStatusClient'];
    const byHandAtRoot = [...values, ...types].filter((name) => !generated.includes(name)).sort();
    expect(byHand('src/index.ts')).toEqual(byHandAtRoot);
    expect(byHand('src/ledger.ts')).toEqual(byHand('src/index.ts'));
    // The status page has no filters and entities, and its lists cannot be split into ranges.
    const ofLedger = exportedNames('src/ledger-names.ts');
    expect(byHand('src/status.ts')).toEqual(
      byHand('src/index.ts').filter((name) => !ofLedger.includes(name)),
    );
    expect(ofLedger).toContain('gte');
    expect(exportedNames('src/query.ts')).toEqual(
      words(
        'InfiniteQueryOptions ListName OperationName QueryKey QueryOptions infiniteQueryOptions queryOptions',
      ),
    );
    expect(exportedNames('src/tools.ts')).toEqual(
      words('ObjectSchema Schema Tool ToolCallOptions ToolsOptions createTools'),
    );
    expect(exportedNames('src/viem.ts')).toEqual(
      words(`
        ContractCallParameters ContractCallSettings ContractEvent ContractEvents ContractEventsPage ContractEventsParameters DecodedEvent DecodedLog
        DecodedResult ResultToDecode Revert RevertError UndecodedLog contractEvents decodeResult estimateContractGas readContract toAddresses toEntityIds
      `),
    );
    expect(exportedNames('src/sandbox.ts')).toEqual(
      words(`
        Activity Add Adder Bursts Clock Cluster ClusterOptions DeepPartial Execution Fault Faults LedgerData LinkFault
        LinkFaults ListenOptions Listener LiveOptions MessageLie MessageLies Moment NewIncident NewMaintenance Owned Recorder RecorderOptions Recordings RequestLimit Rows Sandbox SandboxHost SandboxOptions ServiceModule
        StatusPage StatusUpdate Truth VirtualClock createSandbox recordReplies
      `),
    );
  });

  it('are listed once, by the generator or by hand', () => {
    for (const entry of ['index', 'ledger', 'status']) {
      const text = readFileSync(new URL(`../../src/${entry}.ts`, import.meta.url), 'utf8');
      expect(text.split('\n').filter((line) => !/^(export \* from '[^']+';)?$/.test(line))).toEqual([]);
      const names = exportedNames(`src/${entry}.ts`);
      expect(names).toEqual([...new Set(names)]);
    }
    const lists = [
      'generated/ledger/index.ts',
      'generated/status/index.ts',
      'src/shared-names.ts',
      'src/ledger-names.ts',
    ];
    for (const list of lists)
      expect(readFileSync(new URL(`../../${list}`, import.meta.url), 'utf8')).not.toContain('export *');
    expect(readdirSync(new URL('../../src', import.meta.url)).sort()).toEqual(
      words(`
        README.md after changes cli client core.ts errors follow hosts index.ts ledger-names.ts
        ledger.ts lists llms.txt mcp past proof query query.ts sandbox sandbox.ts scan shared-names.ts statement status.ts tools tools.ts values viem viem.ts
      `),
    );
  });
});
