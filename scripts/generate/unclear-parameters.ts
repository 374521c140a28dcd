import type { Operation } from './api.js';
import { readApi } from './read/read-api.js';
import type { JsonObject } from './read/read-description.js';
import { resolved } from './schema.js';

/** The sentences of a parameter about several values, by what it says to programs. */
const words = {
  any: 'to match any of several',
  all: 'Repeat it for a range, with one equality at most.',
  range: 'Repeat it only for a lower and an upper bound.',
};

/** The query parameters of a description of ours whose role, or whose field, is not clear, or whose words about several values are wrong. */
export function unclearParameters(description: JsonObject, service: string): string[] {
  const { operations, schemas } = readApi(description, service);
  const problems = new Set<string>();
  for (const { parameters } of operations)
    for (const { in: place, name, role, filter, schema, description: text, pointer } of parameters) {
      if (place !== 'query') continue;
      if (role === undefined) problems.add(`${pointer}: ${name} needs x-role, as its role is not clear`);
      const isRepeated = resolved(schema, schemas).type?.includes('array');
      const meaning = filter?.repeats ?? 'any';
      if (isRepeated && !text.includes(words[meaning]))
        problems.add(`${pointer}: the description of ${name} does not say "${words[meaning]}"`);
    }
  for (const operation of operations)
    for (const name of fieldlessFilters(operation))
      problems.add(
        `${operation.pointer}/x-filter-fields: the list has to say what its filter ${name} compares`,
      );
  return [...problems];
}

/** The filters of a list that name no field of an item, not even none. */
function fieldlessFilters({ parameters, rangeKey, filterFields = {} }: Operation): string[] {
  if (!rangeKey) return [];
  const compared = [rangeKey.parameter, rangeKey.second?.parameter, rangeKey.third?.parameter];
  return parameters
    .filter(({ in: place, role }) => place === 'query' && role === 'filter')
    .map(({ name }) => name)
    .filter((name) => !compared.includes(name) && !Object.hasOwn(filterFields, name));
}
