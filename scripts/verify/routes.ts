import type { Operation } from '../../src/client/operation.js';

/** Where an operation answers. */
export interface Route {
  readonly operation: Operation;
  readonly pattern: RegExp;
  /** The parameters in its path, in order. */
  readonly names: readonly string[];
}

/** The routes of what a generated module exports; one with fewer parameters in its path comes before others that fit. */
export function routesOf(generated: Readonly<Record<string, Operation | CallableFunction>>): Route[] {
  return Object.values(generated)
    .filter((exported) => typeof exported !== 'function')
    .map((operation): Route => {
      const parts = operation.path.split(/\{[^{}]+\}/).map((part) => part.replaceAll('.', '\\.'));
      return {
        operation,
        pattern: new RegExp(`^${parts.join('([^/]+)')}$`),
        names: [...operation.path.matchAll(/\{([^{}]+)\}/g)].map((match) => String(match[1])),
      };
    })
    .sort((a, b) => a.names.length - b.names.length);
}

/** The route that a request takes, and the parameters in its path; none for a path that is no text, such as `%zz`. */
export function findRoute<Known extends Route>(
  routes: readonly Known[],
  method: string,
  path: string,
): { readonly route: Known; readonly values: Readonly<Record<string, string>> } | undefined {
  for (const route of routes) {
    const match = route.operation.method === method ? route.pattern.exec(path) : null;
    if (!match) continue;
    try {
      const values = match.slice(1).map(decodeURIComponent);
      return { route, values: Object.fromEntries(route.names.map((name, at) => [name, values[at] ?? ''])) };
    } catch {
      return undefined;
    }
  }
  return undefined;
}
