import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';

/** Where figures come from, without which they say little; memory is in gigabytes of 10^9 bytes. */
export function describeMachine(heyApiVersions: Readonly<Record<string, string>> = {}) {
  const versionOf = (file: string): string => createRequire(import.meta.url)(file).version;
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    versions: {
      'ledger-query-client': versionOf('../../package.json'),
      'openapi-fetch': versionOf('openapi-fetch/package.json'),
      ...heyApiVersions,
    },
  };
}

export function machineText(machine: ReturnType<typeof describeMachine>): string {
  const { cpu, cores, memory, node, versions } = machine;
  const compared = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `${cpu}, ${cores} cores, ${memory} GB, Node ${node}; ${compared.join(', ')}`;
}
