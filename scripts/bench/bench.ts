// Compares the package with other clients: calls, decoding, import, memory, many lookups, bundles, walks and scans.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { runCommand } from '../run-command.js';
import { readRecordings } from '../verify/recordings.js';
import { bodiesOf, sandboxReplies } from './bodies.js';
import { chart } from './chart.js';
import { type Figure, isMet, together } from './figure.js';
import { generateHeyApi, heyApiVersions } from './hey-api.js';
import { clients, type Setting, serve, withPartRunner } from './part-runner.js';
import { markdown, text } from './print.js';

const parts = ['calls', 'decode', 'import', 'memory', 'many', 'bundle', 'walk', 'scan', 'proof', 'hosts'];
const flag = { type: 'boolean', default: false } as const;
const options = { only: flag, recordings: flag, smoke: flag, json: flag, markdown: flag } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const { smoke } = values;
const selected = parts.filter((part) => positionals.includes(part));
const chosen = selected.length > 0 ? selected : parts;
const files = positionals.filter((word) => !parts.includes(word));
if (files.length > 0 && !values.recordings)
  throw new Error(`unknown part ${files[0]}. Expected one or more of: ${parts.join(', ')}.`);

// The bench measures the built package, as users run it.
await runCommand('npm', ['run', 'build', '--silent']);
await withPartRunner(async (run, folder) => {
  const notes: string[] = [];
  const recordings = await readRecordings(files);
  const sandboxed = await sandboxReplies(smoke);
  const bodies = bodiesOf(recordings, sandboxed, notes);
  let heyApi: Setting['heyApi'];
  try {
    if (smoke) notes.push('hey-api is not measured in a smoke run, because it may have to be installed');
    else if (chosen.includes('calls') || chosen.includes('bundle')) heyApi = await generateHeyApi(folder);
  } catch (error) {
    notes.push(`hey-api is not measured: ${error instanceof Error ? error.message : error}`);
  }
  const replies = new Map([
    ...sandboxed.map(({ url, body }) => [url, Buffer.from(body)] as const),
    ...bodies.map(({ url, text }) => [url, Buffer.from(text)] as const),
  ]);
  const [near, far] = [await serve(replies, 0), await serve(replies, 50)];
  const figures: Figure[] = [];
  for (const part of chosen) {
    console.error(`measuring: ${part}`);
    const setting = { bodies, near, far, heyApi, smoke };
    // Timings vary between processes, so calls are measured in three processes per client.
    const nodes = smoke ? [clients] : [clients, clients, clients];
    const settings =
      part === 'calls' ? nodes.flatMap((each) => each.map((client) => ({ ...setting, client }))) : [setting];
    const races: Figure[] = [];
    for (const own of settings) races.push(...(await run(part, own)));
    figures.push(...together(races));
  }
  const machine = await machineText();
  // The README needs a table and a chart of all parts. A run of some parts does not replace them.
  if (values.markdown && selected.length === 0 && !smoke) {
    const readme = new URL('README.md', import.meta.url);
    const table = [...markdown(figures), '', `Measured on ${machine}.`].join('\n');
    const before = await readFile(readme, 'utf8');
    await writeFile(
      readme,
      before.replace(/^\| What[\s\S]*^Measured on .*$/m, () => table),
    );
    await writeFile(new URL('chart.svg', import.meta.url), chart(figures));
  }
  const judged = figures.map((figure) => ({ ...figure, met: isMet(figure) }));
  const lines = [...text(figures), '', `Measured on ${machine}.`, ...notes.map((note) => `- ${note}`)];
  console.log(values.json ? JSON.stringify({ machine, figures: judged, notes }) : lines.join('\n'));
});

/** When, of which commit and on which machine the figures were measured. */
async function machineText(): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const commit = await runCommand('git', ['describe', '--always', '--dirty']);
  const versionOf = (file: string): string => createRequire(import.meta.url)(file).version;
  const ours = `ledger-query-client ${versionOf('../../package.json')}`;
  const others = { 'openapi-fetch': versionOf('openapi-fetch/package.json'), ...heyApiVersions };
  const compared = Object.entries(others).map((entry) => entry.join(' '));
  const memory = Math.round(totalmem() / 1e9);
  const cpu = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${memory} GB`;
  return `${date} at ${commit}, ${cpu}, Node ${process.versions.node}; ${[ours, ...compared].join(', ')}`;
}
