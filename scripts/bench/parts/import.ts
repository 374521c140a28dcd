import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { measure } from '../courses.js';
import type { Figure } from '../figure.js';
import { builtFile, type Setting } from '../workshop.js';

const program =
  'const begin = performance.now(); await import(process.argv[1]); console.log(performance.now() - begin)';

/** What a program waits for before its first line runs: milliseconds of the first import in a new process. */
export default function firstImport({ smoke }: Setting): Promise<Figure[]> {
  const contender = (file: string) => async () => {
    const nothing = await importTime('data:text/javascript,');
    return { overriddenDuration: (await importTime(builtFile(file))) - nothing };
  };
  const course = {
    part: 'first import',
    subject: 'in a new process, above an empty module',
    contenders: {
      'ledger-query-client': contender('index.js'),
      'ledger-query-client/ledger': contender('ledger.js'),
    },
    more: { 'ledger-query-client': { target: { most: 12 } } },
  };
  return measure([course], { rounds: smoke ? 1 : 21 });
}

async function importTime(url: string): Promise<number> {
  const parameters = ['--input-type=module', '--eval', program, url];
  return Number((await promisify(execFile)(process.execPath, parameters)).stdout);
}
