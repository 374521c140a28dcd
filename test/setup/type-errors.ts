import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Much faster than the JavaScript API of the compiler.
const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
const flags = ['--singleThreaded', '--pretty', 'false'];

/** One error of the compiler. */
export interface TypeError {
  /** From the root of the project; empty for errors in the files or options themselves. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** The compiler's errors in files and their imports, with the project's options and further ones. */
export function typeErrors(files: readonly string[], compilerOptions: object = {}): TypeError[] {
  const folder = mkdtempSync(join(root, 'test', '.tmp-types-'));
  try {
    const config = { extends: '../../tsconfig.json', compilerOptions, include: [], files };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { error, status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder, ...flags], {
      cwd: root,
      encoding: 'utf8',
    });
    const errors = error ? [] : read(stdout);
    if (error || (status !== 0 && errors.length === 0))
      throw new Error('the compiler printed no error', { cause: error });
    return errors;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(output: string): TypeError[] {
  // Indented lines belong to the error above them.
  const complaints = output.split(/\r?\n(?! )/).filter(Boolean);
  return complaints.map((text) => {
    const [, file = '', line = '0', message = text] =
      /^(.+?)\((\d+),\d+\): (?:error TS\d+: )(.*)$/s.exec(text) ?? [];
    return { file, line: Number(line), message };
  });
}

/** The compiler's errors in each of several type tests, which are written beside those in `test/types`. */
export function complaintsOf(...texts: readonly string[]): string[][] {
  const prefix = `.tmp-described-${process.pid}-`;
  const names = texts.map((_, index) => `test/types/${prefix}${index}.test-d.ts`);
  try {
    for (const [index, name] of names.entries()) writeFileSync(join(root, name), texts[index] ?? '');
    const errors = typeErrors(names.map((name) => join(root, name)));
    const others = errors.filter(({ file }) => !names.includes(file));
    if (others.length > 0) throw new Error(`the compiler refuses more: ${JSON.stringify(others)}`);
    return names.map((name) => errors.flatMap(({ file, message }) => (file === name ? [message] : [])));
  } finally {
    for (const name of names) rmSync(join(root, name), { force: true });
  }
}
