import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { runCommand } from '../package/run-command.js';
import { bundle } from './bundle.js';
import { readResults } from './check-result.js';
import type { Runtime } from './runtime.js';
import { stop } from './stop.js';

/** workerd, of npm, without its compatibility with Node: what an edge runtime gives. */
export const workerd: Runtime = async (project) => {
  const command = join(await project.install('workerd'), '.bin', 'workerd');
  const { folder, files } = await bundle(project, 'worker');
  await writeFile(join(folder, 'config.capnp'), configOf(files));
  const version = await runCommand(command, ['--version'], { cwd: folder });
  const server = spawn(command, ['serve', 'config.capnp', '--control-fd=1'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const reply = await fetch(`http://127.0.0.1:${await portOf(server, server.stdout)}/`, {
      signal: AbortSignal.timeout(60_000),
    });
    return { version, results: readResults(await reply.text()) };
  } finally {
    await stop(server);
  }
};

function configOf(files: readonly string[]): string {
  const modules = files.map((file) => `(name = "${file}", esModule = embed "${file}")`);
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "smoke", worker = .smoke),
    # What fetch leads to; a service of this machine is private.
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "smoke")],
);

const smoke :Workerd.Worker = (
  modules = [
    ${modules.join(',\n    ')},
  ],
  compatibilityDate = "2026-01-01",
);
`;
}

/** The port it has taken, which it tells in a line of JSON. */
async function portOf(server: ChildProcess, output: Readable): Promise<number> {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`workerd ended with ${String(code)} before it listened`);
  });
  const told = (async () => {
    for await (const line of createInterface(output)) {
      const event: unknown = JSON.parse(line);
      if (typeof event === 'object' && event !== null && 'port' in event) return Number(event.port);
    }
    throw new Error('workerd told no port');
  })();
  return Promise.race([told, ended]);
}
