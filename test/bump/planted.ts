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
const get = (text: string, key: string): string => `${path(text)}/get/${key}`;
const schema = (name: string, key = ''): string => `/components/schemas/${name}${key && `/${key}`}`;
const field = (name: string, property: string, key = ''): string =>
  schema(name, `properties/${property}${key && `/${key}`}`);
const parameter = (name: string, key: string): string => `/components/parameters/${name}QueryParam/${key}`;
const ref = (name: string, kind = 'schemas'): JsonObject => ({ $ref: `#/components/${kind}/${name}` });
const page = (item: string): Json => ({ content: { 'application/json': { schema: ref(item) } } });
const notFound = ref('NotFoundError', 'responses');
const int64 = { type: 'integer', format: 'int64' };

const merged: Readonly<Record<string, Plant | readonly Plant[]>> = {
  'getBlockTransactions: a new operation, GET /api/v1/blocks/{}/transactions': to(
    path('/blocks/{hashOrNumber}/transactions'),
    {
      get: {
        operationId: 'getBlockTransactions',
        tags: ['blocks'],
        parameters: [
          ref('hashOrNumberPathParam', 'parameters'),
          ref('limitQueryParam', 'parameters'),
          { name: 'depth', in: 'query', schema: { type: 'integer' } },
        ],
        responses: { 200: page('TransactionsResponse'), 404: notFound },
      },
    },
  ),
  'simulate: a new operation, POST /api/v1/contracts/simulate': [
    to(path('/contracts/simulate'), {
      post: {
        operationId: 'simulate',
        tags: ['contracts'],
        requestBody: Object.assign({ required: true }, page('SimulateRequest')),
        responses: { 200: page('SimulateResponse') },
      },
    }),
    to(schema('SimulateRequest'), {
      type: 'object',
      required: ['calls'],
      properties: { calls: { type: 'array', items: ref('ContractCallRequest') } },
    }),
    to(schema('SimulateResponse'), {
      type: 'object',
      properties: { gas: int64, steps: { type: 'array', items: ref('SimulateStep') } },
    }),
    to(schema('SimulateStep'), {
      type: 'object',
      properties: { depth: { type: 'integer' }, inner: ref('SimulateStep') },
    }),
  ],
  'getBalances: deprecated false → true': to(get('/balances', 'deprecated'), true),
  'getBlocks ← shard: a new parameter': plus(get('/blocks', 'parameters'), {
    name: 'shard',
    in: 'query',
    schema: { type: 'string' },
  }),
  'getNetworkNodes ← realm: a new parameter, required': plus(get('/network/nodes', 'parameters'), {
    ...{ name: 'realm', in: 'query', required: true, schema: { type: 'integer' } },
  }),
  'getTokens ← public.key: a new parameter': to(parameter('publicKey', 'name'), 'public.key'),
  'getNetworkNodes ← file.id: optional → required': to(parameter('fileId', 'required'), true),
  'getAccount ← transactions: default true → false': to(parameter('transactions', 'schema/default'), false),
  'getTokens ← name: maxLength 100 → 200': to(parameter('tokenName', 'schema/maxLength'), 200),
  'getBlocks ← block.number: operators +ne': to(
    parameter('blockNumber', 'schema/pattern'),
    '^((eq|gt|gte|lt|lte|ne):)?\\d{1,19}$',
  ),
  'getNetworkNodes ← node.id: operators -gt -gte': to(
    parameter('nodeId', 'schema/pattern'),
    '^((eq|lt|lte):)?\\d{1,19}$',
  ),
  'getContractResultsByContractId ← internal: deprecated false → true': to(
    parameter('internal', 'deprecated'),
    true,
  ),
  'getTransactions ← type: words +both -debit': set(get('/transactions', 'parameters'), (list) =>
    (list as JsonObject[]).map((one) =>
      one.name === 'type' ? { ...one, schema: { type: 'string', enum: ['both', 'credit'] } } : one,
    ),
  ),
  'getNfts → 409: a new reply with status 409': to(get('/tokens/{tokenId}/nfts', 'responses/409'), notFound),
  '_status.messages[].code: a new field': to(
    schema('Error', 'properties/_status/properties/messages/items/properties/code'),
    { type: 'integer' },
  ),
  'getTopic → fees: a new field, required': [
    to(field('Topic', 'fees'), { type: 'array', items: ref('TopicFee') }),
    to(schema('TopicFee'), { type: 'object', properties: { amount: int64 } }),
    plus(schema('Topic', 'required'), 'fees'),
  ],
  'consensus_timestamp: the field was removed': gone(field('Schedule', 'consensus_timestamp')),
  'hash_version: a new field, required': [
    renamed(field('TopicMessage', 'running_hash_version'), 'hash_version'),
    less(schema('TopicMessage', 'required'), 'running_hash_version'),
    plus(schema('TopicMessage', 'required'), 'hash_version'),
  ],
  'running_hash_version: the field was removed': [],
  'released_supply: type string → integer': to(
    field('NetworkSupplyResponse', 'released_supply', 'type'),
    'integer',
  ),
  'amount: null refused → allowed': to(field('StakingReward', 'amount', 'type'), ['integer', 'null']),
  'cent_equivalent: format int32 → int64': to(field('ExchangeRate', 'cent_equivalent', 'format'), 'int64'),
  'call_type: words +BLOB': plus(field('ContractAction', 'call_type', 'enum'), 'BLOB'),
  'hook_id: required → optional': less(schema('Hook', 'required'), 'hook_id'),
  'previous_hash: default none → 0x': to(field('Block', 'previous_hash', 'default'), '0x'),
  'call_operation_type: deprecated none → true': to(
    field('ContractAction', 'call_operation_type', 'deprecated'),
    true,
  ),
  'gas_used: minimum 0 → -1': to(field('Block', 'gas_used', 'minimum'), -1),
  'contractCall ← body.planted_list: a new field': to(field('ContractCallRequest', 'planted_list'), {
    ...{ type: 'array', items: { type: 'string' } },
  }),
  'contractCall ← body.gas: minimum 0 → 21000': to(field('ContractCallRequest', 'gas', 'minimum'), 21000),
};

const kept: typeof merged = {
  'getSchedules: renamed to listSchedules': to(get('/schedules', 'operationId'), 'listSchedules'),
  'getTransactions ← result: the parameter was removed': set(get('/transactions', 'parameters'), (list) =>
    (list as JsonObject[]).filter(({ name }) => name !== 'result'),
  ),
  'getTokens ← publickey: the parameter was removed': [],
  'getTopic → 404: the reply with status 404 was removed': gone(get('/topics/{topicId}', 'responses/404')),
  'contractCall ← body.estimate: the field was removed': gone(field('ContractCallRequest', 'estimate')),
};

const byHand: typeof merged = {
  'getContractOpcodes: the operation was removed': gone(
    path('/contracts/results/{transactionIdOrHash}/opcodes'),
  ),
  'getTopicMessageByTimestamp: moved to GET /api/v1/topics/at/{}': renamed(
    path('/topics/messages/{timestamp}'),
    '/api/v1/topics/at/{timestamp}',
  ),
};

const present = { 'memo: optional → required': to(schema('Schedule', 'required'), ['memo']) };

/** Each kind of change, by its report, with its outcome. */
export const planted = Object.entries({ merged, kept, 'by hand': byHand, 'ours has it': present }).flatMap(
  ([outcome, changes]) =>
    Object.entries(changes).map(([what, plants]) => ({ what, outcome, plants: [plants].flat() as Plant[] })),
);
