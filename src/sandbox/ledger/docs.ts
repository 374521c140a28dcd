import { version } from '../../../generated/sandbox/ledger.js';

/** Where the service has its description; no reply says elsewhere which version it is of. Here that is all there is. */
export const docs = {
  path: '/api/v1/docs/openapi.yml',
  response: (): Response =>
    new Response(`openapi: 3.1.0\ninfo:\n  title: Sandbox\n  version: ${version}\n`, {
      headers: { 'content-type': 'text/yaml; charset=utf-8' },
    }),
};
