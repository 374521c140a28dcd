import { createRequire } from 'node:module';

/** The version of the package, which knows itself by its name wherever this file was built to. */
export function version(): string {
  const manifest: { version: string } = createRequire(import.meta.url)('ledger-query-client/package.json');
  return manifest.version;
}
