import type { ChunkingContext } from 'rolldown';

export type Chunking = (id: string, modules: ChunkingContext) => string | null;

const entryOfService = /\/src\/(?:ledger|status)\.ts$/;

/** Chunks that are loaded at first, each with what the chunks before it do not need. They are few because each costs time. */
const firstChunks: readonly (readonly [name: string, neededBy: RegExp])[] = [
  ['call', /\/client\/(?:transport|lazy-request)\.ts$/],
  ['lists', /\/(?:list-request|ranged-list-request|growing-list-request)\.ts$/],
  ['operations', /\/generated\/(?:ledger|status)\/operations\.ts$/],
  ['clients', entryOfService],
];

/**
 * Modules that some operations import at first and others on demand. In a chunk of its own, such a module is loaded early
 * only in bundles that need it early. Code that nearly every operation imports does not need this.
 */
const keptApart: readonly (readonly [name: string, which: RegExp])[] = [
  ['more-query', /\/client\/request\/more-query\.ts$/],
  ['call', /\/client\/guard\.ts$/],
  ['call', /\/values\/(?:inputs|kinds)\.ts$/],
  ['timestamps', /\/values\/timestamps\.ts$/],
  ['entities', /\/values\/(?:entity-ids|public-keys)\.ts$/],
];

/** For bundlers, which drop unused modules but never split one. */
export const forBundlers: Chunking = (id, modules) => {
  const service = serviceOf(id, modules);
  if (service !== undefined) return service;
  if (!isCore(id)) return null;
  const apart = keptApart.find(([, which]) => which.test(id))?.[0];
  if (apart !== undefined) return apart;
  const name = firstChunks.find(([, who]) => isNeededBy(who, id, modules))?.[0] ?? null;
  // Most clients load the reader for other than plain replies on demand.
  return name === 'clients' && id.includes('/reply/') ? null : name;
};

/** For Node, where one more file costs more time than reading unused code. */
export const forNode: Chunking = (id, modules) => {
  const [, validated] = validatorsInNode.exec(id) ?? [];
  if (validated !== undefined) return `${validated}-validators`;
  const service = serviceOf(id, modules);
  if (service !== undefined || !isCore(id)) return service ?? null;
  return chunksInNode.find(([, who]) => isNeededBy(who, id, modules))?.[0] ?? null;
};

const chunksInNode: readonly (readonly [name: string, neededBy: RegExp])[] = [
  ['core', entryOfService],
  ['lists', /\/lists\/(?:list-pages|request-key)\.ts$/],
];

/** The validators of a service are loaded on demand, through a file for each reply. Node reads these files as one. */
const validators = /\/generated\/(ledger|status)\/validators\.ts$/;
const validatorsInNode = /\/generated\/(ledger|status)\/validators\b/;

function serviceOf(id: string, modules: ChunkingContext): string | undefined {
  const [, validated] = validators.exec(id) ?? [];
  if (validated !== undefined) return `${validated}-validators`;
  if (modules.getModuleInfo(id)?.dynamicImporters.length) return undefined;
  // Help texts are as long as all else of a service, and only the tools read them: they go to the entry of the tools.
  if (!isNeededBy(entryOfService, id, modules)) return undefined;
  return /\/generated\/(ledger|status)\/\w+\.ts$/.exec(id)?.[1];
}

function isCore(id: string): boolean {
  return /\/(?:src\/(?:after|changes|client|errors|follow|lists|scan|values)|node_modules)\//.test(id);
}

function isNeededBy(who: RegExp, id: string, modules: ChunkingContext, seen = new Set<string>()): boolean {
  if (who.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isNeededBy(who, importer, modules, seen),
  );
}
