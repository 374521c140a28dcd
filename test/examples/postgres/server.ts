// Starts a PostgreSQL server for the example, with its data in a temporary folder.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Debian has the programs of the server in a folder of each version. */
function program(name: string): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions.map((version) => join(root, version, 'bin', name)).find(existsSync) ?? name;
}

/** Returns the folder of its socket. */
export async function startPostgres(): Promise<{ host: string; stop: () => Promise<void> }> {
  const host = await mkdtemp(join(tmpdir(), 'postgres-'));
  const data = join(host, 'data');
  // PostgreSQL refuses to run as root.
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (user.uid !== undefined) await chown(host, user.uid, user.gid);
  execFileSync(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N'], {
    stdio: 'ignore',
    ...user,
  });
  const server = spawn(program('postgres'), ['-D', data, '-k', host, '-h', ''], { stdio: 'ignore', ...user });
  while (!existsSync(join(host, '.s.PGSQL.5432'))) await setTimeout(20);
  return {
    host,
    async stop() {
      server.kill('SIGINT');
      await once(server, 'exit');
      await rm(host, { recursive: true });
    },
  };
}
