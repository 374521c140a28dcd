import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { typeErrors } from '../setup/type-errors.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every file below a folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]s$/.test(name) && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`);
}

describe('code for every runtime', () => {
  it('imports Node only in the command line, the input of the MCP server and the listener of the sandbox', () => {
    const files = [...filesBelow('src'), ...filesBelow('generated')].filter(
      (file) => !file.startsWith('src/cli/'),
    );
    const withNode = files.filter((file) =>
      /from 'node:|import\('node:|require\(/.test(readFileSync(`${root}${file}`, 'utf8')),
    );
    expect(withNode).toEqual(['src/mcp/message-lines.ts', 'src/sandbox/listen.ts']);
  });

  it('compiles without the types of Node', () => {
    const entries = ['src/index.ts', 'src/ledger.ts', 'src/query.ts', 'src/status.ts'].map(
      (file) => `${root}${file}`,
    );
    expect(typeErrors(entries, { types: [] })).toEqual([]);
  });

  it('names each replaceable library in one file', () => {
    const users = (name: string): string[] =>
      [...filesBelow('src'), ...filesBelow('scripts')]
        // Benchmarks compare other clients.
        .filter((file) => !file.startsWith('scripts/bench/'))
        .filter((file) => readFileSync(`${root}${file}`, 'utf8').includes(`from '${name}'`));
    expect(users('openapi-fetch')).toEqual(['src/client/request/serialise.ts']);
    expect(users('openapi-typescript')).toEqual(['scripts/generate/emit/emit-types.ts']);
  });
});
