// The rules of the service for requests, as a table: which parameters an operation has, which forms and operators they
// take, and what may be combined. It is written from the service's own descriptions, expectations and error messages, and
// shares no code with the client and the sandbox, so that it can judge both.
import {
  addressable,
  block,
  blockHash,
  contract,
  digits64,
  entity,
  evmAddress,
  type Form,
  flag,
  isAlias,
  isNumberForm,
  javaAccount,
  javaEntity,
  javaTopic,
  key,
  matches,
  nanoseconds,
  oneOf,
  pathAccount,
  pathContract,
  pathNumber,
  pathToken,
  pathTopic,
  phrase,
  sender,
  timestamp,
  token,
  transactionId,
  whole,
} from './values.js';

/** A value of a parameter, split at its operator. */
export interface SentValue {
  readonly name: string;
  readonly text: string;
  readonly operator: string;
  readonly value: string;
}

/** The parameter that a combination of values makes wrong. */
export type Combined = (values: readonly SentValue[]) => string | undefined;

export interface ParameterRule {
  readonly form: Form;
  readonly operators: string;
  /** The form is checked after all others. */
  readonly late?: true;
  /** The name in an error about a part that is too large. */
  readonly largeName?: string;
  /** Java: the most values. */
  readonly most?: number;
  /** Java: the name in the error about too many values. */
  readonly plural?: string;
}

export interface PathRule {
  readonly form: Form;
  /** The name in errors. */
  readonly label: string;
  /** The name in errors about a part that is too large. */
  readonly largeLabel?: string;
  /** A part that is too large is reported after the query is checked. */
  readonly lateLarge?: true;
}

export interface OperationRule {
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly backend: 'javascript' | 'java' | 'web3';
  readonly parameters: Readonly<Record<string, ParameterRule>>;
  readonly paths: Readonly<Record<string, PathRule>>;
  /** The check that comes first if both are wrong. */
  readonly first: 'path' | 'query';
  /** Checked before the forms. */
  readonly before?: Combined;
  /** Checked after the forms. */
  readonly after?: Combined;
  /** A value with two operators is refused, and `limit` with an operator fails in the database. */
  readonly strict?: true;
  /** Java: parameters of one value, which are refused if they are repeated. */
  readonly single?: readonly string[];
  /** Only the first of several wrong path parameters is named. */
  readonly firstPathOnly?: true;
}

const bounds = 'eq gt gte lt lte';
const every = `${bounds} ne`;
const of = (form: Form, operators = every): ParameterRule => ({ form, operators });
const exact = (form: Form): ParameterRule => of(form, 'eq');

const page = { limit: of(whole(1n)), order: of(oneOf('asc desc')) };
const long = of(whole(0n));
const positive = of(whole(1n));
const time = of(timestamp);
/** Any form of a number in JavaScript. The database then refuses what is not a whole one. */
const index = of((text) => (/^[\d.]/.test(text) && Number(text) >= 0 ? 'good' : 'wrong'));

const transactionTypes =
  'ATOMICBATCH CONSENSUSCREATETOPIC CONSENSUSDELETETOPIC CONSENSUSSUBMITMESSAGE CONSENSUSUPDATETOPIC CONTRACTCALL CONTRACTCREATEINSTANCE CONTRACTDELETEINSTANCE CONTRACTUPDATEINSTANCE CRYPTOADDLIVEHASH CRYPTOAPPROVEALLOWANCE CRYPTOCREATEACCOUNT CRYPTODELETE CRYPTODELETEALLOWANCE CRYPTODELETELIVEHASH CRYPTOTRANSFER CRYPTOUPDATEACCOUNT ETHEREUMTRANSACTION FILEAPPEND FILECREATE FILEDELETE FILEUPDATE FREEZE HOOKSTORE LEDGERIDPUBLICATION NODE NODECREATE NODEDELETE NODESTAKEUPDATE NODEUPDATE REGISTEREDNODECREATE REGISTEREDNODEDELETE REGISTEREDNODEUPDATE SCHEDULECREATE SCHEDULEDELETE SCHEDULESIGN SYSTEMDELETE SYSTEMUNDELETE TOKENAIRDROP TOKENASSOCIATE TOKENBURN TOKENCANCELAIRDROP TOKENCLAIMAIRDROP TOKENCREATION TOKENDELETION TOKENDISSOCIATE TOKENFEESCHEDULEUPDATE TOKENFREEZE TOKENGRANTKYC TOKENMINT TOKENPAUSE TOKENREJECT TOKENREVOKEKYC TOKENUNFREEZE TOKENUNPAUSE TOKENUPDATE TOKENUPDATENFTS TOKENWIPE UNCHECKEDSUBMIT UNKNOWN UTILPRNG';
