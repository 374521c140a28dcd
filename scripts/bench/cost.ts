// Says what a call costs beside a bare `fetch`: CPU time of this tree, and of another one if `--against` names it, in one
// process, one after the other in each round. It also counts what a call makes. `--check` compares the counts with
// `cost/counts.json`, as they do not depend on the machine; `--write` stores them.

import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { createSandbox } from '../../src/sandbox.js';
import { root } from '../run-command.js';
import { textTable } from '../table.js';
import { baseUrl, type Case, cases, type Fetch, type Tree } from './cost/cases.js';
import { type Counts, countObjects } from './cost/count-objects.js';
import { medianCosts } from './cost/cpu-time.js';

type CountTable = Readonly<Record<string, Counts>>;

/** Some functions outlive the call that made them until the collector finds them: the same tree has shown 30 and 32. */
const closureSlack = 3;
const countsFile = new URL('cost/counts.json', import.meta.url);

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    check: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '60' },
  },
});

await measureCost();
// Calls whose replies never come would be retried for two minutes.
process.exit();

async function measureCost(): Promise<void> {
  const folder = await mkdtemp(join(root, '.tmp-cost-'));
  try {
    const trees: Record<string, Tree> = { 'this tree': await loadTree(root, join(folder, 'own.mjs')) };
    if (values.against) trees[values.against] = await loadReference(values.against, folder);
    const counts = await countAll(trees['this tree'] as Tree);
    console.log(textTable(countRows(counts), [1, 2, 3, 4, 5]).join('\n'));
    if (values.write) await writeFile(countsFile, `${JSON.stringify(counts, undefined, 2)}\n`);
    else if (values.check) process.exitCode = await checkCounts(counts);
    if (!values.check && !values.write) await printTimes(trees, Number(values.rounds));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Bundles a tree, so that each file of it is compiled once, and no loader is measured. */
async function loadTree(tree: string, outfile: string): Promise<Tree> {
  await build({
    entryPoints: [join(tree, 'src/index.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

/** The sources of another commit, below this tree, so that packages are found. */
async function loadReference(reference: string, folder: string): Promise<Tree> {
  const sources = join(folder, 'sources');
  await mkdir(sources);
  const archive = execFileSync('git', ['archive', reference, 'src', 'generated'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['-x', '-C', sources], { input: archive });
  return loadTree(sources, join(folder, 'other.mjs'));
}

/** Replies of a sandbox, each made once. */
function memoryFetch(): Fetch {
  const sandbox = createSandbox();
  const bodies = new Map<string, Promise<ArrayBuffer>>();
  return async (url) => {
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    let body = bodies.get(path);
    if (!body) {
      body = sandbox.fetch(`http://sandbox.test${path}`).then((reply) => reply.arrayBuffer());
      bodies.set(path, body);
    }
    return new Response(await body, { headers: { 'content-type': 'application/json' } });
  };
}

async function countAll(tree: Tree): Promise<CountTable> {
  const fetch = memoryFetch();
  const counts: Record<string, Counts> = {};
  for (const one of cases) counts[one.name] = await countObjects(tree, one, fetch);
  return counts;
}

function countRows(counts: CountTable): string[][] {
  const rows = Object.entries(counts).map(
    ([name, { controllers, listeners, timers, promises, closures }]) => [
      name,
      ...[controllers, listeners, timers, promises, closures ?? '–'].map(String),
    ],
  );
  return [['more than a bare fetch', 'controllers', 'listeners', 'timers', 'promises', 'closures'], ...rows];
}

/** Returns the exit code: 1 if a call makes more of something than the file says. */
async function checkCounts(counts: CountTable): Promise<number> {
  const stored: CountTable = JSON.parse(await readFile(countsFile, 'utf8'));
  const grown: string[] = [];
  for (const [name, own] of Object.entries(counts))
    for (const [what, count] of Object.entries(own)) {
      const most = stored[name]?.[what as keyof Counts] ?? 0;
      const slack = what === 'closures' ? closureSlack : 0;
      if (count > most + slack) grown.push(`${name}: ${count} ${what}, expected at most ${most}`);
    }
  if (grown.length > 0)
    console.error([...grown, 'If that is right, say why, and run with --write.'].join('\n'));
  return grown.length > 0 ? 1 : 0;
}

async function printTimes(trees: Readonly<Record<string, Tree>>, rounds: number): Promise<void> {
  const fetch = memoryFetch();
  const head = ['CPU time of one request', 'bare fetch'];
  for (const name of Object.keys(trees)) head.push(`${name}, µs more`, '×');
  const rows: string[][] = [head];
  for (const one of cases) {
    const contenders = contendersOf(one, trees, fetch);
    const { 'bare fetch': bare = 0, ...own } = await medianCosts(contenders, one.requests, rounds);
    const row = [one.name, bare.toFixed(1)];
    for (const time of Object.values(own)) row.push((time - bare).toFixed(1), (time / bare).toFixed(2));
    rows.push(row);
  }
  console.log(`\n${textTable(rows, [1, 2, 3, 4, 5]).join('\n')}`);
}

function contendersOf(
  one: Case,
  trees: Readonly<Record<string, Tree>>,
  fetch: Fetch,
): Record<string, () => Promise<unknown>> {
  const contenders: Record<string, () => Promise<unknown>> = {
    'bare fetch': async () => {
      for (let sent = 0; sent < one.requests; sent++)
        JSON.parse(await (await fetch(`${baseUrl}${one.path}`)).text());
    },
  };
  for (const [name, tree] of Object.entries(trees)) contenders[name] = one.prepare(tree, fetch);
  return contenders;
}
