import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../../run-command.js';
import { codeLines } from './code-lines.js';

interface Room {
  byHand: number;
  lines: number;
  files: number;
}

const isCode = /\.(?:[cm]?[jt]sx?|ya?ml)$/;
/** What commands write. */
const isGenerated = /^generated\/|^openapi\/official\.yaml$/;

/** A table of the lines and files of code in each room, and in all of them: what Git knows, and new files that it does not ignore. */
export async function roomsTable(): Promise<string[][]> {
  const listed = await runCommand('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const rooms = new Map<string, Room>();
  const sums = new Map<string, Room>();
  for (const file of listed.split('\n').sort()) {
    const name = roomOf(file);
    if (name === undefined || !isCode.test(file) || !existsSync(join(root, file))) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const byHand = isGenerated.test(file) ? 0 : codeLines(file, text);
    const lines = text.split('\n').length - 1;
    count(rooms, name, byHand, lines);
    count(sums, `all of ${name.replace(/\/.*/, '')}`, byHand, lines);
    count(sums, 'all', byHand, lines);
  }
  const rows = [...[...rooms].sort(), ...[...sums].sort()].map(([name, { byHand, lines, files }]) => [
    name,
    String(byHand),
    String(lines),
    String(files),
  ]);
  return [['room', 'lines of code by hand', 'lines', 'files'], ...rows];
}

/** A folder of `src`, `scripts` or `test`, or what stands beside these folders; all of `openapi`, all of `generated`. */
function roomOf(file: string): string | undefined {
  const [top = '', folder, ...inner] = file.split('/');
  if (top === 'openapi' || top === 'generated') return top;
  if (top !== 'src' && top !== 'scripts' && top !== 'test') return undefined;
  return inner.length > 0 ? `${top}/${folder}` : top;
}

function count(rooms: Map<string, Room>, name: string, byHand: number, lines: number): void {
  const room = rooms.get(name) ?? { byHand: 0, lines: 0, files: 0 };
  room.byHand += byHand;
  room.lines += lines;
  room.files += 1;
  rooms.set(name, room);
}