const transactiontype = of(oneOf(transactionTypes));

const named = (values: readonly SentValue[], name: string): SentValue[] =>
  values.filter((one) => one.name === name);
const isLower = ({ operator }: SentValue): boolean => /^gte?$/.test(operator);
const isUpper = ({ operator }: SentValue): boolean => /^lte?$/.test(operator);
const isEqual = ({ operator }: SentValue): boolean => operator === 'eq';
const isUnequal = ({ operator }: SentValue): boolean => operator === 'ne';

const inOrder =
  (...rules: readonly Combined[]): Combined =>
  (values) => {
    for (const rule of rules) {
      const name = rule(values);
      if (name !== undefined) return name;
    }
    return undefined;
  };

const noUnequal =
  (name: string, label = name): Combined =>
  (values) =>
    named(values, name).some(isUnequal) ? label : undefined;

/** Two sort keys: a bound of the second needs the first by eq, or by an inclusive bound of the same side. */
const twoKeys =
  (major: string, minor: string): Combined =>
  (values) => {
    const seen: SentValue[] = [];
    for (const one of values) {
      if (one.name !== major && one.name !== minor) continue;
      if (isUnequal(one)) return one.name;
      const same = [isEqual, isLower, isUpper].find((test) => test(one));
      if (same && seen.some((other) => other.name === one.name && same(other))) return one.name;
      seen.push(one);
    }
    const [upper, lower] = [named(values, major), named(values, minor)];
    if (minor === 'index' && lower.some(isEqual) && !upper.some(isEqual)) return major;
    for (const list of [upper, lower]) if (list.some(isEqual) && list.length > 1) return list[0]?.name;
    if (lower.length === 0) return undefined;
    if (upper.length === 0) return minor;
    const has = (words: string): boolean => upper.some(({ operator }) => words.split(' ').includes(operator));
    if ((lower.some(isLower) && !has('eq gte')) || (lower.some(isUpper) && !has('eq lte'))) return major;
    return undefined;
  };

const spenders: Combined = (values) => {
  const own = named(values, 'spender.id');
  if (own.filter(isLower).length > 1 || own.filter(isUpper).length > 1) return 'spender.id';
  // The error has no name.
  return own.some(isUnequal) ? '' : undefined;
};

const blocks: Combined = (values) => {
  const has = (name: string): boolean => named(values, name).length > 0;
  if (has('block.hash') && has('block.number')) return 'block.hash';
  if (has('transaction.index') && !has('block.hash') && !has('block.number')) return 'transaction.index';
  return undefined;
};

/** The unit of amounts is read again, as one word without an operator. */
const unit: Combined = (values) => {
  const own = named(values, 'hbar');
  return own.length > 1 || own.some(({ text }) => !/^(true|false)$/i.test(text)) ? 'hbar' : undefined;
};

/** The bounds gte and lte at one time are an exact time. */
function exactTimes(values: readonly SentValue[]): SentValue[] {
  const times = named(values, 'timestamp');
  const [a, b] = times;
  if (!a || !b || times.length !== 2) return times;
  const isMoment =
    [a, b].some((one) => one.operator === 'gte') && [a, b].some((one) => one.operator === 'lte');
  return isMoment && nanoseconds(a.value) === nanoseconds(b.value) ? [{ ...a, operator: 'eq' }] : times;
}

