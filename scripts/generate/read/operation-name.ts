import { pascalCase } from '../api.js';

/** The name of an operation without operationId: `get /api/v1/blocks/{number}` is `getBlocksByNumber`. */
export function operationName(method: string, path: string): string {
  const words = path
    .replace(/^\/api\/v\d+(?=\/)/, '')
    .replace(/\.\w+$/, '')
    .split('/')
    .map((segment) => segment.replace(/\{([^{}]+)\}/g, ' by $1').trim());
  return method + pascalCase(words.join(' '));
}
