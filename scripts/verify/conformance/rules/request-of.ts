// Requests of the table of rules, and their URLs.
import { findRoute, routesTo } from '../../routes.js';
import type { ServiceRequest } from './judge-by-rules.js';
import { type OperationRule, serviceRules } from './service-rules.js';

const basePath = '/api/v1';

export function urlOf({ rule, path, query }: ServiceRequest): string {
  const filled = rule.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = query.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&');
  return `${basePath}${filled}${search && '?'}${search}`;
}

const allRoutes = routesTo(serviceRules, basePath);

/** The request of a URL. Undefined if no rule has its path. */
export function requestOf(method: string, url: string, rule?: OperationRule): ServiceRequest | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const found = findRoute(rule ? routesTo([rule], basePath) : allRoutes, method, path);
  return found && { rule: found.operation, path: found.values, query: [...new URLSearchParams(query)] };
}
