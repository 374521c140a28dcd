import openapiTS from 'openapi-typescript';
import ts from 'typescript';
import { type Api, paramsName } from '../api.js';
import { isIdentifier } from '../code-text.js';
import { docComment } from './doc-comment.js';
import { moduleText } from './module-text.js';
import { type TypeSchema, typeSchemas, unmarkedName } from './type-schemas.js';

/**
 * Emits the types of a service. openapi-typescript converts each schema to TypeScript. Here each gets a name, and an interface
 * if it has properties, so that an editor shows `Contract` and not a type computed from paths.
 */
export async function emitTypes(api: Api, core: string): Promise<string> {
  const types = typeSchemas(api);
  const params = new Set(api.operations.map(paramsName));
  const declarations = await schemaMembers(types);
  const text = [...types].map(([name, schema]) => {
    const node = declarations.get(name);
    if (!node) throw new Error(`openapi-typescript returned no type for ${name}`);
    const tags = schema.deprecated === true ? ['@deprecated'] : [];
    const comment = docComment([String(schema.title ?? ''), ...tags]);
    const type = params.has(name) && ts.isTypeLiteralNode(node) ? withUndefined(node) : node;
    return `${comment}export ${tidyComments(declaration(name, type, declarations))}\n`;
  });
  return moduleText(api, `The types of the ${api.service} service.`, core, text.join('\n'));
}

async function schemaMembers(types: ReadonlyMap<string, TypeSchema>): Promise<Map<string, ts.TypeNode>> {
  const nodes = await openapiTS(
    JSON.stringify(
      {
        openapi: '3.1.0',
        info: { title: 'types', version: '0' },
        paths: {},
        components: { schemas: Object.fromEntries(types) },
      },
      // Defaults appear only in comments, so one beyond 2^53 may be text.
      (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    ),
    {
      defaultNonNullable: false,
      silent: true,
      transform: (schema) => {
        const type = (schema as TypeSchema)['x-type'];
        return typeof type === 'string' ? ts.factory.createTypeReferenceNode(`(${type})`) : undefined;
      },
    },
  );
  const components = nodes.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'components');
  const schemas = components?.members
    .filter(ts.isPropertySignature)
    .find((member) => nameOf(member) === 'schemas')?.type;
  const members =
    schemas && ts.isTypeLiteralNode(schemas) ? schemas.members.filter(ts.isPropertySignature) : [];
  return new Map(members.flatMap((member) => (member.type ? [[nameOf(member), byName(member.type)]] : [])));
}

function nameOf(member: ts.PropertySignature): string {
  // openapi-typescript emits a name such as NaN as a number.
  return 'text' in member.name ? member.name.text : '';
}

/** Replaces `components["schemas"]["Contract"]` by `Contract`, and restores the names of properties. */
function byName(type: ts.TypeNode): ts.TypeNode {
  const visitor = (node: ts.Node): ts.Node => {
    if (
      ts.isIndexedAccessTypeNode(node) &&
      ts.isIndexedAccessTypeNode(node.objectType) &&
      ts.isLiteralTypeNode(node.indexType) &&
      ts.isStringLiteral(node.indexType.literal)
    )
      return ts.factory.createTypeReferenceNode(node.indexType.literal.text);
    const inner = ts.visitEachChild(node, visitor, undefined);
    return ts.isPropertySignature(inner) ? unmarked(inner) : inner;
  };
  return ts.visitNode(type, visitor) as ts.TypeNode;
}

function unmarked(member: ts.PropertySignature): ts.PropertySignature {
  const name = unmarkedName(nameOf(member));
  const { modifiers, questionToken, type } = member;
  const key = isIdentifier(name) ? ts.factory.createIdentifier(name) : ts.factory.createStringLiteral(name);
  return ts.factory.updatePropertySignature(member, modifiers, key, questionToken, type);
}

function declaration(name: string, node: ts.TypeNode, all: ReadonlyMap<string, ts.TypeNode>): string {
  if (ts.isTypeLiteralNode(node)) return `interface ${name} ${print(node)}`;
  const heritage = extension(node, all);
  if (!heritage) return `type ${name} = ${print(node)};`;
  return `interface ${name} extends ${heritage.bases.join(', ')} ${print(heritage.own)}`;
}

