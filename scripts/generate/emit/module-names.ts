import ts from 'typescript';
import type { Api } from '../api.js';
import { GenerationError } from '../generation-error.js';
import { statements } from './module-text.js';

/** Rejects a name of the description that a generated file also needs for something else, such as `createLedgerClient`. */
export function checkNames(api: Api, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const { top, members } = declaredNames(text);
    for (const names of [top, ...members]) {
      const twice = names.find((name, index) => names.indexOf(name) !== index);
      if (twice !== undefined)
        throw new GenerationError(
          origin(api, twice),
          `the name ${twice} is used twice in ${file}; expected a unique name`,
        );
    }
  }
}

function origin({ operations, schemas }: Api, name: string): string {
  const operation = operations.find(({ operationId }) =>
    [operationId, `${operationId}Operation`].includes(name),
  );
  const [, schema] = [...schemas].find(([component]) => name.endsWith(component)) ?? [];
  return operation?.pointer ?? schema?.pointer ?? '';
}

/** Names that a module exports; types have the prefix `type `. */
export function exportedNames(text: string): string[] {
  const exported = statements(text).filter((statement) => /^export\b/.test(statement.getText()));
  return exported.flatMap((statement) => {
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    return namesOf(statement).map((name) => (isType ? `type ${name}` : name));
  });
}

function declaredNames(text: string): { top: string[]; members: string[][] } {
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
