import { readFile } from 'node:fs/promises';
import { makeBodies } from './bench/bodies.js';
import { bundle } from './bench/bundle.js';
import { coldImport } from './bench/cold-import.js';
import { decode } from './bench/decode.js';
import { endToEnd } from './bench/end-to-end.js';
import type { Figure } from './bench/figure.js';
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
import { runCommand } from './runtimes/run-command.js';
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

async function readAll(files: readonly string[]): Promise<Recording[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text, index) => readRecordings(text, String(files[index])));
}

const { only, recordings, smoke, format } = options();
// What is measured is what users run.
await runCommand('npm', ['run', 'build', '--silent'], { cwd: process.cwd() });
const workshop = await openWorkshop();
try {
  const notes: string[] = [];
  let heyApi: HeyApiClient | undefined;
  if (smoke) notes.push('hey-api is left out of a smoke run, as it may have to be installed');
  else {
    try {
      heyApi = await generateHeyApi(workshop.folder);
    } catch (error) {
      notes.push(`hey-api is left out: ${String(error).split('\n')[0]}`);
    }
  }
  const made = await makeBodies();
  const recorded = await readAll(recordings);
  const taken = recorded.length > 0 ? recordedBodies(recorded, made) : undefined;
  if (heyApi && recorded.length > 0) notes.push(await rejections(heyApi, recorded));
  const bodies = taken?.bodies ?? made;
  notes.push(...(taken?.notes ?? ['bodies are made by the sandbox; --recordings FILES takes recorded ones']));
  const figures: Figure[] = [];
  for (const name of only) {
    const findings = await parts[name]?.({ workshop, bodies, heyApi, smoke });
    figures.push(...(findings?.figures ?? []));
    notes.push(...(findings?.notes ?? []));
  }
  const machine = describeMachine(heyApi?.versions ?? {});
  if (format === 'json') console.log(JSON.stringify({ machine, figures, notes }));
  else {
    console.log(machineText(machine));
    for (const line of format === 'markdown' ? markdown(figures) : table(figures)) console.log(line);
    for (const note of notes) console.log(`note: ${note}`);
  }
} finally {
  await workshop.remove();
}
