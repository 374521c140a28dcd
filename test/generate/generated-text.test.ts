import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { hidePrivateKeys } from '../../src/errors/errors.js';
import { services } from '../setup/description.js';
import { apiOf } from './description.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe.each(services)('the generated text of the %s service', (service) => {
  const folder = `${root}generated/${service}`;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const names = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
  const text = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8');
  const api = apiOf(service);

  it('is in the expected files', () => {
    const ofService = names.filter((name) => !name.startsWith('validators/'));
    expect(ofService).toEqual([
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

  it('loads the validators of each group of operations from a file of its own', async () => {
    const groups = new Set(api.operations.map(({ group }) => `validators/${group?.toLowerCase()}.ts`));
    const grouped = names.filter((name) => name.startsWith('validators/'));
    expect(new Set(grouped)).toEqual(groups);
    const operations = text('operations.ts');
    for (const name of grouped) {
      const validators = Object.keys(await import(`${folder}/${name}`));
      expect(validators.length).toBeGreaterThan(0);
      const path = name.replace('.ts', '.js');
      for (const validator of validators) expect(operations).toContain(`import('./${path}')).${validator},`);
    }
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

  it.each(['types.ts', 'client.ts'])('documents every exported name and every member in %s', (name) => {
    const file = ts.createSourceFile(name, text(name), ts.ScriptTarget.ESNext, true);
    const bare: string[] = [];
    let seen = 0;
    const visit = (node: ts.Node, within: string): void => {
      const isExported = ts.isStatement(node) && /^export\b/.test(node.getText());
      const isMember = name === 'types.ts' ? ts.isPropertySignature(node) : ts.isMethodSignature(node);
      const place = ts.isTypeElement(node) ? `${within}.${node.name?.getText()}` : within;
      if (isExported || isMember) seen += 1;
      if ((isExported || isMember) && !documented(node)) bare.push(place || node.getText());
      node.forEachChild((child) => visit(child, place));
    };
    visit(file, '');
    expect(seen).toBeGreaterThan(8);
    expect(bare).toEqual([]);
  });

  it('has no words that look like a seed phrase, which an error would hide', () => {
    const words = /(?:form|text): ["'](.+)["']|report\.mismatch\(path, key, ["'](.+)["']\)/g;
    const found = names.flatMap((name) => Array.from(text(name).matchAll(words), ([, a, b]) => a ?? b ?? ''));
    expect(found.length).toBeGreaterThan(0);
    for (const words of found) expect(hidePrivateKeys(`${words}, got "x"`)).toBe(`${words}, got "x"`);
  });

  it('has words for each value that a pattern can refuse', () => {
    const wordless = text('operations.ts').match(/kind: stringKind,(?!\s+form: )[^}]*\spattern: /g) ?? [];
    expect(wordless).toEqual([]);
    expect(names.includes('bodies.ts') && text('bodies.ts').includes('report.like')).toBe(false);
  });

  it.each(names)('has no unescaped tag in the text of %s', (name) => {
    const tags = new Set([...text(name).matchAll(/^\s*(?:\*|\/\*\*) (@\w+)/gm)].map((match) => match[1]));
    const known = ['@category', '@default', '@deprecated', '@example', '@param', '@throws'];
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
