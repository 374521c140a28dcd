import { type Operation, pascalCase, typeName } from '../api.js';
import { freeName } from '../code-text.js';
import { GenerationError } from '../generation-error.js';
import { resolved, type Schema, type Schemas, type SchemaType } from '../schema.js';
import type { DescriptionNode, OperationPlace } from './description-node.js';
import { normaliseSchema } from './normalise-schema.js';
import { checkSchemas } from './schema-check.js';

type ReplyForm = Pick<Operation, 'reply' | 'form' | 'accept'>;

/** The content of the replies of an operation with one status. */
interface Content {
  readonly form: 'none' | 'json' | 'text' | 'bytes';
  readonly schema: Schema;
  readonly mediaType?: string;
}

/**
 * Reads what an operation returns with success. A call has one type, so the replies of all 2xx statuses are alternatives of
 * it: JSON of several schemas, or JSON and nothing, which is null. Text and bytes are returned as they are.
 */
export function readReply(place: OperationPlace): ReplyForm {
  const { schemas, method, operationId, source } = place;
  const contents = method === 'head' ? [] : contentsOf(place);
  const present = contents.flatMap(({ form, ...content }) => (form === 'none' ? [] : [{ form, ...content }]));
  const pointer = source.at('responses').pointer;
  const { form, mediaType } = present[0] ?? { form: 'text' as const, mediaType: undefined };
  const other = present.find((content) => content.form !== form);
  if (other)
    throw new GenerationError(
      other.schema.pointer,
      `expected replies of one kind with 2xx, got ${mediaType} and ${other.mediaType}`,
    );
  const mayBeEmpty = present.length < contents.length;
  const schema =
    form === 'json' ? jsonReply(present, mayBeEmpty, pointer) : plainReply(form, present, pointer);
  const reply = withName(schema, operationId, ['Response', 'Reply'], schemas);
  if (form !== 'json') return { reply, form, ...(mediaType === undefined ? {} : { accept: mediaType }) };
  return { reply, form: mayBeOther(schema, ['object', 'array'], schemas) ? 'json' : 'object' };
}

function contentsOf({ description, source }: OperationPlace): Content[] {
  const replies = source.at('responses');
  const all = replies.members('an object of replies');
  const declared = all.filter(([status]) => /^2(\d\d|XX)$/i.test(status));
  // Beside replies with a 2xx status, the default describes errors.
  const good = declared.length > 0 ? declared : all.filter(([status]) => status === 'default');
  if (good.length === 0)
    throw new GenerationError(replies.pointer, 'expected a reply with a 2xx status, or a default');
  return good.map(([, reply]) => contentOf(reply.resolved(description).at('content')));
}

function contentOf(content: DescriptionNode): Content {
  const types = Object.keys(Object(content.value));
  const json = types.find(isJsonMediaType);
  if (json !== undefined) return { form: 'json', schema: jsonSchema(content, json), mediaType: json };
  const [mediaType] = types;
  const schema = { pointer: content.pointer };
  if (mediaType === undefined) return { form: 'none', schema };
  return { form: isTextMediaType(mediaType) ? 'text' : 'bytes', schema, mediaType };
}

function jsonReply(contents: readonly Content[], mayBeEmpty: boolean, pointer: string): Schema {
  const alternatives = new Map(contents.map(({ schema }) => [schema.ref ?? schema, schema]));
  const nothing: Schema = { type: ['null'], description: 'The reply has no content.', pointer };
  const anyOf = [...alternatives.values(), ...(mayBeEmpty ? [nothing] : [])];
  const [only, another] = anyOf;
  return only && !another ? only : { anyOf, pointer };
}

function plainReply(form: Content['form'], contents: readonly Content[], pointer: string): Schema {
  if (form === 'bytes') return { isBytes: true, description: 'The bytes of the reply.', pointer };
  const description =
    contents.length > 0
      ? 'The text of the reply.'
      : 'The text of the reply, which is empty if the reply has no content. The description declares no type.';
  return { type: ['string'], description, pointer };
}

/** Whether a value of the schema may be of another type than these. */
export function mayBeOther(schema: Schema, types: readonly SchemaType[], schemas: Schemas): boolean {
  const { type, enum: values, allOf, anyOf } = resolved(schema, schemas);
  if (type) return type.some((name) => !types.includes(name));
  if (values) return true;
  if (allOf) return allOf.every((part) => mayBeOther(part, types, schemas));
  return anyOf?.some((part) => mayBeOther(part, types, schemas)) ?? true;
}

/**
 * Gives a schema of an operation a name, because all types have names. A component may be named like the first one, so there
 * is another word for it.
 */
export function withName(
  schema: Schema,
  operationId: string,
  words: readonly string[],
  schemas: Map<string, Schema>,
): Schema {
  checkSchemas([schema], schemas);
  if (schema.ref !== undefined) return schema;
  const names = words.map((word) => typeName(`${pascalCase(operationId)}${word}`));
  const name = names.find((free) => !schemas.has(free)) ?? freeName(String(names[0]), schemas);
  schemas.set(name, schema);
  return { ref: name, pointer: schema.pointer };
}

/** The schema of JSON in an object of media types. */
export function jsonSchema(content: DescriptionNode, mediaType: string): Schema {
  const schema = content.at(mediaType, 'schema');
  return schema.value === undefined ? { pointer: content.pointer } : normaliseSchema(schema);
}

export function isJsonMediaType(type: string): boolean {
  return /^application\/(.+\+)?json\s*(;|$)/i.test(type) || type === '*/*';
}

function isTextMediaType(type: string): boolean {
  return /^text\/|^application\/(.+\+)?(xml|yaml|javascript|jsonl|json-seq|x-ndjson|text)\s*(;|$)/i.test(
    type,
  );
}
