import ts from 'typescript';
import { call, printed, singleOrNone } from './ajv-syntax.js';

const { factory } = ts;

/** `let data0 = data.key;` before the only statement that uses it is that statement with `data.key`. */
export function inlined(statements: readonly ts.Statement[]): ts.Statement[] {
  const [first, second, third] = statements;
  const { name, initializer } = first ? singleOrNone(first) : {};
  if (!name || !initializer || !second || third || !ts.isExpressionStatement(second)) return [...statements];
  const { expression } = second;
  if (!ts.isCallExpression(expression)) return [...statements];
  const [argument, ...others] = expression.arguments;
  if (!argument || !ts.isIdentifier(argument) || argument.text !== name) return [...statements];
  return [factory.createExpressionStatement(call(expression.expression, initializer, ...others))];
}

/** `if (x === undefined) …` and `if (x !== undefined) …` behind it, wherever, are one question. */
export function joined(statements: readonly ts.Statement[]): ts.Statement[] {
  const out: ts.Statement[] = [];
  const missing = new Map<string, number>();
  for (const statement of statements) {
    const question =
      ts.isIfStatement(statement) && !statement.elseStatement ? statement.expression : undefined;
    if (question && ts.isBinaryExpression(question) && isUndefined(question.right)) {
      const subject = printed(question.left);
      const equals = question.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
      const before = missing.get(subject);
      if (equals) missing.set(subject, out.length);
      else if (before !== undefined) {
        const { expression, thenStatement } = out[before] as ts.IfStatement;
        const whenThere = (statement as ts.IfStatement).thenStatement;
        out[before] = factory.createIfStatement(expression, thenStatement, whenThere);
        continue;
      }
    }
    out.push(statement);
  }
  return out;
}

/** `if (…) { one(); }` without its braces. */
export function unbraced(statement: ts.Statement): ts.Statement {
  if (!ts.isIfStatement(statement)) return statement;
  const { expression, thenStatement, elseStatement } = statement;
  return factory.createIfStatement(
    expression,
    onlyCall(thenStatement),
    elseStatement && (ts.isIfStatement(elseStatement) ? unbraced(elseStatement) : onlyCall(elseStatement)),
  );
}

function onlyCall(statement: ts.Statement): ts.Statement {
  if (!ts.isBlock(statement)) return statement;
  const [only, another] = statement.statements;
  return only && !another && ts.isExpressionStatement(only) ? only : statement;
}

function isUndefined(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === 'undefined';
}