/** Converts an intersection of interfaces and one object to an interface that extends them. Undefined if they conflict. */
function extension(
  node: ts.TypeNode,
  all: ReadonlyMap<string, ts.TypeNode>,
): { bases: string[]; own: ts.TypeLiteralNode } | undefined {
  if (!ts.isIntersectionTypeNode(node)) return undefined;
  const bases = node.types.filter(ts.isTypeReferenceNode).map((type) => print(type));
  const literals = node.types.filter(ts.isTypeLiteralNode);
  if (bases.length + literals.length !== node.types.length || literals.length > 1) return undefined;
  const own = literals[0] ?? ts.factory.createTypeLiteralNode([]);
  const inherited = new Map<string, string>();
  for (const base of bases) {
    const properties = propertiesOf(base, all);
    if (!properties) return undefined;
    for (const [key, type] of properties) {
      if ((inherited.get(key) ?? type) !== type) return undefined;
      inherited.set(key, type);
    }
  }
  for (const member of own.members) {
    if (!ts.isPropertySignature(member) || !member.type) return undefined;
    const theirs = inherited.get(nameOf(member));
    const ours = propertyText(member);
    // An extension may list fewer words, because both types allow other strings.
    const bothOpen = theirs && /^\??\(?OpenEnum</.test(theirs) && /^\(?OpenEnum</.test(ours);
    if (theirs !== undefined && theirs !== ours && !bothOpen) return undefined;
  }
  return { bases, own };
}

function propertiesOf(name: string, all: ReadonlyMap<string, ts.TypeNode>): Map<string, string> | undefined {
  const node = all.get(name);
  if (!node) return undefined;
  const found = new Map<string, string>();
  const parts = ts.isIntersectionTypeNode(node) ? node.types : [node];
  for (const part of parts) {
    if (ts.isTypeReferenceNode(part)) {
      const inner = propertiesOf(print(part), all);
      if (!inner) return undefined;
      for (const [key, type] of inner) found.set(key, type);
    } else if (ts.isTypeLiteralNode(part)) {
      for (const member of part.members) {
        if (!ts.isPropertySignature(member) || !member.type) return undefined;
        found.set(nameOf(member), propertyText(member));
      }
    } else return undefined;
  }
  return found;
}

function propertyText({ type, questionToken }: ts.PropertySignature): string {
  return `${questionToken ? '?' : ''}${type ? print(type) : ''}`;
}

/** Allows undefined for optional properties, also under exactOptionalPropertyTypes. */
function withUndefined(node: ts.TypeLiteralNode): ts.TypeLiteralNode {
  return ts.factory.createTypeLiteralNode(
    node.members.map((member) => {
      if (!ts.isPropertySignature(member) || !member.questionToken || !member.type) return member;
      const type = ts.factory.createUnionTypeNode([
        member.type,
        ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
      ]);
      const copy = ts.factory.updatePropertySignature(
        member,
        member.modifiers,
        member.name,
        member.questionToken,
        type,
      );
      return ts.setSyntheticLeadingComments(copy, ts.getSyntheticLeadingComments(member));
    }),
  );
}

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
const file = ts.createSourceFile('types.ts', '', ts.ScriptTarget.ESNext, false, ts.ScriptKind.TS);

function print(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, file);
}

/** Rewraps the comments of openapi-typescript, with their indent. */
function tidyComments(text: string): string {
  return text.replace(/^( *)\/\*\*([\s\S]*?)\*\/\n/gm, (_, indent: string, inner: string) => {
    const paragraphs: string[] = [];
    for (const line of inner.split('\n').map((part) => part.replace(/^\s*\* ?/, '').trim())) {
      if (line.startsWith('@') || paragraphs.length === 0) paragraphs.push(line);
      else paragraphs[paragraphs.length - 1] += ` ${line}`;
    }
    return docComment(paragraphs, indent);
  });
}