const week = 7n * 86_400n * 10n ** 9n;

const topicSearch: Combined = (values) => {
  if (!values.some(({ name }) => /^topic\d$/.test(name))) return undefined;
  const times = exactTimes(values);
  if (times.length === 1 && times.every(isEqual)) return undefined;
  const [lower] = times.filter(isLower);
  const [upper] = times.filter(isUpper);
  const isRange = times.length === 2 || times.every((one) => isEqual(one));
  if (times.length > 0 && times.every(isEqual)) return undefined;
  if (!isRange || !lower || !upper) return 'timestamp';
  const from = nanoseconds(lower.value) + (lower.operator === 'gt' ? 1n : 0n);
  const to = nanoseconds(upper.value) - (upper.operator === 'lt' ? 1n : 0n);
  return to < from || to - from > week ? 'timestamp' : undefined;
};

const logKeys: Combined = (values) => {
  const times = exactTimes(values);
  const isMoment = times.length !== named(values, 'timestamp').length;
  const others = values.filter(({ name }) => name !== 'timestamp');
  return twoKeys('timestamp', 'index')(isMoment ? [...others, ...times] : values);
};

const oneHash: Combined = (values) =>
  named(values, 'transaction.hash').length > 1 ? 'transaction.hash' : undefined;

const search: Combined = (values) => {
  const has = (name: string): boolean => named(values, name).some(({ text }) => text !== '');
  if (!has('name')) return undefined;
  return has('token.id') ? 'token.id' : has('account.id') ? 'account.id' : undefined;
};

/** The account of tokens is read again, as one ID without an operator. */
const oneAccount: Combined = (values) => {
  const own = named(values, 'account.id');
  if (own.length > 1) return 'entity ID';
  return own.some(({ text }) => text.includes(':')) ? 'account.id' : undefined;
};

/** Balances: one EVM address or alias, by eq, and no bound after it. Repeated values count once. */
const owners: Combined = (values) => {
  let addresses = 0;
  const own = new Map(named(values, 'account.id').map((one) => [one.text, one]));
  for (const one of own.values()) {
    const isAddress = !isNumberForm(one.value);
    if (isAddress) addresses += 1;
    if (addresses > 0 && (!isEqual(one) || (isAddress && addresses > 1))) return 'account.id';
  }
  return undefined;
};

export const balanceOwner: Form = (text, operator) => {
  if (isNumberForm(text)) return entity(text, operator);
  return !text.includes('.') && (evmAddress.test(text) || isAlias(text)) ? 'good' : 'wrong';
};

const first = { first: 'query' } as const;
const strict = { strict: true } as const;

interface Rest extends Partial<OperationRule> {}

function javascript(
  operationId: string,
  path: string,
  parameters: OperationRule['parameters'],
  rest: Rest = {},
): OperationRule {
  const paths = pathsOf(path, javascriptPaths);
  return {
    operationId,
    method: 'GET',
    path,
    backend: 'javascript',
    parameters,
    paths,
    first: 'path',
    ...rest,
  };
}

function java(
  operationId: string,
  path: string,
  parameters: OperationRule['parameters'] = {},
  rest: Rest = {},
): OperationRule {
  const all = operationId.startsWith('getHook')
    ? { ...javaPaths, idOrAliasOrEvmAddress: hookOwner }
    : javaPaths;
  const paths = pathsOf(path, all);
  return { operationId, method: 'GET', path, backend: 'java', parameters, paths, first: 'path', ...rest };
}

function pathsOf(path: string, all: Readonly<Record<string, PathRule>>): Record<string, PathRule> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, all[name] ?? { form: () => 'good', label: name }]));
}

