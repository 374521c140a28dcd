import type { ChunkingContext } from 'rolldown';

/** The name of what a module is put together with, if that is chosen. */
export type Chunking = (id: string, modules: ChunkingContext) => string | null;

const entryOfService = /\/src\/(?:ledger|status)\.ts$/;

/** What is needed at first is in few modules, as each costs time: each holds what those before it do without. */
const firstChunks: readonly (readonly [name: string, neededBy: RegExp])[] = [
  ['call', /\/client\/(?:transport|lazy-request)\.ts$/],
  ['lists', /\/(?:list-request|ranged-list-request|growing-list-request)\.ts$/],
  ['operations', /\/generated\/(?:ledger|status)\/operations\.ts$/],
  ['clients', entryOfService],
];

/**
 * What some operations take, and what is loaded later takes too: where it is in a module of its own, a bundle that needs it
 * only later has it only there. What nearly every operation takes needs none of it.
 */
const keptApart: readonly (readonly [name: string, which: RegExp])[] = [
  ['more-query', /\/client\/request\/more-query\.ts$/],
  ['call', /\/client\/guard\.ts$/],
  ['call', /\/values\/(?:inputs|kinds)\.ts$/],
  ['timestamps', /\/values\/timestamps\.ts$/],
  ['entities', /\/values\/entity-ids\.ts$/],
];

/** For bundlers, which leave out what nobody asks for, and never part what is in one module. */
export const forBundlers: Chunking = (id, modules) => {
  const service = serviceOf(id, modules);
  if (service !== undefined) return service;
  if (!isCore(id)) return null;
  const apart = keptApart.find(([, which]) => which.test(id))?.[0];
  if (apart !== undefined) return apart;
  const name = firstChunks.find(([, who]) => isNeededBy(who, id, modules))?.[0] ?? null;
  // What reads a reply that is not plain is loaded later by most.
  return name === 'clients' && id.includes('/reply/') ? null : name;
};

/** For what loads the files as they are, where to find one more takes longer than to read what is not needed. */
export const forNode: Chunking = (id, modules) => {
  const service = serviceOf(id, modules);
  if (service !== undefined || !isCore(id)) return service ?? null;
  return chunksInNode.find(([, who]) => isNeededBy(who, id, modules))?.[0] ?? null;
};

/** What every program needs, and what the first walk loads. */
const chunksInNode: readonly (readonly [name: string, neededBy: RegExp])[] = [
  ['core', entryOfService],
  ['lists', /\/lists\/list-pages\.ts$/],
];

/** What tells what is wrong with a reply, or whether it is an older one, is loaded when that is asked. */
function serviceOf(id: string, modules: ChunkingContext): string | undefined {
  if (modules.getModuleInfo(id)?.dynamicImporters.length) return undefined;
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
