import type { Operation } from '../api.js';
import { GenerationError } from '../generation-error.js';
import {
  holdsInt64,
  isBigint,
  reachable,
  resolved,
  type Schema,
  type Schemas,
  subschemas,
} from '../schema.js';
import type { Problems } from './problems.js';

/** Rejects alternatives with an int64 and a plain number at the same place: the decoder could not distinguish them. */
export function checkAlternatives(
  operations: readonly Operation[],
  schemas: Schemas,
  problems: Problems,
): void {
  const checked = new Map<string, GenerationError | undefined>();
  for (const { operationId, reply } of operations)
    for (const name of reachable(schemas, [reply])) {
      const schema = schemas.get(name);
      if (!checked.has(name)) checked.set(name, schema && ambiguity(schema, schemas));
      const error = checked.get(name);
      if (!error) continue;
      problems.collect(() => {
        throw error;
      }, operationId);
      break;
    }
}

function ambiguity(schema: Schema, schemas: Schemas): GenerationError | undefined {
  const { anyOf = [] } = schema;
  const values = anyOf.filter(({ type }) => !(type?.length === 1 && type[0] === 'null'));
  const isDecoded = values.length > 1 && values.some((part) => holdsInt64(part, schemas));
  const own = isDecoded ? ambiguityOf(values, schemas) : undefined;
  if (own) return own;
  for (const part of subschemas(schema)) {
    const inner = ambiguity(part, schemas);
    if (inner) return inner;
  }
  return undefined;
}

function ambiguityOf(alternatives: readonly Schema[], schemas: Schemas): GenerationError | undefined {
  const kinds = new Map<string, boolean>();
  let found: GenerationError | undefined;
  const checkKind = (key: string, part: Schema): void => {
    const schema = resolved(part, schemas);
    if (!schema.type?.some((type) => type === 'integer' || type === 'number')) return;
    const wide = isBigint(schema);
    if ((kinds.get(key) ?? wide) !== wide)
      found ??= new GenerationError(
        schema.pointer,
        'two alternatives have an int64 and another number at the same place, which cannot be distinguished; expected one format',
      );
    kinds.set(key, wide);
  };
  const visit = (schema: Schema, seen: ReadonlySet<string>): void => {
    checkKind('', schema);
    for (const [key, property] of Object.entries(schema.properties ?? {})) checkKind(`/${key}`, property);
    for (const part of schema.allOf ?? []) visit(part, seen);
    const target = schema.ref === undefined ? undefined : schemas.get(schema.ref);
    if (target && !seen.has(String(schema.ref))) visit(target, new Set([...seen, String(schema.ref)]));
  };
  for (const alternative of alternatives) visit(alternative, new Set());
  return found;
}