/** The hash without `0x`, with it, or in base64 with letters that are safe in a URL. */
const transaction: Form = (text, operator) =>
  /^((0x)?[0-9a-fA-F]{96}|[\w+/-]{64})$/.test(text) ? 'good' : transactionId(text, operator);
const execution: Form = (text, operator) =>
  /^(0x)?[0-9a-fA-F]{64}$/.test(text) ? 'good' : transactionId(text, operator);

const javascriptPaths: Readonly<Record<string, PathRule>> = {
  idOrAliasOrEvmAddress: { form: pathAccount, label: 'idOrAliasOrEvmAddress' },
  contractIdOrAddress: { form: pathContract, label: 'contractid', largeLabel: 'contractid', lateLarge: true },
  hashOrNumber: {
    form: (text) => (/^\d+$/.test(text) ? whole(0n)(text, '') : blockHash(text, '')),
    label: 'hashOrNumber',
  },
  scheduleId: { form: pathNumber, label: 'scheduleid' },
  sequenceNumber: {
    form: (text) => (text.includes('.') ? timestamp(text, '') : whole(1n)(text, '')),
    label: 'sequencenumber',
  },
  serialNumber: { form: whole(1n), label: 'serialnumber' },
  timestamp: { form: timestamp, label: 'timestamp' },
  tokenId: { form: pathToken, label: 'tokenid' },
  topicId: { form: pathTopic, label: 'topic.id', largeLabel: 'entity ID', lateLarge: true },
  // These errors explain the form, without a name.
  transactionId: { form: transaction, label: '', largeLabel: 'entity ID' },
  transactionIdOrHash: { form: execution, label: '', largeLabel: 'entity ID' },
};

const javaPaths: Readonly<Record<string, PathRule>> = {
  idOrAliasOrEvmAddress: { form: javaAccount, label: 'id' },
  hookId: { form: whole(0n), label: 'hookId' },
  topicId: { form: javaTopic, label: 'id' },
};
const hookOwner: PathRule = { form: javaAccount, label: 'ownerId' };

const account = '/accounts/{idOrAliasOrEvmAddress}';
const contracts = '/contracts/{contractIdOrAddress}';
const tokens = '/tokens/{tokenId}';
const topic = '/topics/{topicId}';
const publickey = of(key);
const accounts = of(addressable);
const logs = {
  index,
  timestamp: time,
  topic0: exact(digits64),
  topic1: exact(digits64),
  topic2: exact(digits64),
  topic3: exact(digits64),
  ...page,
};
const results = {
  'block.hash': exact(blockHash),
  'block.number': exact(block),
  from: { ...of(sender), largeName: 'from' },
  hbar: exact(flag),
  internal: exact(flag),
  timestamp: time,
  'transaction.index': exact(whole(0n)),
  ...page,
};
const holders = {
  'account.balance': long,
  'account.id': accounts,
  'account.publickey': publickey,
  timestamp: time,
};

const up = (form: Form, most: number, plural: string, operators = every): ParameterRule => ({
  form,
  operators,
  most,
  plural,
});
/** A value without an operator. */
const plain = (form: Form): ParameterRule => of(form, '');
const javaPage = { limit: plain(whole(1n, 100n)), order: plain(oneOf('asc desc')) };
const asOf = (plural = 'timestamp'): ParameterRule => up(timestamp, 2, plural, bounds);

interface Span {
  readonly lower: bigint;
  readonly upper: bigint;
}

/** Java compares the values that bounds include: `gt:5` with `lt:6`, and `lt:0`, leave none. The last bound counts. */
function spanOf(values: readonly SentValue[]): Span {
  const lower = values.findLast((one) => isLower(one) || isEqual(one));
  const upper = values.findLast(isUpper);
  return { lower: lower ? included(lower) : 0n, upper: upper ? included(upper) : 2n ** 200n };
}

