import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { services } from '../description.js';
import { apiOf } from './description.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe.each(services)('the generated text of the %s service', (service) => {
  const folder = `${root}generated/${service}`;
  const names = readdirSync(folder).sort();
  const text = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8');
  const parsed = (name: string): ts.SourceFile =>
    ts.createSourceFile(name, text(name), ts.ScriptTarget.ESNext, true);
  const api = apiOf(service);

  it('is in the expected files', () => {
    expect(names).toEqual([
      ...(service === 'ledger' ? ['after.ts', 'bodies.ts'] : []),
      'client.ts',
      'decoders.ts',
      'guards.ts',
      'help.ts',
      'index.ts',
      'operations.ts',
      ...(service === 'ledger' ? ['rules.ts'] : []),
      'types.ts',
      'validators.ts',
    ]);
  });

  it.each(names)('begins %s with its content, its source and its command', (name) => {
    const [what, from, empty] = text(name).split('\n');
    expect(what).toMatch(/^\/\/ [A-Z].+\.$/);
    expect(from).toBe(
      `// Made from the description of ${api.title} ${api.version} by \`npm run generate\`. Do not edit.`,
    );
    expect(empty).toBe('');
    expect(api.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('documents every exported name and every property of the types', () => {
    const file = parsed('types.ts');
    const bare: string[] = [];
    let seen = 0;
    const check = (node: ts.Node, name: string): void => {
      seen += 1;
      if (!documented(node)) bare.push(name);
    };
    const visit = (node: ts.Node, within: string): void => {
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
        check(node, node.name.text);
        node.forEachChild((child) => visit(child, node.name.text));
      } else if (ts.isPropertySignature(node)) {
        check(node, `${within}.${node.name.getText()}`);
        node.forEachChild((child) => visit(child, `${within}.${node.name.getText()}`));
      } else node.forEachChild((child) => visit(child, within));
    };
    visit(file, '');
    expect(seen).toBeGreaterThan(50);
    expect(bare).toEqual([]);
  });

  it('documents each operation, as a function and as a method', () => {
    const functions = parsed('operations.ts').statements.filter(ts.isFunctionDeclaration);
    const client = parsed('client.ts').statements.find(
      (statement) => ts.isInterfaceDeclaration(statement) && /Client$/.test(statement.name.text),
    );
    const members = client && ts.isInterfaceDeclaration(client) ? [...client.members] : [];
    const methods = members.filter(ts.isMethodSignature);
    const operationIds = api.operations.map(({ operationId }) => operationId);
    const others = ['request', 'close', '[Symbol.asyncDispose]', ...(api.changes ? ['changes'] : [])];
    expect(functions.map(({ name }) => name?.text)).toEqual(operationIds);
    expect(methods.map(({ name }) => name.getText())).toEqual([...others, ...operationIds]);
    const bare = [...functions, ...members].filter((node) => !documented(node));
    expect(bare.map((node) => node.getText())).toEqual([]);
    for (const [index, { method, path }] of api.operations.entries())
      for (const node of [functions[index], methods[index + others.length]])
        expect(node?.getFullText().replace(/\s+\*? */g, ' ')).toContain(`\`${method} ${path}\``);
  });

  it('marks the deprecated operations and no others', () => {
    const marked = parsed('operations.ts')
      .statements.filter(ts.isFunctionDeclaration)
      .filter((node) => ts.getJSDocDeprecatedTag(node))
      .map((node) => node.name?.text);
    const deprecated = api.operations.filter((operation) => operation.deprecated);
    expect(marked).toEqual(deprecated.map(({ operationId }) => operationId));
    expect(deprecated.length > 0).toBe(service === 'ledger');
  });

  it('documents its other exports', () => {
    const bare = parsed('client.ts')
      .statements.filter((statement) => /^export\b/.test(statement.getText()))
      .filter((statement) => !documented(statement));
    expect(bare.map((statement) => statement.getText())).toEqual([]);
  });

  it.each(names)('has no unescaped tag in the text of %s', (name) => {
    const tags = new Set([...text(name).matchAll(/^\s*(?:\*|\/\*\*) (@\w+)/gm)].map((match) => match[1]));
    const known = ['@default', '@deprecated', '@example', '@param', '@throws'];
    expect([...tags].filter((tag) => !known.includes(String(tag)))).toEqual([]);
    expect(text(name)).not.toContain('@description');
  });
});

/** Whether a doc comment with words stands before a node. */
function documented(node: ts.Node): boolean {
  const file = node.getSourceFile();
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const words = comment?.getText(file).replace(/[\s*/]/g, '') ?? '';
  return words.length > 0 && !words.startsWith('@');
}
