import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { runCommand } from '../../run-command.js';
import { bundle, type Environment, readResults, whileRunning } from '../environment.js';

/** workerd, installed from npm, without Node compatibility: the environment of an edge runtime. */
export const workerd: Environment = async (project) => {
  const command = join(await project.install('workerd'), '.bin', 'workerd');
  const { folder, files } = await bundle(project, 'workerd/worker.mjs');
  await writeFile(join(folder, 'config.capnp'), configOf(files));
  const version = await runCommand(command, ['--version']);
  const text = await whileRunning(
    command,
    ['serve', 'config.capnp', '--control-fd=1'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
    async ({ stdout }) => (await fetch(`http://127.0.0.1:${stdout && (await portOf(stdout))}/`)).text(),
  );
  return { version, results: readResults(text) };
};

function configOf(files: readonly string[]): string {
  const modules = files.map((file) => `(name = "${file}", esModule = embed "${file}")`);
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "smoke", worker = .smoke),
    # The network that fetch may reach. A service on this machine is private.
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

async function portOf(output: Readable): Promise<number> {
  for await (const line of createInterface(output)) {
    const { port }: { port?: number } = JSON.parse(line);
    if (port !== undefined) return port;
  }
  throw new Error('workerd printed no port; expected a line of JSON with a port');
}