/** The same for lists of nodes. All bounds count, and no equality. */
function narrowest(values: readonly SentValue[]): Span {
  const least = (sum: bigint, one: bigint): bigint => (one < sum ? one : sum);
  const most = (sum: bigint, one: bigint): bigint => (one > sum ? one : sum);
  return {
    lower: values.filter(isLower).map(included).reduce(most, 0n),
    upper: values
      .filter(isUpper)
      .map(included)
      .reduce(least, 2n ** 200n),
  };
}

function included({ operator, value }: SentValue): bigint {
  return order(value) + (operator === 'gt' ? 1n : operator === 'lt' ? -1n : 0n);
}

const inverted =
  (name: string, label = name, read = spanOf): Combined =>
  (values) => {
    const { lower, upper } = read(named(values, name));
    return lower > upper ? label : undefined;
  };

/** Numbers and IDs are compared by their parts, timestamps by their seconds and fraction. */
function order(text: string): bigint {
  const parts = text.split('.');
  if (parts.length === 2 && /^\d{9,10}$/.test(parts[0] ?? '')) return nanoseconds(text);
  return parts.reduce((sum, part) => (sum << 64n) + BigInt(part || 0), 0n);
}

const nftAllowances: Combined = (values) => {
  if (inverted('account.id')(values)) return 'account.id';
  for (const name of ['account.id', 'token.id']) {
    const own = named(values, name);
    if (own.some(isUnequal) || (own.some(isEqual) && own.length > 1)) return name;
    if (own.filter(isLower).length > 1 || own.filter(isUpper).length > 1) return name;
  }
  const [major, minor] = [named(values, 'account.id'), named(values, 'token.id')];
  if (minor.length > 0 && major.length === 0) return 'token.id';
  const isWide =
    major.some(({ operator }) => operator === 'gte') &&
    major.some(({ operator }) => operator === 'lte') &&
    new Set(major.map(({ value }) => order(value))).size > 1;
  if (!isWide && inverted('token.id')(values)) return 'token.id';
  const has = (words: string): boolean => major.some(({ operator }) => words.split(' ').includes(operator));
  const isLoose = (minor.some(isLower) && !has('eq gte')) || (minor.some(isUpper) && !has('eq lte'));
  return isLoose ? 'account.id' : undefined;
};

const registered: Combined = (values) => {
  const own = named(values, 'registerednode.id').filter((one) => !isUnequal(one));
  // The errors have no name.
  if (own.some(isEqual) && own.length > 1) return '';
  return inverted('registerednode.id', '', narrowest)(own);
};

/** A time means the supply up to it. */
const supply: Combined = (values) =>
  inverted('timestamp')(values.map((one) => (isEqual(one) ? { ...one, operator: 'lte' } : one)));

const airdrops = {
  'token.id': up(javaEntity, 2, 'tokenIds'),
  serialnumber: up(whole(0n), 2, 'serialNumbers'),
  ...javaPage,
};

