import ts from 'typescript';

/**
 * The statements of a file without their data: the kinds of their parts, and the names that they take from elsewhere.
 * Literals, names of members and names that the file declares itself are left out.
 *
 * @throws Error if the text does not parse, or a comment directs a compiler or a bundler.
 */
export function outline(text: string): string[] {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.ESNext, true);
  const { parseDiagnostics, commentDirectives, pragmas } = file as ts.SourceFile & {
    readonly parseDiagnostics: readonly ts.Diagnostic[];
    readonly commentDirectives?: readonly unknown[];
    readonly pragmas: ReadonlyMap<string, unknown>;
  };
  const [first] = parseDiagnostics;
  if (first) throw new Error(`does not parse: ${JSON.stringify(first.messageText)}`);
  if (commentDirectives?.length || pragmas.size > 0) throw new Error('a comment directs the compiler');
  const odd = /[^\n\x20-\x7e]/u.exec(text.replace(/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\p{Co}]/gu, ''));
  if (odd) throw new Error(`has an unseen character ${JSON.stringify(odd[0])}`);
  if (/[@#]__/.test(comments(file).replaceAll('/*#__PURE__*/', '')))
    throw new Error('a comment directs a bundler');
  const own = declaredIn(file);
  return file.statements.map((statement) => shape(statement, own)).sort();
}

/** The text between the tokens. */
function comments(file: ts.SourceFile): string {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    found.push(file.text.slice(node.pos, node.getStart()));
    node.getChildren().forEach(visit);
  };
  visit(file);
  return found.join('\n');
}

function declaredIn(file: ts.SourceFile): Set<string> {
  const own = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isNamed = 'name' in node && !ts.isImportSpecifier(node) && !ts.isPropertyAccessExpression(node);
    const name = isNamed ? (node.name as ts.Node | undefined) : undefined;
    if (name && ts.isIdentifier(name)) own.add(name.text);
    if (ts.isImportDeclaration(node) && /^'\.\/|^"\.\//.test(node.moduleSpecifier.getText()))
      node.importClause?.namedBindings?.forEachChild((one) => void own.add(one.getText()));
    node.forEachChild(visit);
  };
  visit(file);
  return own;
}

const sorted = new Set([
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeLiteral,
  ts.SyntaxKind.NamedImports,
  ts.SyntaxKind.NamedExports,
  ts.SyntaxKind.UnionType,
]);

function shape(node: ts.Node, own: ReadonlySet<string>): string {
  if (ts.isIdentifier(node)) return own.has(node.text) ? 'own' : node.text;
  if (ts.isStringLiteralLike(node)) return ts.isImportDeclaration(node.parent) ? node.text : 'literal';
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return 'literal';
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) return 'literal';
  // Generated code may test a pattern or its inverse.
  if (ts.isPrefixUnaryExpression(node) && /^[\w$]+\.test\(/.test(node.operand.getText()))
    return shape(node.operand, own);
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
    return `member(${shape(node.expression, own)})`;
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() !== 'report')
    return `member(${shape(node.expression, own)})`;
  const isMember = 'name' in node && (ts.isTypeElement(node) || ts.isPropertyAssignment(node));
  const parts: string[] = [];
  node.forEachChild((child) => {
    if (!(isMember && node.name === child)) parts.push(shape(child, own));
  });
  if (sorted.has(node.kind)) parts.sort();
  return `${ts.SyntaxKind[node.kind]}(${parts.join(',')})`;
}
