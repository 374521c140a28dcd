import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { measure } from '../courses.js';
import type { Figure } from '../figure.js';
import { builtFile, type Setting } from '../workshop.js';

const program =
  'const begin = performance.now(); await import(process.argv[1]); console.log(performance.now() - begin)';

/** What a program waits for before its first line runs: milliseconds of the first import in a new process. */
export default function firstImport({ smoke }: Setting): Promise<Figure[]> {
  const courseOf = (subject: string, file: string, target?: Figure['target']) => ({
    part: 'first import, above an empty module',
    subject,
    target,
    contenders: {
      'ledger-query-client': async () => {
        const nothing = await importTime('data:text/javascript,');
        return { overriddenDuration: (await importTime(builtFile(file))) - nothing };
      },
    },
  });
  const courses = [
    courseOf('ledger-query-client', 'index.js', { most: 12 }),
    courseOf('ledger-query-client/ledger', 'ledger.js'),
  ];
  return measure(courses, { rounds: smoke ? 1 : 21 });
}

async function importTime(url: string): Promise<number> {
  const parameters = ['--input-type=module', '--eval', program, url];
  return Number((await promisify(execFile)(process.execPath, parameters)).stdout);
}
