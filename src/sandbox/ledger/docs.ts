import { version } from '../../../generated/sandbox/ledger.js';

/** The real service has its version only in its description. */
export const docs = {
  path: '/api/v1/docs/openapi.yml',
  response: (): Response =>
    new Response(`openapi: 3.1.0\ninfo:\n  title: Sandbox\n  version: ${version}\n`, {
      headers: { 'content-type': 'text/yaml; charset=utf-8' },
    }),
};
