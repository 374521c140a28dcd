import { keysOf } from '../../scripts/generate/generation-error.js';
import { isObject, type Json, type JsonObject } from '../../scripts/generate/read/read-description.js';

/** Changes one thing in a description, at a JSON pointer. */
type Plant = (description: JsonObject) => void;

function parentOf(description: JsonObject, pointer: string): { parent: JsonObject; key: string } {
  const keys = keysOf(pointer);
  const key = String(keys.pop());
  const parent = keys.reduce<Json | undefined>(
    (part, name) => (Array.isArray(part) ? part[Number(name)] : isObject(part) ? part[name] : undefined),
    description,
  );
  if (!isObject(parent) && !Array.isArray(parent)) throw new Error(`nothing at ${pointer}`);
  return { parent: parent as JsonObject, key };
}

const set =
  (pointer: string, change: (value: Json | undefined) => Json | undefined): Plant =>
  (description) => {
    const { parent, key } = parentOf(description, pointer);
    const value = change(parent[key]);
    if (value === undefined) delete parent[key];
    else parent[key] = value;
  };
const to = (pointer: string, value: Json): Plant => set(pointer, () => value);
const gone = (pointer: string): Plant => set(pointer, () => undefined);
const plus = (pointer: string, ...items: Json[]): Plant =>
  set(pointer, (list = []) => [...(list as Json[]), ...items]);
const less = (pointer: string, item: Json): Plant =>
  set(pointer, (list) => (list as Json[]).filter((other) => other !== item));
const renamed =
  (pointer: string, name: string): Plant =>
  (description) => {
    const { parent, key } = parentOf(description, pointer);
    parent[name] = parent[key];
    delete parent[key];
  };
