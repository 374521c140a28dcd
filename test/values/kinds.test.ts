import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundleSettings, withoutLazyImports } from '../../scripts/bench/bundle.js';
import * as generatedCode from '../../src/generated-code.js';
import type { ParameterKind } from '../../src/values/values.js';
import * as values from '../../src/values/values.js';
import { kinds } from '../client/kinds.js';

/** The names of the kinds that a bundle of operations contains. */
async function kindsIn(...operations: readonly string[]): Promise<string[]> {
  const { outputFiles } = await build({
    ...bundleSettings(`export { createTransport, ${operations.join(', ')} } from './src/ledger.ts';`),
    plugins: [withoutLazyImports],
    write: false,
  });
  const code = outputFiles.map(({ text }) => text).join('\n');
  return [...code.matchAll(/\bname:\s*"([a-z-]+)",\s*form:/g)].map((match) => String(match[1])).sort();
}

const isKind = (value: unknown): value is ParameterKind =>
  typeof value === 'object' && value !== null && 'form' in value;

describe('the kinds of parameters', () => {
  it('are exported for generated code, under the names that the generator writes', () => {
    const exported = Object.values(values).filter(isKind);
    expect(Object.fromEntries(exported.map((kind) => [kind.name, kind]))).toEqual(kinds);
    for (const kind of exported) {
      const name = kind.name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      expect(generatedCode).toHaveProperty(`${name}Kind`, kind);
    }
  });

  it('are in a bundle only if one of its operations uses them', async () => {
    // Parameters that the description does not list are sent as strings.
    expect(await kindsIn('getBlock')).toEqual(['integer-or-hash', 'string']);
    expect(await kindsIn('getNetworkSupply')).toEqual(['string', 'timestamp']);
    expect(await kindsIn('getTransaction')).toEqual(['boolean', 'integer', 'string', 'transaction-id']);
    expect(await kindsIn('getAccounts')).toContain('public-key');
  });
});
