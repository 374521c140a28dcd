import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Figure, quantile } from '../figure.js';
import { measureRounds } from '../rounds.js';
import { builtFile, type Setting } from '../workshop.js';

const program =
  'const begin = performance.now(); await import(process.argv[1]); console.log(performance.now() - begin)';

/** What a program waits for before its first line runs: milliseconds of the first import in a new process. */
export default async function firstImport({ smoke }: Setting): Promise<Figure[]> {
  const timeOf = (url: string) => async () => {
    const parameters = ['--input-type=module', '--eval', program, url];
    const { stdout } = await promisify(execFile)(process.execPath, parameters);
    return { overriddenDuration: Number(stdout) };
  };
  const contenders = {
    empty: timeOf('data:text/javascript,'),
    'ledger-query-client': timeOf(builtFile('index.js')),
    'ledger-query-client/ledger': timeOf(builtFile('ledger.js')),
  };
  const { empty = [], ...samples } = await measureRounds(contenders, { rounds: smoke ? 1 : 21 });
  return Object.entries(samples).map(([name, times]) => ({
    part: 'first import',
    subject: 'in a new process, above an empty module',
    name,
    unit: 'ms',
    value: quantile(
      times.map((time, round) => time - (empty[round] ?? 0)),
      0.5,
    ),
    headline: true,
    target: name === 'ledger-query-client' ? { most: 12 } : undefined,
  }));
}
