import { madeOperations as made } from '../../../generated/sandbox/ledger.js';
import type { MadeList } from '../made-operation.js';
import type { JavaParameter } from './java/java-kinds.js';
import { entity, integer, type Kind, timestamp, word } from './kinds.js';
import { keyOf, type List, list } from './list.js';
import type { Lookups } from './lookup.js';
import type { Operation } from './operations.js';

const kinds: Readonly<Record<MadeList['kind'], Kind>> = { entity, integer: integer(), timestamp, word };

/** New operations belong to the Java half, where the service is developed. */
export const madeOperations: readonly Operation[] = made.map(({ operationId, method, path, list }) => ({
  operationId,
  method,
  path: path.replace('/api/v1', ''),
  half: 'java',
  query: [],
  order: list?.order ?? 'asc',
  maxAge: 1,
}));

type Item = Readonly<Record<string, unknown>>;

export const madeLists: readonly List<unknown>[] = made.flatMap(({ operationId, reply, list: cut }) => {
  if (!cut) return [];
  const { property, parameter, field, kind } = cut;
  const { [property]: items, links: _, ...around } = reply;
  const key = keyOf(kinds[kind])<Item>(parameter, (item) => item[field]);
  return [
    list<Item>(operationId, property, { items: () => items as Item[], key: [key], around: () => around }),
  ];
});

export const madeLookups: Lookups = Object.fromEntries(
  made.map(({ operationId, reply }) => [operationId, () => reply]),
);

export const madeParameters: Readonly<Record<string, Readonly<Record<string, JavaParameter>>>> =
  Object.fromEntries(
    made.flatMap(({ operationId, list: cut }) => {
      if (!cut) return [];
      const { parameter: plural, kind } = cut;
      const filter = { kind: kinds[kind], operators: 'eq ne gt gte lt lte', most: 100, plural };
      return [[operationId, { [plural]: filter }]];
    }),
  );
