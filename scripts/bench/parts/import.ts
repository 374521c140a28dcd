import { runCommand } from '../../run-command.js';
import type { Figure } from '../figure.js';
import { measure } from '../measure.js';
import { builtFile, type Setting } from '../part-runner.js';

const program =
  'const begin = performance.now(); await import(process.argv[1]); console.log(performance.now() - begin)';

/** Measures the milliseconds of the first import in a new process, minus those of an empty module. */
export default function firstImport({ smoke }: Setting): Promise<Figure[]> {
  const comparisonOf = (subject: string, file: string, target?: Figure['target']) => ({
    part: 'first import, above an empty module',
    subject,
    more: { 'ledger-query-client': { target } },
    contenders: {
      'ledger-query-client': async () => {
        const emptyModule = await importTime('data:text/javascript,');
        return { overriddenDuration: (await importTime(builtFile(file))) - emptyModule };
      },
    },
  });
  const comparisons = [
    comparisonOf('ledger-query-client', 'index.js', { most: 12 }),
    comparisonOf('ledger-query-client/ledger', 'ledger.js'),
  ];
  return measure(comparisons, { rounds: smoke ? 1 : 21 });
}

async function importTime(url: string): Promise<number> {
  const parameters = ['--input-type=module', '--eval', program, url];
  return Number(await runCommand(process.execPath, parameters));
}
