import type { Path } from './list.js';
import { madeOperations } from './made-operations.js';
import { type Operation, operations } from './operations.js';
import { javaError, notFound, ServiceError } from './service-error.js';

export interface Route {
  readonly operation: Operation;
  readonly path: Path;
  readonly pathname: string;
}

const patterns = [...operations, ...madeOperations].map((operation) => ({
  operation,
  names: Array.from(operation.path.matchAll(/\{([^{}]+)\}/g)).map((match) => String(match[1])),
  // The service ignores upper and lower case in paths.
  pattern: new RegExp(`^/api/v1${operation.path.replaceAll(/\{[^{}]+\}/g, '([^/]+)')}$`, 'i'),
}));

/** The modules that have an operation at this path, with any method. That of an operation whose replies are made is not known. */
export function modulesOf(requestPath: string): Operation['backend'][] {
  const candidates = candidatesOf(trimmed(requestPath)).map(({ operation }) => operation);
  return candidates.filter((operation) => !madeOperations.includes(operation)).map(({ backend }) => backend);
}

/** For a wrong method, each backend of the service has its own error. */
export function routeOf(method: string, requestPath: string): Route {
  const pathname = trimmed(requestPath);
  const lookupMethod = method === 'HEAD' ? 'GET' : method;
  const candidates = candidatesOf(pathname);
  const found = candidates.find(({ operation }) => operation.method === lookupMethod);
  if (!found) {
    const isJava = candidates.some(({ operation }) => operation.backend !== 'javascript');
    throw isJava ? javaError(405, `Request method '${method}' is not supported`) : notFound();
  }
  const values = found.pattern.exec(pathname)?.slice(1) ?? [];
  const path = Object.fromEntries(found.names.map((name, at) => [name, decoded(values[at] ?? '')])) as Path;
  return { operation: found.operation, path, pathname };
}

function trimmed(path: string): string {
  if (path.length > 1) return path.replace(/\/$/, '');
  return path;
}

function candidatesOf(pathname: string): typeof patterns {
  const fitting = patterns.filter(({ pattern }) => pattern.test(pathname));
  const literal = fitting.filter(({ names }) => names.length === 0);
  return literal.length > 0 ? literal : fitting;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ServiceError(400, [{ message: 'Bad Request' }]);
  }
}
