import ts from 'typescript';
import { patternFormats } from './compile-validators.js';
import { expectation } from './expectation.js';
import type { ValidationSchema } from './validation-schemas.js';

const { factory } = ts;

/**
 * Ajv's standalone code as a module that people and bundlers can read: functions are named by their schema and
 * sorted, an error is one call, constants are literals, nothing runs at import. Stops at code it does not know.
 */
export function tidyValidators(code: string, exported: ReadonlySet<string>): string {
  const source = ts.createSourceFile('validators.js', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const names = functionNames(code);
  const schemas = new Map<string, ValidationSchema>();
  const constants = new Map<string, string>();
  const functions = new Map<string, ts.FunctionDeclaration>();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      const { name, initializer } = single(statement);
      if (name.startsWith('schema')) schemas.set(name, JSON.parse(initializer.getText()));
      else if (!hasExport(statement)) constants.set(name, constant(name, initializer));
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      const name = known(names, statement.name.text);
      const before = functions.get(name);
      if (before && before.getText() !== statement.getText())
        throw unknownCode(statement, 'a second function');
      functions.set(name, statement);
    } else if (!isBookkeeping(statement)) throw unknownCode(statement, 'a statement');
  }
  const written = [...functions].sort(([a], [b]) => (a < b ? -1 : 1));
  const tidied = written.map(([name, declaration]) =>
    print(new Tidier(names, schemas).function(declaration, name, exported.has(name)), source),
  );
  return renameConstants(
    constants,
    written.map(([name]) => name),
    tidied,
  );
}

