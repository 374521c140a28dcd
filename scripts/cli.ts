#!/usr/bin/env node
// The commands that the package brings, each in a file of its own.

const commands: Readonly<Record<string, () => Promise<{ run(args: string[]): Promise<void> }>>> = {
  generate: () => import('./commands/generate.js'),
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) await (await command()).run(args);
else {
  console.error(`usage: npx ledger-query-client ${Object.keys(commands).join('|')} …`);
  process.exitCode = 2;
}
