import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from '../figure.js';
import { measure } from '../measure.js';
import { builtFile, type Setting } from '../part-runner.js';

const program =
  'const begin = performance.now(); await import(process.argv[1]); console.log(performance.now() - begin)';

/**
 * Measures the milliseconds of the first import in a new process, minus those of an empty module. If Node has a compile
 * cache, the import is also measured with a warm one.
 */
export default async function firstImport({ smoke }: Setting): Promise<Figure[]> {
  const cache = await mkdtemp(join(tmpdir(), 'compile-cache-'));
  const comparisonOf = (subject: string, file: string, target?: Figure['target']) => ({
    part: 'first import, above an empty module',
    subject,
    more: { 'ledger-query-client': { target } },
    contenders: {
      'ledger-query-client': async () => {
        const emptyModule = await importTime('data:text/javascript,');
        return { overriddenDuration: (await importTime(builtFile(file))) - emptyModule };
      },
      ...('enableCompileCache' in module && {
        'with NODE_COMPILE_CACHE': async () => {
          const emptyModule = await importTime('data:text/javascript,', cache);
          return { overriddenDuration: (await importTime(builtFile(file), cache)) - emptyModule };
        },
      }),
    },
  });
  const comparisons = [
    comparisonOf('ledger-query-client', 'index.js', { most: 12 }),
    comparisonOf('ledger-query-client/ledger', 'ledger.js'),
  ];
  try {
    return await measure(comparisons, { rounds: smoke ? 1 : 21 });
  } finally {
    await rm(cache, { recursive: true });
  }
}

async function importTime(url: string, cache?: string): Promise<number> {
  const parameters = ['--input-type=module', '--eval', program, url];
  const env = { ...process.env, ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }) };
  return Number((await promisify(execFile)(process.execPath, parameters, { env })).stdout);
}
