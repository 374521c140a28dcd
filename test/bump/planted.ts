import { isObject, type Json, type JsonObject, keysOf } from '../generate/description.js';

/** Changes one thing in a description, at a JSON pointer. */
type Plant = (description: JsonObject) => void;

const set =
  (pointer: string, change: (value: Json | undefined) => Json | undefined): Plant =>
  (description) => {
    const keys = keysOf(pointer);
    const key = String(keys.pop());
    const parent = keys.reduce<Json | undefined>(
      (part, name) => (isObject(part) ? part[name] : undefined),
      description,
    );
    if (!isObject(parent)) throw new Error(`${pointer} does not exist`);
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
    set(pointer, (value) => {
      set(pointer.replace(/[^/]+$/, name.replaceAll('/', '~1')), () => value)(description);
      return undefined;
    })(description);
  };
const path = (text: string): string => `/paths/${`/api/v1${text}`.replaceAll('/', '~1')}`;
const schema = (name: string): string => `/components/schemas/${name}`;
const field = (name: string, property: string): string => `${schema(name)}/properties/${property}`;
const parameter = (name: string): string => `/components/parameters/${name}`;
const page = (item: string): Json => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${item}` } } },
});

/** Each kind of change, with its report and its outcome. */
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
  [
    'getSchedules: renamed to listSchedules',
    'kept',
    to(`${path('/schedules')}/get/operationId`, 'listSchedules'),
  ],
  [
    'getTopicMessageByTimestamp: moved to GET /api/v1/topics/at/{}',
    'by hand',
    renamed(path('/topics/messages/{timestamp}'), '/api/v1/topics/at/{timestamp}'),
  ],
  ['getBalances: deprecated false → true', 'merged', to(`${path('/balances')}/get/deprecated`, true)],
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
    'getTokens ← public.key: a new parameter',
    'merged',
    to(`${parameter('publicKeyQueryParam')}/name`, 'public.key'),
  ],
  ['getTokens ← publickey: the parameter was removed', 'kept'],
  [
    'getNetworkNodes ← file.id: required false → true',
    'merged',
    to(`${parameter('fileIdQueryParam')}/required`, true),
  ],
  [
    'estimateFees ← high_volume_throttle: default 0 → 100',
    'merged',
    to(`${parameter('highVolumeThrottleQueryParam')}/schema/default`, 100),
  ],
  [
    'getTokens ← name: maxLength 100 → 200',
    'merged',
    to(`${parameter('tokenNameQueryParam')}/schema/maxLength`, 200),
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
    'getTopic → 404: the reply with status 404 was removed',
    'kept',
    gone(`${path('/topics/{topicId}')}/get/responses/404`),
  ],
  [
    '_status.messages[].code: a new field',
    'merged',
    to(`${schema('Error')}/properties/_status/properties/messages/items/properties/code`, {
      type: 'integer',
    }),
  ],
  [
    'getTopic → fees: a new field, required',
    'merged',
    to(field('Topic', 'fees'), { type: 'array', items: { $ref: '#/components/schemas/TopicFee' } }),
    to(schema('TopicFee'), { type: 'object', properties: { amount: { type: 'integer', format: 'int64' } } }),
    plus(`${schema('Topic')}/required`, 'fees'),
  ],
  ['consensus_timestamp: the field was removed', 'merged', gone(field('Schedule', 'consensus_timestamp'))],
  [
    'hash_version: a new field, required',
    'merged',
    renamed(field('TopicMessage', 'running_hash_version'), 'hash_version'),
    less(`${schema('TopicMessage')}/required`, 'running_hash_version'),
    plus(`${schema('TopicMessage')}/required`, 'hash_version'),
  ],
  ['running_hash_version: the field was removed', 'merged'],
  [
    'released_supply: type string → integer',
    'merged',
    to(`${field('NetworkSupplyResponse', 'released_supply')}/type`, 'integer'),
  ],
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
  ['call_type: words +BLOB', 'merged', plus(`${field('ContractAction', 'call_type')}/enum`, 'BLOB')],
  ['hook_id: required → optional', 'merged', less(`${schema('Hook')}/required`, 'hook_id')],
  ['memo: optional → required', 'ours has it', to(`${schema('Schedule')}/required`, ['memo'])],
  ['previous_hash: default none → 0x', 'merged', to(`${field('Block', 'previous_hash')}/default`, '0x')],
  [
    'call_operation_type: deprecated none → true',
    'merged',
    to(`${field('ContractAction', 'call_operation_type')}/deprecated`, true),
  ],
  ['gas_used: minimum 0 → -1', 'merged', to(`${field('Block', 'gas_used')}/minimum`, -1)],
  [
    'contractCall ← body.planted_list: a new field',
    'merged',
    to(field('ContractCallRequest', 'planted_list'), { type: 'array', items: { type: 'string' } }),
  ],
  [
    'contractCall ← body.estimate: the field was removed',
    'kept',
    gone(field('ContractCallRequest', 'estimate')),
  ],
  [
    'contractCall ← body.gas: minimum 0 → 21000',
    'merged',
    to(`${field('ContractCallRequest', 'gas')}/minimum`, 21000),
  ],
];