export const serviceRules: readonly OperationRule[] = [
  javascript(
    'getAccounts',
    '/accounts',
    {
      'account.balance': long,
      'account.id': accounts,
      'account.publickey': publickey,
      balance: exact(flag),
      ...page,
    },
    strict,
  ),
  javascript(
    'getAccount',
    account,
    { timestamp: time, transactions: exact(flag), transactiontype, ...page },
    first,
  ),
  java(
    'getOutstandingTokenAirdrops',
    `${account}/airdrops/outstanding`,
    { 'receiver.id': up(javaEntity, 2, 'receiverIds'), ...airdrops },
    { after: inverted('receiver.id', 'account.id') },
  ),
  java(
    'getPendingTokenAirdrops',
    `${account}/airdrops/pending`,
    { 'sender.id': up(javaEntity, 2, 'senderIds'), ...airdrops },
    { after: inverted('sender.id', 'account.id') },
  ),
  javascript(
    'getCryptoAllowances',
    `${account}/allowances/crypto`,
    { 'spender.id': accounts, ...page },
    { after: noUnequal('spender.id') },
  ),
  java(
    'getNftAllowances',
    `${account}/allowances/nfts`,
    {
      'account.id': up(javaEntity, 2, 'accountIds'),
      'token.id': up(javaEntity, 2, 'tokenIds'),
      owner: plain(flag),
      ...javaPage,
    },
    { after: nftAllowances },
  ),
  javascript(
    'getTokenAllowances',
    `${account}/allowances/tokens`,
    { 'spender.id': accounts, 'token.id': of(token), ...page },
    { after: twoKeys('spender.id', 'token.id') },
  ),
  java('getHooks', `${account}/hooks`, { 'hook.id': up(whole(0n), 100, 'hookId', bounds), ...javaPage }),
  java('getHookStorage', `${account}/hooks/{hookId}/storage`, {
    key: up(digits64, 100, 'keys', bounds),
    timestamp: asOf('timestamps'),
    ...javaPage,
  }),
  javascript(
    'getNftsByAccountId',
    `${account}/nfts`,
    { 'token.id': of(token), serialnumber: positive, 'spender.id': accounts, ...page },
    { after: inOrder(twoKeys('token.id', 'serialnumber'), spenders) },
  ),
  javascript(
    'getStakingRewards',
    `${account}/rewards`,
    { timestamp: time, ...page },
    {
      after: noUnequal('timestamp'),
    },
  ),
  javascript(
    'getTokensByAccountId',
    `${account}/tokens`,
    { 'token.id': of(token), ...page },
    {
      after: noUnequal('token.id'),
    },
  ),
  javascript(
    'getBalances',
    '/balances',
    { ...holders, 'account.id': { ...of(balanceOwner), late: true }, ...page },
    { ...strict, after: owners },
  ),
  javascript('getBlocks', '/blocks', { 'block.number': of(block, bounds), timestamp: time, ...page }),
  javascript('getBlock', '/blocks/{hashOrNumber}', {}, first),
  javascript('getContracts', '/contracts', {
    'contract.id': { ...of(contract), largeName: 'contractid' },
    ...page,
  }),
  javascript('getContractsResults', '/contracts/results', results, { after: inOrder(blocks, unit) }),
  javascript(
    'getContractsLogs',
    '/contracts/results/logs',
    { 'transaction.hash': exact(blockHash), ...logs },
    { after: inOrder(topicSearch, logKeys, oneHash) },
  ),
  javascript(
    'getContractResultByTransactionIdOrHash',
    '/contracts/results/{transactionIdOrHash}',
    { hbar: exact(flag), nonce: exact(whole(0n, 2n ** 31n - 1n)) },
    { ...first, ...strict, after: unit },
  ),
  javascript(
    'getContractActions',
    '/contracts/results/{transactionIdOrHash}/actions',
    { index, ...page },
    { ...first, after: noUnequal('index') },
  ),
  {
    operationId: 'getContractOpcodes',
    method: 'GET',
    path: '/contracts/results/{transactionIdOrHash}/opcodes',
    backend: 'web3',
    parameters: { stack: plain(flag), memory: plain(flag), storage: plain(flag) },
    paths: {
      transactionIdOrHash: {
        form: matches(/^((\d{1,5}\.){2}\d{1,12}-\d{1,19}-\d{1,9}|(0x)?[0-9a-fA-F]{64})$/),
        label: 'ID',
      },
    },
    first: 'path',
  },
  javascript('getContract', contracts, { timestamp: time }),
  javascript('getContractResultsByContractId', `${contracts}/results`, results, {
    after: inOrder(blocks, unit),
  }),
  javascript('getContractLogsByContractId', `${contracts}/results/logs`, logs, {
    after: inOrder(topicSearch, logKeys),
  }),
  javascript(
    'getContractResultByIdAndTimestamp',
    `${contracts}/results/{timestamp}`,
    { hbar: exact(flag) },
    { ...strict, before: unit },
  ),
  javascript(
    'getContractState',
    `${contracts}/state`,
    { slot: of(digits64, bounds), timestamp: time, ...page },
    { after: noUnequal('timestamp') },
  ),
  java('getNetworkExchangeRate', '/network/exchangerate', { timestamp: asOf() }),
  java('getNetworkFees', '/network/fees', { timestamp: asOf(), order: javaPage.order }),
  java(
    'estimateFees',
    '/network/fees',
    { mode: plain(oneOf('INTRINSIC STATE')), high_volume_throttle: plain(whole(0n, 10_000n)) },
    { method: 'POST' },
  ),
  java(
    'getNetworkNodes',
    '/network/nodes',
    {
      'file.id': of(javaEntity),
      'node.id': of(whole(0n)),
      limit: plain(whole(1n, 2n ** 31n - 1n)),
      order: javaPage.order,
    },
    {
      single: ['file.id', 'limit', 'order'],
      after: inOrder(
        (values) => (named(values, 'file.id').some((one) => !isEqual(one)) ? 'file.id' : undefined),
        inverted('node.id', 'node.id', narrowest),
      ),
    },
  ),
  java(
    'getRegisteredNodes',
    '/network/registered-nodes',
    {
      'registerednode.id': up(whole(0n), 2, 'registerednode.id'),
      type: plain(oneOf('BLOCK_NODE GENERAL_SERVICE MIRROR_NODE RPC_RELAY UNKNOWN')),
      ...javaPage,
    },
    { single: ['limit', 'order', 'type'], after: registered },
  ),
  java('getNetworkStake', '/network/stake'),
  java('getNetworkSupply', '/network/supply', { timestamp: asOf() }, { after: supply }),
  javascript('getSchedules', '/schedules', { 'account.id': accounts, 'schedule.id': accounts, ...page }),
  javascript('getSchedule', '/schedules/{scheduleId}', {}, first),
  javascript(
    'getTokens',
    '/tokens',
    {
      'account.id': accounts,
      name: exact(phrase),
      publickey,
      'token.id': of(token),
      type: of(oneOf('ALL FUNGIBLE_COMMON NON_FUNGIBLE_UNIQUE')),
      ...page,
    },
    { before: search, after: oneAccount },
  ),
  javascript('getToken', tokens, { timestamp: of(timestamp, 'eq lt lte') }),
  javascript('getTokenBalances', `${tokens}/balances`, { ...holders, ...page }),
  javascript('getNfts', `${tokens}/nfts`, { 'account.id': accounts, serialnumber: positive, ...page }),
  javascript('getNft', `${tokens}/nfts/{serialNumber}`, {}, { ...first, firstPathOnly: true }),
  javascript(
    'getNftTransactions',
    `${tokens}/nfts/{serialNumber}/transactions`,
    { timestamp: time, ...page },
    { firstPathOnly: true },
  ),
  javascript(
    'getTopicMessageByTimestamp',
    '/topics/messages/{timestamp}',
    {},
    // The error has the name of the column.
    { ...first, paths: { timestamp: { form: timestamp, label: 'consensus_timestamp' } } },
  ),
  java('getTopic', topic),
  javascript('getTopicMessages', `${topic}/messages`, {
    encoding: of(oneOf('base64 utf-8 utf8')),
    sequencenumber: positive,
    timestamp: time,
    ...page,
  }),
  javascript('getTopicMessageByIdAndSequenceNumber', `${topic}/messages/{sequenceNumber}`, {}, first),
  javascript('getTransactions', '/transactions', {
    'account.id': accounts,
    result: of(oneOf('success fail')),
    timestamp: time,
    transactiontype,
    type: of(oneOf('credit debit')),
    ...page,
  }),
  javascript(
    'getTransaction',
    '/transactions/{transactionId}',
    { nonce: exact(whole(0n, 2n ** 31n - 1n)), scheduled: exact(flag) },
    first,
  ),
];
