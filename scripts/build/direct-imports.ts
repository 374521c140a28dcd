import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'rolldown';

const imports = /^(import|export) \{([^}]*)\} from '(\.[^']*)';/gm;
const reexports = /^export \{([^}]*)\} from '(\.[^']*)';/gm;

/**
 * Imports and exports each name from the module that declares it, instead of from the face of a room. A face imports its
 * whole room, so a bundler would load all of it at first.
 */
export const directImports: Plugin = {
  name: 'direct imports',
  load(id) {
    if (!id.endsWith('.ts') || id.includes('node_modules')) return null;
    return readFileSync(id, 'utf8').replace(
      imports,
      (statement, keyword: string, names: string, from: string) => {
        const lines = valueNames(names).map(
          (name) =>
            `${keyword} { ${name} } from ${JSON.stringify(declaringModule(sourceOf(id, from), name))};`,
        );
        // The other lines keep their numbers, so that source maps stay right.
        return lines.length > 0 ? lines.join(' ') + '\n'.repeat(statement.split('\n').length - 1) : statement;
      },
    );
  },
};

function declaringModule(file: string, name: string): string {
  for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(reexports))
    if (valueNames(names).includes(name)) return declaringModule(sourceOf(file, from), name);
  return file;
}

function valueNames(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

function sourceOf(file: string, from: string): string {
  return resolve(dirname(file), from.replace(/\.js$/, '.ts'));
}
