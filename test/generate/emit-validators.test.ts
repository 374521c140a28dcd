import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { emitValidators } from '../../scripts/generate/emit-validators.js';
import { readApi } from '../../scripts/generate/read-api.js';
import type { Json, JsonObject } from '../../scripts/generate/read-description.js';
import { description, replies } from './description.js';

function validators(reply: Json, schemas: JsonObject): string {
  return emitValidators(
    readApi(description({ operation: { responses: replies(reply) }, schemas }), 'ledger'),
    '.',
  );
}

function parsed(text: string): ts.SourceFile {
  return ts.createSourceFile('validators.js', text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
}

/** The statements of a module that could do something when it is imported. */
function effects(file: ts.SourceFile): string[] {
  const isFree = (statement: ts.Statement): boolean => {
    if (ts.isImportDeclaration(statement) || ts.isFunctionDeclaration(statement)) return true;
    if (!ts.isVariableStatement(statement)) return false;
    return statement.declarationList.declarations.every(({ initializer }) => {
      if (!initializer) return false;
      const isPattern = initializer.kind === ts.SyntaxKind.RegularExpressionLiteral;
      const isList =
        ts.isArrayLiteralExpression(initializer) && initializer.elements.every(ts.isStringLiteral);
      return isPattern || isList || initializer.getFullText().trimStart().startsWith('/*#__PURE__*/');
    });
  };
  return file.statements.filter((statement) => !isFree(statement)).map((statement) => statement.getText());
}

/** Names that a module makes known, exported or not. */
function declared(file: ts.SourceFile): { name: string; exported: boolean }[] {
  return file.statements.flatMap((statement) => {
    const exported = /^export\b/.test(statement.getText());
    if (ts.isFunctionDeclaration(statement)) return [{ name: statement.name?.text ?? '', exported }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => ({ name: name.getText(), exported }));
  });
}

describe.each(['ledger', 'status'])('the validators of the %s service', (service) => {
  const read = (name: string): string =>
    readFileSync(new URL(`../../generated/${service}/${name}`, import.meta.url), 'utf8');
  const file = parsed(read('validators.js'));

  it('make no code at run time and load none', () => {
    const words: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) words.push(node.text);
      node.forEachChild(visit);
    };
    visit(file);
    expect(words).toContain('report');
    for (const word of ['require', 'eval', 'Function', 'module', 'globalThis'])
      expect(words).not.toContain(word);
  });

  it('do nothing at import', () => {
    expect(file.statements.length).toBeGreaterThan(10);
    expect(effects(file)).toEqual([]);
  });

  it('import nothing but what an object is', () => {
    const from = file.statements
      .filter(ts.isImportDeclaration)
      .map(({ moduleSpecifier }) => moduleSpecifier.getText());
    expect(from).toEqual(["'../../src/core/operation/decode.js'"]);
  });

  it('declare each name once, and each exported one in validators.d.ts', () => {
    const names = declared(file);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    const exported = names.filter((one) => one.exported).map(({ name }) => name);
    expect(exported.length).toBeGreaterThan(3);
    expect(declared(parsed(read('validators.d.ts'))).map(({ name }) => name)).toEqual(exported);
  });
});

describe('effects', () => {
  it.each([
    'const a = new Set([]);',
    'call();',
    'const b = [c()];',
    'let b;',
    'const c = /*pure*/ d();',
    'export default 5;',
  ])('are found in %s', (statement) => {
    expect(effects(parsed(statement))).toEqual([statement]);
  });
});

describe('emitValidators', () => {
  it('declares each pattern once, wherever its anchors are', () => {
    const patterns = ['[a-z]', '^a', 'b$', '^b', '/x', '\\d', '^a'];
    const properties = Object.fromEntries(
      patterns.map((pattern, at) => [`p${at}`, { type: 'string', pattern }]),
    );
    const file = parsed(validators({ $ref: '#/components/schemas/A' }, { A: { properties } }));
    const found = file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) =>
        declarationList.declarations
          .filter(({ initializer }) => initializer?.kind === ts.SyntaxKind.RegularExpressionLiteral)
          .map(({ name, initializer }) => ({ name: name.getText(), text: initializer?.getText() })),
      );
    expect(new Set(found.map(({ name }) => name)).size).toBe(6);
    expect(new Set(found.map(({ text }) => text)).size).toBe(6);
    expect(found).toHaveLength(6);
  });

  it('does not rename a property that is called like a constant of Ajv', () => {
    const words = { type: 'string', enum: ['a'], pattern: '^a' };
    const names = ['obj0', 'obj1', 'obj2', 'pattern0', 'pattern1', 'pattern2', 'formats0'];
    const text = validators(
      { $ref: '#/components/schemas/A' },
      { A: { properties: Object.fromEntries(names.map((name) => [name, words])), required: names } },
    );
    for (const name of names) {
      expect(text).toContain(`data.${name} === undefined`);
      expect(text).toContain(`"/${name}"`);
    }
  });

  it('leaves to others whether objects repeat, as that takes a function of Ajv', () => {
    const thing = { type: 'array', uniqueItems: true, items: { $ref: '#/components/schemas/B' } };
    const word = { type: 'array', uniqueItems: true, items: { type: 'string' } };
    const schemas = { A: { properties: { thing } }, B: { properties: { word } } };
    const text = validators({ $ref: '#/components/schemas/A' }, schemas);
    expect(text.match(/items that differ/g)).toHaveLength(1);
    expect(effects(parsed(text))).toEqual([]);
  });

  it('tells the fields of an extended schema from a component of that name', () => {
    const schemas = {
      Thing: { properties: { a: { type: 'string' } } },
      ThingFields: { properties: { b: { type: 'string' } } },
      More: {
        allOf: [{ $ref: '#/components/schemas/Thing' }],
        properties: { c: { $ref: '#/components/schemas/ThingFields' } },
      },
    };
    const text = validators({ $ref: '#/components/schemas/More' }, schemas);
    for (const name of ['a', 'b', 'c']) expect(text).toContain(`"/${name}"`);
  });
});
