// Mutates a sample of each room of `src/`, and prints the share of the mutants that the room's own tests notice. The
// sample is another one each week, or that of --seed. Survivors are in a checked-in list, which is meant to shrink: it
// says which of them are known. --write puts those of this sample into it, and takes out what is noticed now.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosen } from '../chosen.js';
import { root } from '../run-command.js';
import { textTable } from '../table.js';

/** A room with fewer noticed mutants fails the command. */
const lowestScore = 0.85;
/** Characters of source that are mutated for a room: about 70 mutants, two to ten minutes. Another seed has other ones. */
const sampledCharacters = 4_000;
/** A sample with fewer mutants says too little: it has drawn types only, or short functions. It is doubled. */
const fewestMutants = 40;
const folder = 'scripts/verify/mutation';
const survivorsFile = join(root, folder, 'survivors.txt');
const noticedStatus = ['Killed', 'Timeout'];
const missedStatus = ['Survived', 'NoCoverage'];
const week = 7 * 24 * 3_600_000;
const rooms = [
  'after',
  'changes',
  'cli',
  'client',
  'errors',
  'follow',
  'hosts',
  'lists',
  'past',
  'proof',
  'query',
  'sandbox/ledger',
  'sandbox/truth',
  'scan',
  'statement',
  'tools',
  'values',
  'viem',
];

const { values } = parseArgs({
  options: {
    room: { type: 'string', multiple: true, default: [] },
    file: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: String(Math.floor(Date.now() / week)) },
    write: { type: 'boolean', default: false },
  },
});

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

interface RoomResult {
  readonly room: string;
  readonly noticed: readonly string[];
  readonly missed: readonly string[];
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ');

/** A line for a mutant. It has no line number, so that it stays when other lines of its file change. */
function describeMutant(
  file: string,
  source: string,
  { location: { start, end }, replacement = '' }: Mutant,
) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  const before = lines.join('\n').slice(start.column - 1);
  const context = onOneLine(source.split('\n')[start.line - 1]?.trim() ?? '');
  return `${file} | ${context.slice(0, 80)} | ${onOneLine(before).slice(0, 60)} => ${onOneLine(replacement).slice(0, 60)}`;
}

async function shareOf(room: string): Promise<number> {
  const names = await readdir(join(root, 'src', room), { recursive: true });
  const sources = names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => stat(join(root, 'src', room, name)));
  const characters = (await Promise.all(sources)).reduce((sum, { size }) => sum + size, 0);
  return Math.min(1, sampledCharacters / characters);
}

async function mutateRoom(room: string, reportFile: string): Promise<RoomResult> {
  const ownFiles = values.file.filter((file) => file.startsWith(`src/${room}/`));
  let share = ownFiles.length > 0 ? 1 : await shareOf(room);
  for (;;) {
    const result = await mutateShare(room, ownFiles, share, reportFile);
    const count = result.noticed.length + result.missed.length;
    if (count >= fewestMutants || share === 1) return result;
    share = Math.min(1, share * 2);
  }
}

async function mutateShare(
  room: string,
  ownFiles: readonly string[],
  share: number,
  reportFile: string,
): Promise<RoomResult> {
  execFileSync(
    join(root, folder, 'node_modules/.bin/stryker'),
    ['run', join(folder, 'stryker.config.mjs'), '--logLevel', 'error'],
    {
      cwd: root,
      // It logs to its output, such as which test fails without a mutant.
      stdio: ['ignore', 2, 2],
      env: {
        ...process.env,
        MUTATION_FILES: ownFiles.length > 0 ? ownFiles.join(',') : `src/${room}/**/*.ts`,
        MUTATION_TESTS: room.split('/')[0],
        MUTATION_SEED: values.seed,
        MUTATION_SHARE: String(share),
        MUTATION_REPORT: reportFile,
      },
    },
  );
  const report: Report = JSON.parse(await readFile(reportFile, 'utf8'));
  const linesOf = (statuses: readonly string[]): string[] =>
    Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
      mutants
        .filter(({ status }) => statuses.includes(status))
        .map((mutant) => describeMutant(file, source, mutant)),
    );
  return { room, noticed: linesOf(noticedStatus), missed: linesOf(missedStatus) };
}

const scoreOf = ({ noticed, missed }: RoomResult): number =>
  noticed.length / (noticed.length + missed.length);

async function readSurvivors(): Promise<Set<string>> {
  const text = await readFile(survivorsFile, 'utf8');
  return new Set(text.split('\n').filter(Boolean));
}

const roomsByName = Object.fromEntries(rooms.map((room) => [room, room]));
const selected = chosen(roomsByName, values.room);
const reports = await mkdtemp(join(tmpdir(), 'mutation-report-'));
const known = await readSurvivors();
const results: RoomResult[] = [];
try {
  for (const [room] of selected) {
    const result = await mutateRoom(room, join(reports, 'report.json'));
    results.push(result);
    for (const line of result.missed) console.log(`${known.has(line) ? 'known' : 'new  '} ${line}`);
    console.log(`${room}: ${result.noticed.length} noticed, ${result.missed.length} not`);
  }
} finally {
  await rm(reports, { recursive: true });
}

if (values.write) {
  for (const { noticed, missed } of results) {
    for (const line of noticed) known.delete(line);
    for (const line of missed) known.add(line);
  }
  await writeFile(survivorsFile, `${[...known].sort().join('\n')}\n`);
}
const rows = results.map((result) => [
  result.room,
  String(result.noticed.length + result.missed.length),
  String(result.noticed.length),
  `${(100 * scoreOf(result)).toFixed(1)} %`,
  String(result.missed.filter((line) => !known.has(line)).length),
]);
console.log(`seed ${values.seed}`);
for (const line of textTable([['room', 'mutants', 'noticed', 'score', 'new'], ...rows], [1, 2, 3, 4]))
  console.log(line);
if (results.some((result) => scoreOf(result) < lowestScore)) process.exitCode = 1;
