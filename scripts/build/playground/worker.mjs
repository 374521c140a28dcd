// Runs one program in a worker of the page. The page appends the program to this script, as a call of `runProgram`.
import inspect from 'object-inspect';
import * as viem from 'viem';
import * as client from '../../../src/index.js';
import * as ledger from '../../../src/ledger.js';
import * as query from '../../../src/query.js';
import * as sandbox from '../../../src/sandbox.js';
import * as status from '../../../src/status.js';
import * as tools from '../../../src/tools.js';
import * as contracts from '../../../src/viem.js';
import { fetchFromAnyHost } from './any-host.js';

const modules = {
  'ledger-query-client': client,
  'ledger-query-client/ledger': ledger,
  'ledger-query-client/query': query,
  'ledger-query-client/sandbox': sandbox,
  'ledger-query-client/status': status,
  'ledger-query-client/tools': tools,
  'ledger-query-client/viem': contracts,
  viem,
};
/** A page that shows more lines does not scroll any more. */
const mostLines = 1000;
let lines = 0;

self.fetch = fetchFromAnyHost(sandbox.createSandbox());

for (const level of ['debug', 'error', 'info', 'log', 'warn'])
  console[level] = (...values) => {
    lines += 1;
    if (lines <= mostLines) post({ level, text: values.map(textOf).join(' ') });
    if (lines === mostLines) post({ level: 'warn', text: `The page shows no more than ${mostLines} lines.` });
  };
self.addEventListener('unhandledrejection', ({ reason }) => post({ failure: describe(reason) }));

self.runProgram = async (program) => {
  const start = performance.now();
  try {
    await program(importModule, {});
    post({ milliseconds: performance.now() - start });
  } catch (error) {
    post({ failure: describe(error) });
  }
};

function importModule(name) {
  if (Object.hasOwn(modules, name)) return modules[name];
  throw new Error(`This page has no module ${name}. It has ${Object.keys(modules).join(', ')}.`);
}

/** The parts of an error that the page shows: its message, and its own fields, such as `parameter`, `value` and `allowed`. */
function describe(error) {
  if (!(error instanceof Error)) return { name: 'thrown', message: textOf(error), fields: [] };
  const { name, message, stack } = error;
  const fields = Object.entries(error)
    .filter(([field, value]) => !['name', 'message', 'stack', 'cause'].includes(field) && value !== undefined)
    .map(([field, value]) => [field, inspect(value, { indent: 2, depth: 4 })]);
  if (error.cause !== undefined) fields.push(['cause', textOf(error.cause)]);
  return { name, message, fields, stack };
}

function textOf(value) {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return inspect(value, { indent: 2, depth: 8 });
}

function post(message) {
  self.postMessage(message);
}
