import { posix } from 'node:path';

/**
 * Where a file of the core is imported from: `core` is the way to its folder for code inside this package, and the name
 * of the entry that has all of them for code outside.
 */
export function fromCore(core: string, file: string): string {
  return core.startsWith('.') ? posix.join(core, `${file}.js`) : core;
}
