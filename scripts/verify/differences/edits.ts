import type { Json } from '../../generate/read/read-description.js';

export interface Edit {
  readonly what: string;
  readonly service: 'ledger' | 'status';
  readonly pointer: string;
  /** Undefined removes what is there. In a list, it is inserted. */
  readonly value: Json | undefined;
}

const nullableText = ['string', 'null'];

function edit(what: string, pointer: string, value?: Json, service: Edit['service'] = 'ledger'): Edit {
  return { what, service, pointer, value };
}

function inSchemas(what: string, pointer: string, value?: Json, service?: Edit['service']): Edit {
  return edit(what, `/components/schemas/${pointer}`, value, service);
}

/** Edits of one line, as in a new version of a description. */
export const edits: readonly Edit[] = [
  inSchemas('a field becomes nullable', 'Block/properties/name/type', nullableText),
  inSchemas('a field with a pattern becomes nullable', 'ContractAction/properties/from/type', nullableText),
  inSchemas('an int64 becomes nullable', 'Nft/properties/serial_number/type', ['integer', 'null']),
  inSchemas(
    'a field of the status page becomes nullable',
    'StatusComponent/properties/name/type',
    nullableText,
    'status',
  ),
  inSchemas('a word of a type', 'TransactionTypes/enum/59', 'TOKENNEW'),
  inSchemas('a word of a field', 'ContractAction/properties/call_type/enum/1', 'NEW'),
  inSchemas('a word of the status page', 'ComponentStatus/enum/1', 'new', 'status'),
  edit('a word of a parameter', '/components/parameters/tokenType/schema/enum/1', 'NEW'),
  inSchemas('a first pattern', 'Block/properties/name/pattern', '^.+\\.rcd$'),
  inSchemas('another pattern of a type', 'EntityId/pattern', '^\\d{1,10}\\.\\d{1,10}\\.\\d{1,13}$'),
  inSchemas('another pattern of a field', 'HookStorage/properties/key/pattern', '^0x[0-9a-fA-F]{64}$'),
  inSchemas('an optional field', 'Nft/properties/frozen', { type: 'boolean' }),
  inSchemas('a field may be missing', 'TopicMessage/required/1'),
  inSchemas('a maximum of a field', 'Block/properties/count/maximum', 1_000_000),
  inSchemas('an int32 becomes an int64', 'TopicMessage/properties/running_hash_version/format', 'int64'),
  inSchemas('the text of a field', 'Topic/properties/memo/description', 'Another text.'),
  edit(
    'the text of a parameter',
    '/components/parameters/nonce/description',
    'Selects one of the transactions with the same ID: 0 for the submitted one, more for its children. Without it, all are returned.',
  ),
  edit('a maximum of a parameter', '/components/parameters/nonce/schema/maximum', 5),
  edit('a parameter', '/paths/~1api~1v1~1tokens/get/parameters/3', { $ref: '#/components/parameters/nonce' }),
  edit('the summary of an operation', '/paths/~1api~1v1~1tokens/get/summary', 'List some tokens'),
];
