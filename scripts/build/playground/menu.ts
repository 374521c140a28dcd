import * as client from '../../../src/index.js';
import { createSandbox } from '../../../src/sandbox.js';
import * as contracts from '../../../src/viem.js';
import { questionsOf, readDocument } from '../documents.js';
import type { CallKind } from './types.js';

export interface MenuItem {
  readonly group: string;
  readonly title: string;
  readonly code: string;
}

const sandbox = createSandbox();

/** The variables in the calls of the README's questions, with values of the sandbox. */
const variables: Readonly<Record<string, string | undefined>> = {
  publicKey: sandbox.ledger.accounts.find(({ account }) => account === '0.0.1001')?.key?.key,
  transactionId: sandbox.ledger.transactions[0]?.transaction_id,
  hash: sandbox.ledger.executions[0]?.result.hash,
  longZeroAddress: '0x00000000000000000000000000000000000003e9',
};

/** For the compiler and the tests: the calls of all questions as functions of one module. */
export function moduleOfQuestions(): string {
  const calls = questionsOf(readDocument('README.md')).flatMap((question) => question.calls);
  const lines = calls.map((call) => `  () => ${call},\n`);
  return `${preamble(calls.join('\n'))}\nexport const calls = [\n${lines.join('')}];\n`;
}

/** The items of the menu, in the order of the README: its examples, and programs that answer its questions. */
export function readMenu(kindsOfCalls: readonly CallKind[]): MenuItem[] {
  const readme = readDocument('README.md');
  let count = 0;
  const questions = questionsOf(readme).map(({ text, calls }) => {
    const prints = calls.map((call) => printing(call, kindsOfCalls[count++]));
    return {
      group: 'Common questions',
      title: text,
      code: `${preamble(calls.join('\n'))}\n${prints.join('')}`,
    };
  });
  return [...examples(readme), ...questions];
}

function* examples(readme: string): Generator<MenuItem> {
  const titles = new Map<string, number>();
  // The part before the first section is the first call.
  for (const [index, section] of readme.split(/^## /m).entries()) {
    const heading = index === 0 ? 'The first call' : section.slice(0, section.indexOf('\n'));
    for (const [, code = ''] of section.matchAll(/```ts\n([\s\S]*?)```/g)) {
      const number = (titles.get(heading) ?? 0) + 1;
      titles.set(heading, number);
      yield { group: 'Examples', title: number === 1 ? heading : `${heading} (${number})`, code };
    }
  }
}

function printing(call: string, kind: CallKind | undefined): string {
  if (kind === 'promise') return `console.log(await ${call});\n`;
  if (kind !== 'list') return `console.log(${call});\n`;
  return `let count = 0;
for await (const item of ${call}) {
  console.log(item);
  count += 1;
  if (count === 5) break; // enough for an example
}
`;
}

/** The imports and variables that calls need. */
function preamble(calls: string): string {
  const words = new Set(
    [...calls.matchAll(/(?<![.'\w])([A-Za-z]\w*)(?![\w':])/g)].map(([, word = '']) => word),
  );
  const needed = [...words].filter((word) => !(word in variables));
  const clients = { ledger: 'createLedgerClient', status: 'createStatusClient' };
  const made = Object.entries(clients).filter(([name]) => needed.includes(name));
  const names = [...made.map(([, create]) => create), ...needed];
  const sources = [
    ['ledger-query-client', names.filter((name) => name in client)],
    ['ledger-query-client/viem', names.filter((name) => name in contracts)],
    ['viem', names.filter((name) => name.endsWith('Abi'))],
  ] as const;
  const imports = sources.flatMap(([source, from]) =>
    from.length === 0 ? [] : `import { ${[...from].sort().join(', ')} } from '${source}';`,
  );
  const constants = [...words].flatMap((word) =>
    word in variables ? `const ${word} = '${variables[word]}';` : [],
  );
  const creations = made.map(([name, create]) =>
    name === 'ledger' ? `const ledger = ${create}({ network: 'mainnet' });` : `const ${name} = ${create}();`,
  );
  const statements = [...creations, ...constants];
  return `${imports.join('\n')}\n${statements.length > 0 ? `\n${statements.join('\n')}\n` : ''}`;
}
