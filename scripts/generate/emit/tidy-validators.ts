import ts from 'typescript';
import { unknownCode } from './ajv-syntax.js';
import { patternFormats } from './compile-validators.js';
import { FunctionTidier } from './tidy-function.js';
import type { ValidationSchema } from './validation-schemas.js';

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
    print(new FunctionTidier(names, schemas).tidy(declaration, name, exported.has(name)), source),
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

/** A constant that does nothing at import: a list or pattern as a literal, a set marked as free of effects. */
function constant(name: string, initializer: ts.Expression): string {
  const text = initializer.getText();
  const format = /^require\("ajv-formats\/dist\/formats"\)\.fastFormats(?:\["([\w-]+)"\]|\.([\w-]+))$/.exec(
    text,
  );
  if (format) return String(patternFormats.get(String(format[1] ?? format[2])));
  if (ts.isArrayLiteralExpression(initializer)) return text;
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
 * Names that stay when a schema is added: a list or set is called after the first function that uses it, a pattern by its
 * place among all patterns. Each constant stands before the functions, and only if one uses it.
 */
function renameConstants(
  constants: ReadonlyMap<string, string>,
  functionNames: readonly string[],
  functions: readonly string[],
): string {
  const renamed = new Map<string, string>();
  const patterns = [...new Set([...constants.values()].filter(isPattern))].sort();
  const lists = new Map<string, string>();
  const taken = new Set<string>();
  functions.forEach((text, index) => {
    for (const [old] of text.matchAll(constantName)) {
      const value = constants.get(old);
      if (value === undefined || renamed.has(old)) continue;
      if (patterns.includes(value)) renamed.set(old, `pattern${patterns.indexOf(value) + 1}`);
      else if (value.startsWith('[') || value.includes('new Set')) {
        let name = lists.get(value);
        for (let number = 1; name === undefined; number++) {
          const owner = functionNames[index]?.replace('validate', 'known');
          const free = number === 1 ? owner : `${owner}${number}`;
          if (free && !taken.has(free)) name = free;
        }
        lists.set(value, name);
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
