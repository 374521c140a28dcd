import type { Operation } from '../../src/client/operation.js';
import type { ParameterRule } from '../../src/client/parameter-rule.js';
import type { Recording } from './recordings.js';

/** An operation of the client, or of the description. */
interface Described {
  readonly method: string;
  readonly path: string;
}

export interface Route<Target extends Described = Operation> {
  readonly operation: Target;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/** The routes of a generated module's operations. */
export function routesOf(generated: Readonly<Record<string, Operation | CallableFunction>>): Route[] {
  return routesTo(Object.values(generated).filter((exported) => typeof exported !== 'function'));
}

/** Routes with fewer path parameters come first. */
export function routesTo<Target extends Described>(operations: readonly Target[]): Route<Target>[] {
  return operations
    .map((operation): Route<Target> => {
      const parts = operation.path.split(/\{[^{}]+\}/);
      return {
        operation,
        pattern: new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('([^/]+)')}$`),
        names: [...operation.path.matchAll(/\{([^{}]+)\}/g)].map((match) => String(match[1])),
      };
    })
    .sort((a, b) => a.names.length - b.names.length);
}

/** The route of a request and its path parameters. Undefined if none matches or the path is malformed, such as `%zz`. */
export function findRoute<Target extends Described>(
  routes: readonly Route<Target>[],
  method: string,
  path: string,
): { readonly operation: Target; readonly values: Readonly<Record<string, string>> } | undefined {
  for (const { operation, pattern, names } of routes) {
    const match = operation.method === method ? pattern.exec(path) : null;
    if (!match) continue;
    try {
      const values = match.slice(1).map(decodeURIComponent);
      return { operation, values: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) };
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** The operation of a recording and its parameters, as a caller passes them. Undefined if no operation has its path. */
export function callOf(routes: readonly Route[], { method, url }: Pick<Recording, 'method' | 'url'>) {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const found = findRoute(routes, method, path);
  if (!found) return undefined;
  const search = new URLSearchParams(query);
  const repeated = Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)]));
  return { ...found, query: repeated };
}

/** The parameters of a recorded call in the forms that a caller passes. */
export function paramsOf({
  operation,
  values,
  query,
}: NonNullable<ReturnType<typeof callOf>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<string | string[]>({ ...query, ...values }).map(([name, value]) => [
      name,
      callerValue(value, operation.parameters?.[name]),
    ]),
  );
}

/** Converts a value on the wire to the form that a caller passes. Numbers and booleans are not converted for filters. */
function callerValue(value: string | string[], rule: ParameterRule | undefined): unknown {
  const only = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (typeof only !== 'string' || !rule || rule.operators) return only;
  if (/^(integer|nft-serial-number)$/.test(rule.kind.name) && /^-?\d+$/.test(only)) return BigInt(only);
  return rule.kind.name === 'boolean' && /^(true|false)$/i.test(only) ? /true/i.test(only) : only;
}
