import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { missingPeers } from '../../scripts/generate/peers.js';

const folder = mkdtempSync(join(tmpdir(), 'peers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Finds packages where these versions are installed. */
function installed(versions: Readonly<Record<string, string>>): (name: string) => string {
  const modules = join(mkdtempSync(join(folder, 'p')), 'node_modules');
  for (const [name, version] of Object.entries(versions)) {
    mkdirSync(join(modules, name), { recursive: true });
    writeFileSync(join(modules, name, 'package.json'), JSON.stringify({ version }));
  }
  return (name) => {
    if (!Object.hasOwn(versions, name)) throw new Error(`Cannot find package '${name}'`);
    return pathToFileURL(join(modules, name, 'lib', 'main.js')).href;
  };
}

const all = {
  ajv: '8.17.1',
  'ajv-formats': '3.0.1',
  'openapi-typescript': '7.0.0',
  typescript: '5.5.4',
  yaml: '2.9.1',
};

describe('a peer of the generator', () => {
  it('is installed', () => {
    expect(missingPeers(installed(all))).toBeUndefined();
  });

  it('is reported if it is missing, with the command that installs it', () => {
    const { typescript: _, ...others } = all;
    expect(missingPeers(installed(others))).toBe(
      'The generator needs typescript 5 (missing): npm install --save-dev typescript@5',
    );
  });

  it('is reported if another version is installed', () => {
    expect(missingPeers(installed({ ...all, ajv: '6.12.6', yaml: '1.10.2' }))).toBe(
      'The generator needs ajv 8 (6.12.6), yaml 2 (1.10.2): npm install --save-dev ajv@8 yaml@2',
    );
  });

  it('is reported if its major version only begins with the same digit', () => {
    expect(missingPeers(installed({ ...all, ajv: '80.0.0' }))).toContain('ajv 8 (80.0.0)');
  });
});
