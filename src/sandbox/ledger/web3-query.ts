import { type Condition, type ServiceQuery, splitQuery } from './query.js';
import { javaError } from './service-error.js';

export function readWeb3Query(text: string): ServiceQuery {
  const pairs = splitQuery(text);
  const conditions = pairs
    .filter(({ name, text }) => ['stack', 'memory', 'storage'].includes(name) && text.trim() !== '')
    .map(({ name, text }): Condition => {
      const value = text.toLowerCase();
      if (value !== 'true' && value !== 'false') throw javaError(400, `Failed to convert '${name}'`, '');
      return { name, operator: 'eq', value };
    });
  return { pairs, conditions, limit: 0, order: 'asc' };
}
