import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Check } from './check.js';
import { isCommand } from './file-list.js';

/**
 * Packages that modules import: those that npm installs with ours, Node's own in the listener of the sandbox, and both
 * with the optional peers in the commands.
 * Declarations import none, so that a dependency can be replaced without a word to users.
 */
export const imports: Check = async ({ installed, tarball: { files } }) => {
  const manifest = await readFile(join(installed, 'package.json'), 'utf8');
  const { dependencies = {}, peerDependencies = {} }: Record<string, object> = JSON.parse(manifest);
  const unused = new Set(Object.keys(dependencies));
  const used = new Set<string>();
  const problems: string[] = [];
  for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name))) {
    for (const name of importedBy(await readFile(join(installed, file), 'utf8'))) {
      if (name.startsWith('.')) continue;
      if (/^dist\/src\/shared\/listen\.js$/.test(file) && name.startsWith('node:')) continue;
      const [owner = ''] = name.split('/');
      if (isCommand(file) && (name.startsWith('node:') || Object.hasOwn(peerDependencies, owner))) continue;
      used.add(name);
      unused.delete(name);
      if (file.endsWith('.d.ts') || !Object.hasOwn(dependencies, name))
        problems.push(`${file} imports ${name}`);
    }
  }
  for (const name of unused) problems.push(`${name} is a dependency that nothing imports`);
  return { summary: `${[...used].join(', ')} of npm, and of them nothing in declarations`, problems };
};

/** What a module imports, at once or later. */
function importedBy(text: string): string[] {
  const names: string[] = [];
  const look = (node: ts.Node): void => {
    const from =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined;
    if (from && ts.isStringLiteral(from)) names.push(from.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('module.ts', text, ts.ScriptTarget.ES2022));
  return names;
}
