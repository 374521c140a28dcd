import { type Api, bodySchemas, replySchemas } from './api.js';
import { at } from './generation-error.js';
import { slowness } from './linear/linear.js';
import { compiledPattern, reachable, type Schema, subschemas } from './schema.js';

/**
 * A line for each pattern that the generated code does not check, because some text would take it more than linear time. Most
 * descriptions have none. Refusing them would leave their users without a client, for a check that reports drift at most.
 */
export function slowPatterns(api: Api): string[] {
  const parameters = api.operations.flatMap((operation) => operation.parameters.map(({ schema }) => schema));
  const roots = [...replySchemas(api), ...bodySchemas(api), ...parameters];
  const names = [...reachable(api.schemas, roots)].sort();
  const components = names.flatMap((name) => api.schemas.get(name) ?? []);
  return [...new Set([...roots, ...components].flatMap(linesOf))];
}

function linesOf(schema: Schema): string[] {
  const own = (['pattern', 'x-usual'] as const).flatMap((keyword) => {
    const pattern = schema.limits?.[keyword];
    const reason = typeof pattern === 'string' ? slowness(compiledPattern(pattern)) : undefined;
    return reason === undefined
      ? []
      : `#${at(schema.pointer, keyword)}: is not checked, because it has ${reason}`;
  });
  return [...own, ...subschemas(schema).flatMap(linesOf)];
}
