import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Check } from './check.js';

/**
 * Checks that the package imports no other package. The sandbox's listener may import modules of Node. The commands may also
 * import the package itself and its optional peers.
 */
export const imports: Check = async ({ installed, tarball: { files } }) => {
  const manifest = await readFile(join(installed, 'package.json'), 'utf8');
  const { name: own, dependencies = {}, peerDependencies = {} } = JSON.parse(manifest);
  const problems = Object.keys(dependencies).map((name) => `${name} is a dependency`);
  const readers = files.filter((name) => /\.(js|d\.ts)$/.test(name));
  for (const file of readers) {
    for (const name of importedBy(await readFile(join(installed, file), 'utf8'))) {
      if (name.startsWith('.')) continue;
      if (/^dist\/src\/shared\/listen\.js$/.test(file) && name.startsWith('node:')) continue;
      const [owner = ''] = name.split('/');
      const isPresent = owner === own || name.startsWith('node:') || Object.hasOwn(peerDependencies, owner);
      if (file.startsWith('dist/scripts/') && isPresent) continue;
      problems.push(`${file} imports ${name}`);
    }
  }
  return { summary: `${readers.length} modules and declarations, which need no other package`, problems };
};

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
