import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
const core = join(source, 'core');

/** From the ground up, each with its main file, which says what the room is for. */
const rooms = {
  errors: 'errors.ts',
  values: 'filters.ts',
  operation: 'operation.ts',
  request: 'parameters.ts',
  reply: 'read-reply.ts',
  http: 'sender.ts',
  call: 'transport.ts',
  pages: 'list-request.ts',
  after: 'reply-after.ts',
  scan: 'scan.ts',
  follow: 'growing-list-request.ts',
  changes: 'changes.ts',
};
const order = Object.keys(rooms);
const outside = ['after'];
const folderOf = (room: string): string => (outside.includes(room) ? room : join('core', room));

const files = order.flatMap((room) =>
  readdirSync(join(source, folderOf(room)), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ room, name, text: readFileSync(join(source, folderOf(room), name), 'utf8') })),
);

/** Imports, types included, that lead up or out of the core. */
function upward(room: string, name: string, text: string): string[] {
  return [...text.matchAll(/\b(?:from|import\() ?'(\.[^']+)'/g)].flatMap(([, target = '']) => {
    const [first = '', second = ''] = join(folderOf(room), dirname(name), target).split('/');
    const at = first === 'core' ? second : outside.includes(first) ? first : '';
    const to = order.indexOf(at);
    return to >= 0 && to <= order.indexOf(room) ? [] : [`${room}/${name} imports ${target}`];
  });
}

describe('the rooms of the core', () => {
  it('are all there are', () => {
    expect([...readdirSync(core), ...outside].sort()).toEqual([...order].sort());
  });

  it.each(order)('%s imports only from its own and from those below', (room) => {
    const own = files.filter((file) => file.room === room);
    expect(own.length).toBeGreaterThan(2);
    expect(own.flatMap(({ name, text }) => upward(room, name, text))).toEqual([]);
  });

  it('cannot be turned round', () => {
    expect(upward('errors', 'a.ts', "import { b } from '../scan/b.js';")).toEqual([
      'errors/a.ts imports ../scan/b.js',
    ]);
    expect(upward('call', 'a.ts', "import type { b } from '../pages/b.js';")).toHaveLength(1);
    expect(upward('call', 'a.ts', "import type { b } from '../../ledger.js';")).toHaveLength(1);
    expect(upward('values', 'kinds/a.ts', "import { b } from '../../request/b.js';")).toHaveLength(1);
    expect(upward('values', 'kinds/a.ts', "import { b } from '../../../ledger.js';")).toHaveLength(1);
    expect(upward('values', 'kinds/a.ts', "import { b } from '../../errors/b.js';")).toEqual([]);
    expect(upward('values', 'kinds/a.ts', "import { b } from '../filters.js';")).toEqual([]);
    expect(
      upward('call', 'a.ts', "import { b } from '../errors/b.js';\nimport { c } from './c.js';"),
    ).toEqual([]);
  });

  it.each(Object.entries(rooms))('%s says in one line what it is for', (room, main) => {
    const text = files.find((file) => file.room === room && file.name === main)?.text;
    expect(text).toMatch(/^\/\/ .{20,}\.\n\n/);
  });
});
