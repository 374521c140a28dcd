import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundleSettings, leavingForLater } from '../../scripts/bench/bundle.js';
import * as generatedCode from '../../src/generated-code.js';
import { kinds } from '../client/kinds.js';

const folder = fileURLToPath(new URL('../../src/values/kinds/', import.meta.url));

/** What is made with, and what is no kind. */
const maker = 'entity';

/** The kinds that a bundle has. */
async function kindsIn(...names: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    ...bundleSettings(`export { createTransport, ${names.join(', ')} } from './src/ledger.ts';`),
    plugins: [leavingForLater],
    metafile: true,
    write: false,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return inputs
    .flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : []))
    .flatMap((file) => /values\/kinds\/(.+)\.ts$/.exec(file)?.[1] ?? [])
    .filter((name) => name !== maker)
    .sort();
}

describe('each kind', () => {
  it('is the only one in the file of its name, which code generated elsewhere can reach', async () => {
    const names = readdirSync(folder)
      .map((file) => file.replace(/\.ts$/, ''))
      .filter((name) => name !== maker);
    expect(names.sort()).toEqual(Object.keys(kinds).sort());
    for (const name of names) {
      const exported: Record<string, unknown> = await import(`../../src/values/kinds/${name}.ts`);
      const constants = Object.keys(exported).filter((constant) => constant.endsWith('Kind'));
      expect(constants, name).toHaveLength(1);
      expect(exported[String(constants[0])], name).toMatchObject({ name });
      expect(generatedCode, name).toHaveProperty(String(constants[0]), exported[String(constants[0])]);
    }
  });

  it('is in a bundle if an operation takes it, and otherwise not', async () => {
    // Names that nobody knows are texts where checks are off.
    expect(await kindsIn('getBlock')).toEqual(['integer', 'integer-or-hash', 'string']);
    expect(await kindsIn('getNetworkSupply')).toEqual(['string', 'timestamp']);
    expect(await kindsIn('getTransaction')).toEqual(['boolean', 'integer', 'string', 'transaction-id']);
  });
});
