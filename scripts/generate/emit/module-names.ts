import ts from 'typescript';
import { statements } from './module-text.js';

/** Names that a module exports; types have the prefix `type `. */
export function exportedNames(text: string): string[] {
  const exported = statements(text).filter((statement) => /^export\b/.test(statement.getText()));
  return exported.flatMap((statement) => {
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    return namesOf(statement).map((name) => (isType ? `type ${name}` : name));
  });
}

/** Names that a module declares or imports at its top level, and those of interface members. Duplicates are kept. */
export function declaredNames(text: string): { top: string[]; members: string[][] } {
  const all = statements(text);
  return {
    top: all.flatMap(namesOf),
    members: all
      .filter(ts.isInterfaceDeclaration)
      .map(({ members }) => members.flatMap(({ name }) => (name && 'text' in name ? [name.text] : []))),
  };
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : ts.isExportDeclaration(statement) && statement.exportClause;
  if (clause && (ts.isNamedImports(clause) || ts.isNamedExports(clause)))
    return clause.elements.map(({ name }) => name.text);
  const isDeclaration =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement);
  return isDeclaration && statement.name ? [statement.name.text] : [];
}
