import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';

/** Where figures come from, without which they say little. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** Gigabytes of 10^9 bytes. */
  readonly memory: number;
  readonly node: string;
  /** Versions of what is compared. */
  readonly versions: Readonly<Record<string, string>>;
}

export function describeMachine(heyApiVersions: Readonly<Record<string, string>>): Machine {
  const all = cpus();
  return {
    cpu: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memory: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    versions: {
      'ledger-query-client': versionOf('../../package.json'),
      'openapi-fetch': versionOf('openapi-fetch/package.json'),
      ...heyApiVersions,
    },
  };
}

export function machineText({ cpu, cores, memory, node, versions }: Machine): string {
  const compared = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `${cpu}, ${cores} cores, ${memory} GB, Node ${node}; ${compared.join(', ')}`;
}

function versionOf(file: string): string {
  const { version }: { version: string } = createRequire(import.meta.url)(file);
  return version;
}
