import type { Api, Operation } from '../generate/api.js';
import type { Recording } from './read-recordings.js';

/** The operation that a recording belongs to, and the parameters to call it with. */
export interface Match {
  service: string;
  operation: Operation;
  params: Record<string, unknown>;
}

/** Finds operations by method and path; of two that fit, the one with fewer parameters in its path. */
export function operationMatcher(
  apis: readonly Api[],
): (request: Pick<Recording, 'method' | 'url'>) => Match | undefined {
  const templates = apis
    .flatMap(({ service, operations }) => operations.map((operation) => ({ service, operation })))
    .map(({ service, operation }) => ({ service, operation, ...template(operation.path) }))
    .sort((a, b) => a.names.length - b.names.length);
  return ({ method, url }) => {
    const [path = '', query = ''] = splitOnce(url, '?');
    for (const { service, operation, pattern, names } of templates) {
      const found = operation.method === method ? pattern.exec(path) : null;
      if (!found) continue;
      const values = found.slice(1).map(decode);
      if (values.includes(undefined)) return undefined;
      const inPath = Object.fromEntries(names.map((name, index) => [name, values[index]]));
      return { service, operation, params: { ...queryParams(query), ...inPath } };
    }
    return undefined;
  };
}

function template(path: string): { pattern: RegExp; names: string[] } {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => String(match[1]));
  const pattern = path
    .split(/\{[^{}]+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+)');
  return { pattern: new RegExp(`^${pattern}$`), names };
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Undefined for what no client of ours can send, such as `%zz` or a blank. */
function decode(text: string): string | undefined {
  try {
    const value = decodeURIComponent(text);
    return /[\s/\\?#%]/.test(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

function queryParams(query: string): Record<string, string | string[]> {
  const params: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    params[name] ??= [];
    params[name].push(value);
  }
  return Object.fromEntries(
    Object.entries(params).map(([name, values]) => [name, values.length === 1 ? String(values[0]) : values]),
  );
}
