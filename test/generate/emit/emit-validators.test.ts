import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { replySchemas } from '../../../scripts/generate/api.js';
import { compileValidators, emitValidators } from '../../../scripts/generate/emit/emit-validators.js';
import type { ValidationSchema } from '../../../scripts/generate/emit/validation-schemas.js';
import { readApi } from '../../../scripts/generate/read/read-api.js';
import type { Json, JsonObject } from '../../../scripts/generate/read/read-description.js';
import { description, replies } from '../description.js';

function validators(reply: Json, schemas: JsonObject): string {
  const api = readApi(description({ operation: { responses: replies(reply) }, schemas }), 'ledger');
  return emitValidators(api, '.', 'replies', replySchemas(api));
}

function parsed(text: string): ts.SourceFile {
  return ts.createSourceFile('validators.ts', text, ts.ScriptTarget.ESNext, true);
}

/** The statements of a module that may have effects when it is imported. */
function effects(file: ts.SourceFile): string[] {
  const isFree = (statement: ts.Statement): boolean => {
    if (ts.isImportDeclaration(statement) || ts.isFunctionDeclaration(statement)) return true;
    if (!ts.isVariableStatement(statement)) return false;
    return statement.declarationList.declarations.every(({ initializer }) => {
      if (!initializer) return false;
      if (ts.isArrowFunction(initializer)) return true;
      const isPattern = initializer.kind === ts.SyntaxKind.RegularExpressionLiteral;
      const isList =
        ts.isArrayLiteralExpression(initializer) && initializer.elements.every(ts.isStringLiteral);
      return isPattern || isList || initializer.getFullText().trimStart().startsWith('/*#__PURE__*/');
    });
  };
  return file.statements.filter((statement) => !isFree(statement)).map((statement) => statement.getText());
}

/** The names that a module declares, exported or not. */
function declared(file: ts.SourceFile): { name: string; exported: boolean }[] {
  return file.statements.flatMap((statement) => {
    const exported = /^export\b/.test(statement.getText());
    if (ts.isFunctionDeclaration(statement)) return [{ name: statement.name?.text ?? '', exported }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => ({ name: name.getText(), exported }));
  });
}

describe.each([
  ['ledger', 'guards.ts'],
  ['ledger', 'validators.ts'],
  ['ledger', 'bodies.ts'],
  ['status', 'guards.ts'],
  ['status', 'validators.ts'],
])('the checks of the %s service in %s', (service, name) => {
  const read = (name: string): string =>
    readFileSync(new URL(`../../../generated/${service}/${name}`, import.meta.url), 'utf8');
  const file = parsed(read(name));

  it('do not compile or load code at run time', () => {
    const words: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) words.push(node.text);
      node.forEachChild(visit);
    };
    visit(file);
    expect(words).toContain(name === 'guards.ts' ? 'hasCount' : 'report');
    for (const word of ['require', 'eval', 'Function', 'module', 'globalThis'])
      expect(words).not.toContain(word);
  });

  it('have no effects at import', () => {
    expect(file.statements.length).toBeGreaterThan(name === 'bodies.ts' ? 5 : 10);
    expect(effects(file)).toEqual([]);
  });

  it('import only the core module', () => {
    const from = file.statements
      .filter(ts.isImportDeclaration)
      .map(({ moduleSpecifier }) => moduleSpecifier.getText());
    expect(from).toEqual(["'../../src/generated-code.js'"]);
  });

  it('declare each name once, and export at least one', () => {
    const names = declared(file);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    expect(names.filter(({ exported }) => exported).length).toBeGreaterThan(name === 'bodies.ts' ? 0 : 3);
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
  it('declares equal patterns once', () => {
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

  it('distinguishes properties from its own constants', () => {
    const words = { type: 'string', enum: ['a'], pattern: '^a' };
    const names = ['here', 'data0', 'report', 'valuesA', 'valuesA2', 'patternA', 'validateA', 'count0'];
    const text = validators(
      { $ref: '#/components/schemas/A' },
      { A: { properties: Object.fromEntries(names.map((name) => [name, words])), required: names } },
    );
    for (const name of names) expect(text).toMatch(new RegExp(`"${name}": validate\\w+`));
  });

  it('does not check that objects are unique', () => {
    const thing = { type: 'array', uniqueItems: true, items: { $ref: '#/components/schemas/B' } };
    const word = { type: 'array', uniqueItems: true, items: { type: 'string' } };
    const schemas = { A: { properties: { thing } }, B: { properties: { word } } };
    const text = validators({ $ref: '#/components/schemas/A' }, schemas);
    expect(text.match(/unique items/g)).toHaveLength(1);
    expect(effects(parsed(text))).toEqual([]);
  });

  it('distinguishes the fields of an extended schema from a component of that name', () => {
    const schemas = {
      Thing: { properties: { a: { type: 'string' } } },
      ThingFields: { properties: { b: { type: 'string' } } },
      More: {
        allOf: [{ $ref: '#/components/schemas/Thing' }],
        properties: { c: { $ref: '#/components/schemas/ThingFields' } },
      },
    };
    const text = validators({ $ref: '#/components/schemas/More' }, schemas);
    for (const name of ['a', 'b', 'c']) expect(text).toMatch(new RegExp(`"${name}": validate\\w+`));
  });
});

describe('compileValidators', () => {
  it.each<[string, object, string]>([
    ['a keyword that it does not know', { minlength: 3 }, 'unknown keyword: "minlength"'],
    ['a keyword with a value that it cannot have', { minLength: '3' }, 'minLength value must be ["number"]'],
    ['a reference to nothing', { $ref: 'B' }, 'the schema B does not exist'],
  ])('stops at %s', (_, schema, message) => {
    expect(() => compileValidators(new Map([['A', schema as ValidationSchema]]), ['A'])).toThrow(message);
  });
});
