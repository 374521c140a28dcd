import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../scripts/generate/generate.js';
import { readDescription } from '../../scripts/generate/read/read-description.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const foreign = join(root, 'test', 'fixtures', 'descriptions', 'foreign-3.0.yaml');

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string[];
}

/** Runs a bundle of `scripts/generate/command.ts`, which starts faster. */
function run(command: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...args], { cwd: root }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr: stderr.trim().split('\n').filter(Boolean) }),
    );
  });
}

// `npm test` runs it to check that the generated files are up to date.
describe('npm run generate', () => {
  let out = '';
  let folder = '';
  let command = '';
  beforeAll(async () => {
    out = await mkdtemp(join(tmpdir(), 'ledger-generate-'));
    folder = await mkdtemp(join(root, 'test', '.tmp-generate-'));
    command = join(folder, 'generate', 'command.mjs');
    await build({
      entryPoints: [join(root, 'scripts', 'generate', 'command.ts')],
      outfile: command,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
  });
  afterAll(async () => {
    await rm(out, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  });

  it('writes the generated files, and reports changed and additional ones', async () => {
    const args = ['--out', out, '--ledger', foreign];
    const written = await run(command, ...args);
    expect(written).toMatchObject({ code: 0, stderr: [] });
    expect(written.stdout).toContain('9 files');
    const made = await generate(
      await readDescription(foreign),
      'ledger',
      `${'../'.repeat(3)}src/generated-code.js`,
    );
    const decoders = await readFile(join(out, 'ledger', 'decoders.ts'), 'utf8');
    const imports = /^import [^;]*;\n/gm;
    expect(decoders.replace(imports, '')).toBe(made.get('decoders.ts')?.replace(imports, ''));

    await appendFile(join(out, 'ledger', 'decoders.ts'), '// by hand\n');
    expect(await run(command, '--check', ...args)).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        expect.stringMatching(/^stale: .*\/ledger\/decoders\.ts$/),
        'Generated files are out of date. Run npm run generate and commit the files.',
      ],
    });

    await writeFile(join(out, 'ledger', 'decoders.ts'), decoders);
    await writeFile(join(out, 'ledger', 'stranger.ts'), '');
    expect(await run(command, '--check', ...args)).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        expect.stringMatching(/^stale: .*\/ledger\/stranger\.ts$/),
        'Generated files are out of date. Run npm run generate and commit the files.',
      ],
    });
  });
});
