import ts from 'typescript';

const { factory } = ts;

/** Code of Ajv that the generator was not written for. */
export function unknownCode(node: ts.Node, what: string): Error {
  return new Error(`Ajv wrote ${what} that the generator does not know: ${node.getText().slice(0, 200)}`);
}

export function property(object: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  for (const member of object.properties) {
    if (ts.isShorthandPropertyAssignment(member) && member.name.text === key) return member.name;
    if (ts.isPropertyAssignment(member) && member.name.getText() === key) return member.initializer;
  }
  return undefined;
}

export function singleOrNone(statement: ts.Statement): { name?: string; initializer?: ts.Expression } {
  if (!ts.isVariableStatement(statement)) return {};
  const [declaration, another] = statement.declarationList.declarations;
  if (!declaration?.initializer || another || !ts.isIdentifier(declaration.name)) return {};
  return { name: declaration.name.text, initializer: declaration.initializer };
}

/** The text of a node without white space, and without brackets around all of it. */
export function bare(node: ts.Node | undefined): string {
  if (!node) return '';
  if (ts.isParenthesizedExpression(node)) return bare(node.expression);
  const [operand] = ts.isPrefixUnaryExpression(node) ? [node.operand] : [];
  if (operand && ts.isParenthesizedExpression(operand)) return `!${bare(operand)}`;
  return node.getText().replace(/\s+/g, '');
}

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed, removeComments: true });
const nowhere = ts.createSourceFile('', '', ts.ScriptTarget.ESNext);

export function printed(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile() ?? nowhere);
}

export function id(name: string): ts.Identifier {
  return factory.createIdentifier(name);
}

export function text(value: string): ts.StringLiteral {
  return factory.createStringLiteral(value);
}

export function member(object: string, name: string): ts.Expression {
  return factory.createPropertyAccessExpression(id(object), name);
}

export function call(callee: ts.Expression, ...given: ts.Expression[]): ts.CallExpression {
  return factory.createCallExpression(callee, undefined, given);
}

export function reports(name: string, ...given: ts.Expression[]): ts.Statement {
  return factory.createExpressionStatement(call(member('report', name), ...given));
}

export function constant(name: string, value: ts.Expression): ts.Statement {
  return factory.createVariableStatement(
    undefined,
    factory.createVariableDeclarationList(
      [factory.createVariableDeclaration(name, undefined, undefined, value)],
      ts.NodeFlags.Const,
    ),
  );
}
