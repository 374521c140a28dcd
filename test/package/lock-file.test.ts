import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** An entry of the lock file. Its key is the folder that the package is installed in. */
interface Locked {
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, Locked>>;

/** Whether Node finds a package from a folder: there, or in one of the folders above. */
function isFound(packages: Packages, name: string, from: string): boolean {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${place}${place && '/'}node_modules/${name}`]) return true;
    if (place === '') return false;
  }
}

describe.each(['.', 'test/examples', 'scripts/verify/mutation'])('the lock file in %s', (folder) => {
  const path = new URL(`../../${folder}/package-lock.json`, import.meta.url);
  const { packages }: { packages: Packages } = JSON.parse(readFileSync(path, 'utf8'));
  const locked = Object.entries(packages);
  const missing = (key: 'dependencies' | 'optionalDependencies'): string[] =>
    locked.flatMap(([place, entry]) =>
      Object.keys(entry[key] ?? {}).flatMap((name) =>
        isFound(packages, name, place) ? [] : [`${name} of ${place}`],
      ),
    );

  // If optional packages of a platform are missing, `npm ci` fails there, and recent versions of npm fail everywhere.
  it('has the optional packages of every platform', () => {
    expect(missing('optionalDependencies')).toEqual([]);
    if (folder !== '.') return;
    const platforms = locked.flatMap(([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies),
    );
    for (const platform of ['darwin-arm64', 'linux-x64', 'win32-x64'])
      expect(platforms.filter((name) => name.includes(platform)).length).toBeGreaterThan(1);
  });

  it('has all dependencies of these packages', () => {
    expect(missing('dependencies')).toEqual([]);
  });

  it('has a checksum of each package', () => {
    const unsure = locked.filter(
      ([place, { resolved, integrity }]) => place !== '' && (resolved || !integrity),
    );
    expect(unsure.map(([place]) => place)).toEqual([]);
  });
});
