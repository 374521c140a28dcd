import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Body, makeBodies } from './bench/bodies.js';
import { bundle } from './bench/bundle.js';
import { coldImport } from './bench/cold-import.js';
import { decode } from './bench/decode.js';
import { endToEnd } from './bench/end-to-end.js';
import { type Figure, isMet } from './bench/figure.js';
import { generateHeyApi, type HeyApiClient } from './bench/hey-api.js';
import { describeMachine, machineText } from './bench/machine.js';
import { markdown } from './bench/markdown.js';
import { memory } from './bench/memory.js';
import { ArgumentError, readOptions } from './bench/options.js';
import type { Part } from './bench/part.js';
import { openWorkshop } from './bench/plain-node.js';
import { recordedBodies } from './bench/recorded-bodies.js';
import { rejections } from './bench/rejections.js';
import { scan } from './bench/scan.js';
import { table } from './bench/table.js';
import { walk } from './bench/walk.js';
import { runCommand } from './package/run-command.js';
import { type Recording, readRecordings } from './verify/read-recordings.js';

const parts: Readonly<Record<string, Part>> = {
  'end-to-end': endToEnd,
  decode,
  import: coldImport,
  memory,
  bundle,
  walk,
  scan,
};

function options() {
  try {
    return readOptions(process.argv.slice(2), Object.keys(parts));
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

const { only, recordings, smoke, format } = options();

async function readAll(files: readonly string[]): Promise<Recording[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text, index) => readRecordings(text, String(files[index])));
}

/** The other client, where it is measured and can be had; else a note says why not. */
async function otherClient(folder: string, notes: string[]): Promise<HeyApiClient | undefined> {
  if (!only.some((part) => part === 'end-to-end' || part === 'bundle')) return undefined;
  if (smoke) {
    notes.push('hey-api is left out of a smoke run, as it may have to be installed');
    return undefined;
  }
  try {
    return await generateHeyApi(folder);
  } catch (error) {
    notes.push(`hey-api is left out: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

async function chooseBodies(recorded: readonly Recording[], notes: string[]): Promise<Body[]> {
  const made = await makeBodies();
  if (recorded.length === 0) {
    notes.push('bodies are made by the sandbox; --recordings FILES takes recorded ones');
    return made;
  }
  const taken = recordedBodies(recorded, made);
  notes.push(...taken.notes);
  return taken.bodies;
}

function withVerdict(figure: Figure): Figure & { met?: boolean } {
  const met = isMet(figure);
  return met === undefined ? figure : { ...figure, met };
}

// What is measured is what users run.
await runCommand('npm', ['run', 'build', '--silent'], { cwd: fileURLToPath(new URL('..', import.meta.url)) });
const workshop = await openWorkshop();
try {
  const notes: string[] = [];
  const heyApi = await otherClient(workshop.folder, notes);
  const recorded = await readAll(recordings);
  const bodies = await chooseBodies(recorded, notes);
  if (heyApi && recorded.length > 0) notes.push(await rejections(heyApi, recorded));
  const figures: Figure[] = [];
  for (const name of only) {
    console.error(`measuring: ${name}`);
    const findings = await parts[name]?.({ workshop, bodies, heyApi, smoke });
    figures.push(...(findings?.figures ?? []));
    notes.push(...(findings?.notes ?? []));
  }
  const machine = describeMachine(heyApi?.versions ?? {});
  if (format === 'json') console.log(JSON.stringify({ machine, figures: figures.map(withVerdict), notes }));
  else {
    const lines = format === 'markdown' ? [...markdown(figures), ''] : [...table(figures), ''];
    for (const line of lines) console.log(line);
    console.log(`Measured on ${machineText(machine)}.`);
    for (const note of notes) console.log(`- ${note}`);
  }
} finally {
  await workshop.remove();
}