/** `validate12` is the function of the schema that its source URL names. */
function functionNames(code: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const match of code.matchAll(/function (validate\d+)\([^\n]*\n\/\*# sourceURL="([\w$]+)" \*\//g))
    names.set(String(match[1]), `validate${match[2]}`);
  return names;
}

function known(names: ReadonlyMap<string, string>, name: string): string {
  const found = names.get(name);
  if (!found) throw new Error(`Ajv wrote a function ${name} of no schema`);
  return found;
}

function isBookkeeping(statement: ts.Statement): boolean {
  if (ts.isEmptyStatement(statement)) return true;
  if (!ts.isExpressionStatement(statement)) return false;
  // `validate12.evaluated = …` serves keywords that are not used here; at the top level it would run at import.
  return ts.isStringLiteral(statement.expression) || /^validate\d+\.evaluated = /.test(statement.getText());
}

function hasExport(statement: ts.VariableStatement): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function single(statement: ts.VariableStatement): { name: string; initializer: ts.Expression } {
  const [declaration] = statement.declarationList.declarations;
  if (!declaration?.initializer || !ts.isIdentifier(declaration.name))
    throw unknownCode(statement, 'a declaration');
  return { name: declaration.name.text, initializer: declaration.initializer };
}

/** A constant that does nothing at import: a pattern as a literal, a set marked as free of effects. */
function constant(name: string, initializer: ts.Expression): string {
  const text = initializer.getText();
  const format = /^require\("ajv-formats\/dist\/formats"\)\.fastFormats(?:\["([\w-]+)"\]|\.([\w-]+))$/.exec(
    text,
  );
  if (format) return String(patternFormats.get(String(format[1] ?? format[2])));
  if (initializer.kind === ts.SyntaxKind.RegularExpressionLiteral) return text;
  if (ts.isNewExpression(initializer) && initializer.expression.getText() === 'RegExp') {
    const [pattern, flags] = (initializer.arguments ?? []).map((argument) => JSON.parse(argument.getText()));
    return String(new RegExp(pattern, flags));
  }
  if (ts.isNewExpression(initializer) && initializer.expression.getText() === 'Set')
    return `/*#__PURE__*/ ${text}`;
  if (text === 'Object.prototype.hasOwnProperty') return text;
  throw unknownCode(initializer, `the constant ${name}`);
}

function unknownCode(node: ts.Node, what: string): Error {
  return new Error(`Ajv wrote ${what} that the generator does not know: ${node.getText().slice(0, 200)}`);
}

class Tidier {
  constructor(
    private readonly names: ReadonlyMap<string, string>,
    private readonly schemas: ReadonlyMap<string, ValidationSchema>,
  ) {}

  function(declaration: ts.FunctionDeclaration, name: string, exported: boolean): ts.FunctionDeclaration {
    const instancePath = factory.createParameterDeclaration(
      undefined,
      undefined,
      'instancePath',
      undefined,
      undefined,
      factory.createStringLiteral(''),
    );
    const data = factory.createParameterDeclaration(undefined, undefined, 'data');
    const body = declaration.body && this.#visit(declaration.body);
    return factory.createFunctionDeclaration(
      exported ? [factory.createModifier(ts.SyntaxKind.ExportKeyword)] : undefined,
      undefined,
      name,
      undefined,
      [data, instancePath],
      undefined,
      body as ts.Block,
    );
  }

  readonly #visit = (node: ts.Node): ts.Node => {
    if (ts.isBlock(node)) return factory.createBlock(this.#statements(node.statements), true);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      return this.#call(node, node.expression);
    // `vErrors === null ? f.errors : vErrors.concat(f.errors)`
    if (ts.isConditionalExpression(node) && node.condition.getText() === 'vErrors === null')
      return this.#visit(node.whenFalse);
    // `vErrors.length = _errs4` forgets what an alternative found. As `mismatch` keeps so many and no more, the count
    // may be beyond the list, which must not grow holes.
    if (ts.isBinaryExpression(node) && node.left.getText() === 'vErrors.length')
      return factory.createAssignment(
        node.left,
        factory.createCallExpression(
          factory.createPropertyAccessExpression(factory.createIdentifier('Math'), 'min'),
          undefined,
          [node.left, node.right],
        ),
      );
    if (ts.isIdentifier(node)) {
      if (['parentData', 'parentDataProperty', 'rootData'].includes(node.text))
        throw unknownCode(node.parent, `a use of ${node.text}`);
      const name = this.names.get(node.text);
      return name ? factory.createIdentifier(name) : node;
    }
    return ts.visitEachChild(node, this.#visit, undefined);
  };

  /** An error is built, then appended: two statements that become one call. */
  #statements(statements: ts.NodeArray<ts.Statement>): ts.Statement[] {
    const out: ts.Statement[] = [];
    for (let index = 0; index < statements.length; index++) {
      const statement = statements[index] as ts.Statement;
      const error = ts.isVariableStatement(statement) ? this.#error(statement) : undefined;
      if (error) {
        index += 1;
        if (!/^if\(vErrors === null\)/.test(statements[index]?.getText() ?? ''))
          throw unknownCode(statement, 'an error');
        out.push(error);
      } else if (!ts.isEmptyStatement(statement))
        out.push(ts.visitNode(statement, this.#visit) as ts.Statement);
    }
    return out;
  }

  /** `const err0 = {instancePath, schemaPath, keyword, params}` → `vErrors = mismatch(vErrors, path, expected)`. */
  #error(statement: ts.VariableStatement): ts.Statement | undefined {
    const { name, initializer } = singleOrNone(statement);
    if (!name || !/^err\d+$/.test(name) || !initializer || !ts.isObjectLiteralExpression(initializer))
      return undefined;
    const member = (key: string): ts.Expression => {
      for (const property of initializer.properties) {
        if (ts.isShorthandPropertyAssignment(property) && property.name.text === key) return property.name;
        if (ts.isPropertyAssignment(property) && property.name.getText() === key) return property.initializer;
      }
      throw unknownCode(statement, `an error without ${key}`);
    };
    const keyword = String(JSON.parse(member('keyword').getText()));
    // Which two items are alike is known at run time only, and is not said.
    const params =
      keyword === 'uniqueItems' ? {} : (this.#literal(member('params')) as Record<string, unknown>);
    const { expected, below } = expectation(keyword, params);
    const path = ts.visitNode(member('instancePath'), this.#visit) as ts.Expression;
    const args = [
      factory.createIdentifier('vErrors'),
      below === undefined ? path : factory.createAdd(path, factory.createStringLiteral(`/${below}`)),
      factory.createStringLiteral(expected),
    ];
    const call = factory.createCallExpression(factory.createIdentifier('mismatch'), undefined, args);
    return factory.createExpressionStatement(
      factory.createAssignment(factory.createIdentifier('vErrors'), call),
    );
  }

  /** What an expression of literals and paths into the schemas comes to. */
  #literal(node: ts.Expression): unknown {
    if (ts.isObjectLiteralExpression(node))
      return Object.fromEntries(
        node.properties
          .filter(ts.isPropertyAssignment)
          .map((property) => [property.name.getText(), this.#literal(property.initializer)]),
      );
    const text = node.getText();
    const path = /^(schema\d+)((?:\.[\w$]+|\["[^"]*"\]|\[\d+\])*)$/.exec(text);
    if (!path) return JSON.parse(text);
    let value: unknown = this.schemas.get(String(path[1]));
    for (const key of String(path[2]).matchAll(/\.([\w$]+)|\["([^"]*)"\]|\[(\d+)\]/g))
      value = (value as Record<string, unknown> | undefined)?.[String(key[1] ?? key[2] ?? key[3])];
    if (value === undefined) throw unknownCode(node, 'a path into a schema');
    return value;
  }

  #call(node: ts.CallExpression, callee: ts.PropertyAccessExpression): ts.Node {
    // `validate12.call(this, data.key, {instancePath: …, parentData, …})` needs only the first of these options.
    if (callee.name.text === 'call' && this.names.has(callee.expression.getText())) {
      const [context, data, options] = node.arguments;
      const path =
        options && ts.isObjectLiteralExpression(options)
          ? options.properties.find((property) => property.name?.getText() === 'instancePath')
          : undefined;
      if (!context || !data || !path) throw unknownCode(node, 'a call');
      const value = ts.isPropertyAssignment(path)
        ? path.initializer
        : factory.createIdentifier('instancePath');
      return factory.createCallExpression(ts.visitNode(callee, this.#visit) as ts.Expression, undefined, [
        context,
        ts.visitNode(data, this.#visit) as ts.Expression,
        ts.visitNode(value, this.#visit) as ts.Expression,
      ]);
    }
    // `vErrors.concat(…)` would copy all errors for each one found.
    if (callee.getText() === 'vErrors.concat')
      return factory.createCallExpression(factory.createIdentifier('merge'), undefined, [
        factory.createIdentifier('vErrors'),
        ...node.arguments.map((argument) => ts.visitNode(argument, this.#visit) as ts.Expression),
      ]);
    return ts.visitEachChild(node, this.#visit, undefined);
  }
}

function singleOrNone(statement: ts.VariableStatement): { name?: string; initializer?: ts.Expression } {
  const [declaration, another] = statement.declarationList.declarations;
  if (!declaration || another || !ts.isIdentifier(declaration.name)) return {};
  return {
    name: declaration.name.text,
    ...(declaration.initializer ? { initializer: declaration.initializer } : {}),
  };
}

function print(node: ts.Node, source: ts.SourceFile): string {
  return ts
    .createPrinter({ newLine: ts.NewLineKind.LineFeed, removeComments: true })
    .printNode(ts.EmitHint.Unspecified, node, source);
}

// Neither a property of that name nor a text that begins with it.
const constantName = /(?<![.'"/])\b(?:obj|pattern|formats|func)\d+\b/g;

/** A set has a mark before it, which begins like a pattern. */
function isPattern(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('/*');
}

/**
 * Names that stay when a schema is added: a set is called after the first function that uses it, a pattern by its
 * place among all patterns. Each constant stands before the functions, and only if one uses it.
 */
function renameConstants(
  constants: ReadonlyMap<string, string>,
  functionNames: readonly string[],
  functions: readonly string[],
): string {
  const renamed = new Map<string, string>();
  const patterns = [...new Set([...constants.values()].filter(isPattern))].sort();
  const sets = new Map<string, string>();
  const taken = new Set<string>();
  functions.forEach((text, index) => {
    for (const [old] of text.matchAll(constantName)) {
      const value = constants.get(old);
      if (value === undefined || renamed.has(old)) continue;
      if (patterns.includes(value)) renamed.set(old, `pattern${patterns.indexOf(value) + 1}`);
      else if (value.includes('new Set')) {
        let name = sets.get(value);
        for (let number = 1; name === undefined; number++) {
          const owner = functionNames[index]?.replace('validate', 'known');
          const free = number === 1 ? owner : `${owner}${number}`;
          if (free && !taken.has(free)) name = free;
        }
        sets.set(value, name);
        taken.add(name);
        renamed.set(old, name);
      } else renamed.set(old, value.startsWith('Object') ? 'hasOwnProperty' : old);
    }
  });
  const declarations = [
    ...new Set([...renamed].map(([old, name]) => `const ${name} = ${constants.get(old)};`)),
  ];
  const collator = new Intl.Collator('en', { numeric: true });
  const text = functions.join('\n\n').replace(constantName, (old) => renamed.get(old) ?? old);
  return `${declarations.sort(collator.compare).join('\n')}\n\n${text}\n`;
}
