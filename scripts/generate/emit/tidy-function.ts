import ts from 'typescript';
import {
  bare,
  call,
  constant,
  id,
  member,
  property,
  reports,
  singleOrNone,
  text,
  unknownCode,
} from './ajv-syntax.js';
import { expectation } from './expectation.js';
import { inlined, joined, unbraced } from './tidy-statements.js';
import type { ValidationSchema } from './validation-schemas.js';

const { factory } = ts;

/** A pointer in its two halves: what is common to the properties of a value, and the name of one. */
interface Place {
  path: ts.Expression;
  key: ts.Expression;
}

// What Ajv writes, once white space and brackets that change nothing are gone.
const isObject = /^(data\d*)&&typeof\1=="object"&&!Array\.isArray\(\1\)$/;
const failsPart = /^!validate\d+\.call\(this,/;
const itemLoop =
  /^if\(Array\.isArray\((data\d*)\)\)\{constlen(\d+)=\1\.length;for\(leti\2=0;i\2<len\2;i\2\+\+\)\{(if\(!\(?validate\d+\.call\(this,\1\[i\2\],.*)\}\}else\{/s;

/**
 * Rewrites a function of Ajv, `(data, {instancePath}) => boolean` with a list of errors, as one that tells a report:
 * an error is one call, and so is a part, an object or an array of parts.
 */
export class FunctionTidier {
  /** Whether the value has places below it, whose path is then put together once. */
  #isComposed = false;

  constructor(
    private readonly names: ReadonlyMap<string, string>,
    private readonly schemas: ReadonlyMap<string, ValidationSchema>,
  ) {}

  tidy(declaration: ts.FunctionDeclaration, name: string, exported: boolean): ts.FunctionDeclaration {
    const { body } = declaration;
    if (!body) throw unknownCode(declaration, 'a function without a body');
    this.#isComposed = /instancePath ?\+|keyword:"required"|unknownProperties\(/.test(body.getText());
    const here = this.#isComposed ? [constant('here', factory.createAdd(id('path'), id('key')))] : [];
    return factory.createFunctionDeclaration(
      exported ? [factory.createModifier(ts.SyntaxKind.ExportKeyword)] : undefined,
      undefined,
      name,
      undefined,
      ['data', 'report', 'path', 'key'].map((parameter) =>
        factory.createParameterDeclaration(undefined, undefined, parameter),
      ),
      undefined,
      factory.createBlock([...here, ...this.#statements(body.statements)], true),
    );
  }

  readonly #visit = (node: ts.Node): ts.Node => {
    if (ts.isBlock(node)) return factory.createBlock(inlined(this.#statements(node.statements)), true);
    const object = isObject.exec(bare(node));
    if (object) return call(id('isRecord'), id(String(object[1])));
    if (ts.isParenthesizedExpression(node) && isObject.test(bare(node.expression)))
      return this.#visit(node.expression);
    if (ts.isCallExpression(node) && node.expression.getText().startsWith('this.')) return this.#drift(node);
    if (ts.isIdentifier(node)) {
      if (node.text === 'errors') return member('report', 'count');
      if (['parentData', 'parentDataProperty', 'rootData', 'instancePath', 'vErrors'].includes(node.text))
        throw unknownCode(node.parent, `a use of ${node.text}`);
      return this.names.has(node.text) ? id(String(this.names.get(node.text))) : node;
    }
    return ts.visitEachChild(node, this.#visit, undefined);
  };

  #statements(statements: readonly ts.Statement[]): ts.Statement[] {
    const out: ts.Statement[] = [];
    for (let index = 0; index < statements.length; index++) {
      const statement = statements[index] as ts.Statement;
      const error = this.#error(statement);
      if (error) {
        // An error is built, appended and counted.
        const [append, count] = [statements[index + 1], statements[index + 2]];
        if (!/^if\(vErrors===null\)/.test(bare(append)) || bare(count) !== 'errors++;')
          throw unknownCode(statement, 'an error');
        index += 2;
        out.push(error);
      } else if (/^errors=_errs\d+;$/.test(bare(statement))) {
        if (!/^if\(vErrors!==null\)/.test(bare(statements[index + 1])))
          throw unknownCode(statement, 'a count');
        index += 1;
        out.push(reports('forget', id(bare(statement).slice('errors='.length, -1))));
      } else if (!isBookkeeping(statement)) out.push(this.#statement(statement));
    }
    return joined(out).map(unbraced);
  }

  #statement(statement: ts.Statement): ts.Statement {
    if (ts.isIfStatement(statement)) {
      const condition = bare(statement.expression);
      // `if (!validate12.call(this, data.key, {instancePath: …})) { vErrors = …; errors = …; }`
      if (failsPart.test(condition)) return this.#part(statement.expression);
      const items = this.#items(statement);
      if (items) return items;
    }
    return ts.visitNode(statement, this.#visit) as ts.Statement;
  }

  /** A part of the value is checked by the function of its schema. */
  #part(condition: ts.Expression): ts.Statement {
    const { validate, data, place } = this.#call(condition);
    return ts.factory.createExpressionStatement(call(validate, data, id('report'), place.path, place.key));
  }

  /** An array whose items are all of one schema, if it is no more than that. */
  #items(statement: ts.IfStatement): ts.Statement | undefined {
    const text = bare(statement);
    const array = itemLoop.exec(text);
    const loop = ts.isBlock(statement.thenStatement) ? statement.thenStatement.statements[1] : undefined;
    if (!array || !loop || !ts.isForStatement(loop) || !ts.isBlock(loop.statement)) return undefined;
    const [check, more] = loop.statement.statements;
    const isOnlyLoop = (statement.thenStatement as ts.Block).statements.length === 2;
    if (!check || more || !isOnlyLoop || !ts.isIfStatement(check)) return undefined;
    const elseStatements =
      statement.elseStatement && ts.isBlock(statement.elseStatement)
        ? statement.elseStatement.statements
        : [];
    const [error] = this.#statements(elseStatements);
    if (!error || !/keyword:"type"/.test(bare(elseStatements[0]))) return undefined;
    const { validate, place } = this.#call(check.expression);
    // `here + '/key/'` and the index: the path of the array is the first without its slash.
    const path = withoutSlash(place.path);
    return path && reports('items', id(String(array[1])), path, validate);
  }

  #call(condition: ts.Expression): { validate: ts.Expression; data: ts.Expression; place: Place } {
    let found: ts.CallExpression | undefined;
    const find = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /^validate\d+\.call$/.test(node.expression.getText())) found = node;
      else node.forEachChild(find);
    };
    find(condition);
    const [, data, options] = found?.arguments ?? [];
    const path =
      options && ts.isObjectLiteralExpression(options) ? property(options, 'instancePath') : undefined;
    if (!found || !data || !path) throw unknownCode(condition, 'a call');
    const name = this.names.get(found.expression.getText().replace('.call', ''));
    if (!name) throw unknownCode(condition, 'a call of a function of no schema');
    return {
      validate: id(name),
      data: ts.visitNode(data, this.#visit) as ts.Expression,
      place: this.#place(path),
    };
  }

  /** `instancePath + "/key/" + i0` in its halves. */
  #place(path: ts.Expression): Place {
    if (ts.isIdentifier(path) && path.text === 'instancePath')
      return this.#isComposed ? { path: id('here'), key: text('') } : { path: id('path'), key: id('key') };
    if (!ts.isBinaryExpression(path) || path.operatorToken.kind !== ts.SyntaxKind.PlusToken)
      throw unknownCode(path, 'a path');
    return { path: this.#pathOf(path.left), key: ts.visitNode(path.right, this.#visit) as ts.Expression };
  }

  #pathOf(node: ts.Expression): ts.Expression {
    if (ts.isIdentifier(node) && node.text === 'instancePath') return id('here');
    if (ts.isStringLiteral(node)) return text(node.text);
    if (ts.isBinaryExpression(node))
      return factory.createAdd(this.#pathOf(node.left), this.#pathOf(node.right));
    return ts.visitNode(node, this.#visit) as ts.Expression;
  }

  /** `const err0 = {instancePath, schemaPath, keyword, params}` → `report.mismatch(path, key, expected)`. */
  #error(statement: ts.Statement): ts.Statement | undefined {
    const { name, initializer } = singleOrNone(statement);
    if (!name || !/^err\d+$/.test(name) || !initializer || !ts.isObjectLiteralExpression(initializer))
      return undefined;
    const [path, word, given] = ['instancePath', 'keyword', 'params'].map((key) =>
      property(initializer, key),
    );
    if (!path || !word || !given) throw unknownCode(statement, 'an error');
    const keyword = String(JSON.parse(word.getText()));
    // Which two items are alike is known at run time only, and is not said.
    const params = keyword === 'uniqueItems' ? {} : (this.#literal(given) as Record<string, unknown>);
    const { expected, below } = expectation(keyword, params);
    const place = this.#place(path);
    if (below === undefined) return reports('mismatch', place.path, place.key, text(expected));
    const isHere = ts.isStringLiteral(place.key) && place.key.text === '';
    return reports(
      'missing',
      isHere ? place.path : factory.createAdd(place.path, place.key),
      text(`/${below}`),
    );
  }

  /** What an expression of literals and paths into the schemas comes to. */
  #literal(node: ts.Expression): unknown {
    if (ts.isObjectLiteralExpression(node))
      return Object.fromEntries(
        node.properties
          .filter(ts.isPropertyAssignment)
          .map((member) => [member.name.getText(), this.#literal(member.initializer)]),
      );
    const path = /^(schema\d+)((?:\.[\w$]+|\["[^"]*"\]|\[\d+\])*)$/.exec(node.getText());
    if (!path) return JSON.parse(node.getText());
    let value: unknown = this.schemas.get(String(path[1]));
    for (const key of String(path[2]).matchAll(/\.([\w$]+)|\["([^"]*)"\]|\[(\d+)\]/g))
      value = (value as Record<string, unknown> | undefined)?.[String(key[1] ?? key[2] ?? key[3])];
    if (value === undefined) throw unknownCode(node, 'a path into a schema');
    return value;
  }

  /** Our own keywords call `this.name(path, …)`: the report, with the path in its halves. */
  #drift(node: ts.CallExpression): ts.Expression {
    const [path, ...others] = node.arguments;
    const name = node.expression.getText().slice('this.'.length);
    if (!path) throw unknownCode(node, 'a call of a report');
    const place = this.#place(path);
    const [data, ...more] = others.map((argument) => ts.visitNode(argument, this.#visit) as ts.Expression);
    if (name !== 'unknownProperties' || !data)
      return call(member('report', name), place.path, place.key, ...(data ? [data] : []), ...more);
    const isHere = ts.isStringLiteral(place.key) && place.key.text === '';
    const whole = isHere ? place.path : factory.createAdd(place.path, place.key);
    return call(member('report', 'names'), data, ...more, whole);
  }
}

/** The list of errors and their count, which a report has. */
function isBookkeeping(statement: ts.Statement): boolean {
  return (
    ts.isEmptyStatement(statement) ||
    /^(letvErrors=null;|leterrors=0;|validate\d+\.errors=vErrors;|returnerrors===0;)$/.test(bare(statement))
  );
}

/** `here + '/key'` of `here + '/key/'`. */
function withoutSlash(path: ts.Expression): ts.Expression | undefined {
  if (!ts.isBinaryExpression(path) || !ts.isStringLiteral(path.right)) return undefined;
  return factory.createAdd(path.left, text(path.right.text.replace(/\/$/, '')));
}