const path = (text: string): string => `/paths/${`/api/v1${text}`.replaceAll('/', '~1')}`;
const schema = (name: string): string => `/components/schemas/${name}`;
const field = (name: string, property: string): string => `${schema(name)}/properties/${property}`;
const parameter = (name: string): string => `/components/parameters/${name}`;
const page = (item: string): Json => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${item}` } } },
});

/** Each kind of change, twice, with its report and its outcome. */
export const planted: readonly (readonly [what: string, outcome: string, ...plants: Plant[]])[] = [
  [
    'getBlockTransactions: a new operation, GET /api/v1/blocks/{}/transactions',
    'merged',
    to(`${path('/blocks/{hashOrNumber}/transactions')}`, {
      get: {
        operationId: 'getBlockTransactions',
        tags: ['blocks'],
        parameters: [
          { $ref: '#/components/parameters/hashOrNumberPathParam' },
          { $ref: '#/components/parameters/limitQueryParam' },
          { name: 'depth', in: 'query', schema: { type: 'integer' } },
        ],
        responses: {
          200: page('TransactionsResponse'),
          404: { $ref: '#/components/responses/NotFoundError' },
        },
      },
    }),
  ],
  [
    'simulate: a new operation, POST /api/v1/contracts/simulate',
    'merged',
    to(path('/contracts/simulate'), {
      post: {
        operationId: 'simulate',
        tags: ['contracts'],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/SimulateRequest' } } },
        },
        responses: { 200: page('SimulateResponse') },
      },
    }),
    to(schema('SimulateRequest'), {
      type: 'object',
      required: ['calls'],
      properties: { calls: { type: 'array', items: { $ref: '#/components/schemas/ContractCallRequest' } } },
    }),
    to(schema('SimulateResponse'), {
      type: 'object',
      properties: {
        gas: { type: 'integer', format: 'int64' },
        steps: { type: 'array', items: { $ref: '#/components/schemas/SimulateStep' } },
      },
    }),
    to(schema('SimulateStep'), {
      type: 'object',
      properties: { depth: { type: 'integer' }, inner: { $ref: '#/components/schemas/SimulateStep' } },
    }),
  ],
  [
    'getContractOpcodes: the operation was removed',
    'by hand',
    gone(path('/contracts/results/{transactionIdOrHash}/opcodes')),
  ],
  ['getNetworkStake: the operation was removed', 'by hand', gone(path('/network/stake'))],
  [
    'getSchedules: renamed to listSchedules',
    'kept',
    to(`${path('/schedules')}/get/operationId`, 'listSchedules'),
  ],
  ['getTokens: renamed to listTokens', 'kept', to(`${path('/tokens')}/get/operationId`, 'listTokens')],
  [
    'getTopicMessageByTimestamp: moved to GET /api/v1/topics/at/{}',
    'by hand',
    renamed(path('/topics/messages/{timestamp}'), '/api/v1/topics/at/{timestamp}'),
  ],
  [
    'getTokensByAccountId: moved to GET /api/v1/accounts/{}/relationships',
    'by hand',
    renamed(
      path('/accounts/{idOrAliasOrEvmAddress}/tokens'),
      '/api/v1/accounts/{idOrAliasOrEvmAddress}/relationships',
    ),
  ],
  ['getBalances: deprecated false → true', 'merged', to(`${path('/balances')}/get/deprecated`, true)],
  [
    'getStakingRewards: deprecated false → true',
    'merged',
    to(`${path('/accounts/{idOrAliasOrEvmAddress}/rewards')}/get/deprecated`, true),
  ],
  [
    'getBlocks ← shard: a new parameter',
    'merged',
    plus(`${path('/blocks')}/get/parameters`, { name: 'shard', in: 'query', schema: { type: 'string' } }),
  ],
  [
    'getNetworkNodes ← realm: a new parameter, required',
    'merged',
    plus(`${path('/network/nodes')}/get/parameters`, {
      name: 'realm',
      in: 'query',
      required: true,
      schema: { type: 'integer' },
    }),
  ],
  [
    'getTransactions ← result: the parameter was removed',
    'kept',
    set(`${path('/transactions')}/get/parameters`, (list) =>
      (list as JsonObject[]).filter(({ name }) => name !== 'result'),
    ),
  ],
  [
    'getTopicMessages ← encoding: the parameter was removed',
    'kept',
    set(`${path('/topics/{topicId}/messages')}/get/parameters`, (list) =>
      (list as JsonObject[]).filter(({ name }) => name !== 'encoding'),
    ),
  ],
  [
    'getTokens ← public.key: a new parameter',
    'merged',
    to(`${parameter('publicKeyQueryParam')}/name`, 'public.key'),
  ],
  ['getTokens ← publickey: the parameter was removed', 'kept'],
  [
    'getTransactions ← kind: a new parameter',
    'merged',
    set(`${path('/transactions')}/get/parameters`, (list) =>
      (list as JsonObject[]).map((one) => (one.name === 'type' ? { ...one, name: 'kind' } : one)),
    ),
  ],
  ['getTransactions ← type: the parameter was removed', 'kept'],
  [
    'getNetworkNodes ← file.id: required false → true',
    'merged',
    to(`${parameter('fileIdQueryParam')}/required`, true),
  ],
  [
    'getTransaction ← scheduled: required false → true',
    'merged',
    to(`${parameter('scheduledQueryParam')}/required`, true),
  ],
  [
    'estimateFees ← high_volume_throttle: default 0 → 100',
    'merged',
    to(`${parameter('highVolumeThrottleQueryParam')}/schema/default`, 100),
  ],
  [
    'getNftAllowances ← owner: default true → false',
    'merged',
    to(`${parameter('ownerQueryParam')}/schema/default`, false),
  ],
  [
    'getTokens ← name: maxLength 100 → 200',
    'merged',
    to(`${parameter('tokenNameQueryParam')}/schema/maxLength`, 200),
  ],
  [
    'getTransaction ← nonce: minimum 0 → 1',
    'merged',
    to(`${parameter('nonceQueryParam')}/schema/minimum`, 1),
  ],
  [
    'getBlocks ← block.number: operators +ne',
    'merged',
    to(`${parameter('blockNumberQueryParam')}/schema/pattern`, '^((eq|gt|gte|lt|lte|ne):)?\\d{1,19}$'),
  ],
  [
    'getNetworkNodes ← node.id: operators -gt -gte',
    'merged',
    to(`${parameter('nodeIdQueryParam')}/schema/pattern`, '^((eq|lt|lte):)?\\d{1,19}$'),
  ],
  [
    'getContractResultsByContractId ← internal: deprecated false → true',
    'merged',
    to(`${parameter('internalQueryParam')}/deprecated`, true),
  ],
  [
    'getHookStorage ← hookId: deprecated false → true',
    'merged',
    to(`${parameter('hookIdPathParam')}/deprecated`, true),
  ],
  [
    'getRegisteredNodes ← type: words +ARCHIVE',
    'merged',
    plus(`${schema('RegisteredNodeType')}/enum`, 'ARCHIVE'),
  ],
  [
    'estimateFees ← mode: words +FULL -STATE',
    'merged',
    to(`${schema('FeeEstimateMode')}/enum`, ['FULL', 'INTRINSIC']),
  ],
  [
    'getNfts → 409: a new reply with status 409',
    'merged',
    to(`${path('/tokens/{tokenId}/nfts')}/get/responses/409`, {
      $ref: '#/components/responses/NotFoundError',
    }),
  ],
  [
    'getSchedule → 418: a new reply with status 418',
    'merged',
    to(`${path('/schedules/{scheduleId}')}/get/responses/418`, {
      $ref: '#/components/responses/NotFoundError',
    }),
  ],
  [
    'getTopic → 404: the reply with status 404 was removed',
    'kept',
    gone(`${path('/topics/{topicId}')}/get/responses/404`),
  ],
  [
    'contractCall → 501: the reply with status 501 was removed',
    'kept',
    gone(`${path('/contracts/call')}/post/responses/501`),
  ],
  [
    '_status.messages[].code: a new field',
    'merged',
    to(`${schema('Error')}/properties/_status/properties/messages/items/properties/code`, {
      type: 'integer',
    }),
  ],
  [
    '_status.messages[].message: null refused → allowed',
    'merged',
    to(`${schema('Error')}/properties/_status/properties/messages/items/properties/message/type`, [
      'string',
      'null',
    ]),
  ],
  [
    'getBlock → miner: a new field',
    'merged',
    to(field('Block', 'miner'), { $ref: '#/components/schemas/EntityId' }),
  ],
  [
    'getTopic → fees: a new field, required',
    'merged',
    to(field('Topic', 'fees'), { type: 'array', items: { $ref: '#/components/schemas/TopicFee' } }),
    to(schema('TopicFee'), { type: 'object', properties: { amount: { type: 'integer', format: 'int64' } } }),
    plus(`${schema('Topic')}/required`, 'fees'),
  ],
  ['consensus_timestamp: the field was removed', 'merged', gone(field('Schedule', 'consensus_timestamp'))],
  ['hapi_version: the field was removed', 'merged', gone(field('Block', 'hapi_version'))],
  [
    'hash_version: a new field, required',
    'merged',
    renamed(field('TopicMessage', 'running_hash_version'), 'hash_version'),
    less(`${schema('TopicMessage')}/required`, 'running_hash_version'),
    plus(`${schema('TopicMessage')}/required`, 'hash_version'),
  ],
  ['running_hash_version: the field was removed', 'merged'],
  [
    'waits_for_expiry: a new field',
    'merged',
    renamed(field('Schedule', 'wait_for_expiry'), 'waits_for_expiry'),
  ],
  ['wait_for_expiry: the field was removed', 'merged'],
  [
    'released_supply: type string → integer',
    'merged',
    to(`${field('NetworkSupplyResponse', 'released_supply')}/type`, 'integer'),
  ],
  [
    'metadata: type string → object',
    'merged',
    to(field('Nft', 'metadata'), { type: 'object', properties: { uri: { type: 'string' } } }),
  ],
  ['count: null refused → allowed', 'merged', to(`${field('Block', 'count')}/type`, ['integer', 'null'])],
  [
    'amount: null refused → allowed',
    'merged',
    to(`${field('StakingReward', 'amount')}/type`, ['integer', 'null']),
  ],
  [
    'cent_equivalent: format int32 → int64',
    'merged',
    to(`${field('ExchangeRate', 'cent_equivalent')}/format`, 'int64'),
  ],
  [
    'call_depth: format int32 → int64',
    'merged',
    to(`${field('ContractAction', 'call_depth')}/format`, 'int64'),
  ],
  ['call_type: words +BLOB', 'merged', plus(`${field('ContractAction', 'call_type')}/enum`, 'BLOB')],
  ['_type: words +FALCON', 'merged', plus(`${field('Key', '_type')}/enum`, 'FALCON')],
  ['hook_id: required → optional', 'merged', less(`${schema('Hook')}/required`, 'hook_id')],
  ['memo: optional → required', 'kept', to(`${schema('Schedule')}/required`, ['memo'])],
  ['previous_hash: default none → 0x', 'merged', to(`${field('Block', 'previous_hash')}/default`, '0x')],
  ['node_id: default none → 0', 'merged', to(`${field('NetworkNode', 'node_id')}/default`, 0)],
  [
    'call_operation_type: deprecated none → true',
    'merged',
    to(`${field('ContractAction', 'call_operation_type')}/deprecated`, true),
  ],
  ['name: deprecated none → true', 'merged', to(`${field('Block', 'name')}/deprecated`, true)],
  ['gas_used: minimum 0 → -1', 'merged', to(`${field('Block', 'gas_used')}/minimum`, -1)],
  ['total: minimum 0 → 1', 'merged', to(`${field('FeeEstimateResponse', 'total')}/minimum`, 1)],
  [
    'contractCall ← body.access_list: a new field',
    'merged',
    to(field('ContractCallRequest', 'access_list'), { type: 'array', items: { type: 'string' } }),
  ],
  [
    'contractCall ← body.gas: minimum 0 → 21000',
    'merged',
    to(`${field('ContractCallRequest', 'gas')}/minimum`, 21000),
  ],
];
