// Measures the package beside other clients: calls, decoding, import, memory, bundles, walks and scans.
import { parseArgs } from 'node:util';
import { chosen } from '../chosen.js';
import { type Recording, readRecordings } from '../compare/recordings.js';
import { runCommand } from '../run-command.js';
import { makeBodies } from './bodies.js';
import { bundle } from './bundle.js';
import { coldImport } from './cold-import.js';
import { decode } from './decode.js';
import { endToEnd } from './end-to-end.js';
import { type Figure, isMet } from './figure.js';
import { generateHeyApi, type HeyApiClient } from './hey-api.js';
import { describeMachine, machineText } from './machine.js';
import { memory } from './memory.js';
import { markdown, text } from './print.js';
import { recordedBodies } from './recorded-bodies.js';
import { rejections } from './rejections.js';
import { scan } from './scan.js';
import { walk } from './walk.js';
import { inWorkshop, type Part } from './workshop.js';

const all: Readonly<Record<string, Part>> = {
  'end-to-end': endToEnd,
  decode,
  import: coldImport,
  memory,
  bundle,
  walk,
  scan,
};

const several = { type: 'string', multiple: true, default: [] as string[] } as const;
const flag = { type: 'boolean', default: false } as const;
const { values, positionals } = parseArgs({
  options: { only: several, recordings: several, smoke: flag, json: flag, markdown: flag },
  allowPositionals: true,
});
// Several names may follow --only, and several files --recordings.
const names = positionals.filter((name) => Object.hasOwn(all, name));
const files = positionals.filter((name) => !Object.hasOwn(all, name));
const parts = chosen(all, [...values.only, ...names]);

/** The other client, where it is measured and can be had; else a note says why not. */
async function otherClient(folder: string, notes: string[]): Promise<HeyApiClient | undefined> {
  if (!parts.some(([name]) => name === 'end-to-end' || name === 'bundle')) return undefined;
  if (values.smoke) {
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

function withVerdict(figure: Figure): Figure & { met?: boolean } {
  const met = isMet(figure);
  return met === undefined ? figure : { ...figure, met };
}

// What is measured is what users run.
await runCommand('npm', ['run', 'build', '--silent']);
await inWorkshop(async (workshop) => {
  const notes: string[] = [];
  const heyApi = await otherClient(workshop.folder, notes);
  const recordings: Recording[] = await readRecordings([...values.recordings, ...files]);
  const made = await makeBodies();
  if (recordings.length === 0)
    notes.push('bodies are made by the sandbox; --recordings FILES takes recorded ones');
  const bodies = recordings.length === 0 ? made : recordedBodies(recordings, made, notes);
  if (heyApi && recordings.length > 0) notes.push(await rejections(heyApi, recordings));
  const figures: Figure[] = [];
  for (const [name, part] of parts) {
    console.error(`measuring: ${name}`);
    figures.push(...(await part({ workshop, bodies, heyApi, smoke: values.smoke, notes })));
  }
  const machine = describeMachine(heyApi?.versions);
  if (values.json) console.log(JSON.stringify({ machine, figures: figures.map(withVerdict), notes }));
  else {
    for (const line of values.markdown ? markdown(figures) : text(figures)) console.log(line);
    console.log(`\nMeasured on ${machineText(machine)}.`);
    for (const note of notes) console.log(`- ${note}`);
  }
});
