import type { Api } from '../../../generate/api.js';
import type { Schema } from '../../../generate/schema.js';

export interface Allowed {
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly isWide: boolean;
  /** Whether it is text without words, a format or a form. */
  readonly isFree: boolean;
}

/** Reads the descriptions directly, so that it does not depend on the generated checks under test. */
export function allowedBy(apis: readonly Api[]): (operationId: string, place: string) => Allowed {
  return (operationId, place) => {
    for (const api of apis) {
      const operation = api.operations.find((one) => one.operationId === operationId);
      if (operation) return allowed(api, operation.reply, place.split('/').slice(1));
    }
    throw new Error(`unknown operation ${operationId}; expected an operationId of a description`);
  };
}

function allowed(api: Api, reply: Schema, path: readonly string[]): Allowed {
  const [last = '', ...holders] = [...path].reverse();
  const holder = holders.reverse().reduce((forms, key) => inside(api, forms, key), forms(api, reply));
  const value = inside(api, holder, last);
  return {
    isOptional: !holder.some(({ required }) => required?.includes(last)),
    isNullable: value.some(({ type, enum: words }) => type?.includes('null') || words?.includes(null)),
    isFree: !value.some(
      ({ enum: words, format, limits = {} }) => words || format || 'pattern' in limits || 'x-usual' in limits,
    ),
    isWide: value.some(({ format }) => format === 'int128'),
  };
}

function forms(api: Api, schema: Schema): Schema[] {
  const target = schema.ref === undefined ? undefined : api.schemas.get(schema.ref);
  const parts = [...(target ? [target] : []), ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return [schema, ...parts.flatMap((part) => forms(api, part))];
}

function inside(api: Api, holder: readonly Schema[], key: string): Schema[] {
  const found = holder.flatMap(({ items, properties, additionalProperties }) => {
    const inner = key === '*' ? items : (properties?.[key] ?? additionalProperties);
    return inner ? [inner] : [];
  });
  return found.flatMap((schema) => forms(api, schema));
}
