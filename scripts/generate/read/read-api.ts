// This room reads a description into an Api. It does not depend on the emitters.
import { type Api, type Operation, rootSchemas, typeName } from '../api.js';
import { isInherited } from '../code-text.js';
import { GenerationError } from '../generation-error.js';
import { reachable, type Schema } from '../schema.js';
import { checkAlternatives } from './check-alternatives.js';
import { checkColumns } from './check-columns.js';
import { type Author, KeyCheck } from './check-keys.js';
import { DescriptionNode, defined } from './description-node.js';
import { readKeys } from './keys.js';
import { normaliseSchema } from './normalise-schema.js';
import { Problems } from './problems.js';
import { type JsonObject, plainDescription } from './read-description.js';
import { readOperations, type Selection } from './read-operations.js';
import { referencedParts } from './references.js';
import { checkSchemas } from './schema-check.js';
import { separateNames } from './separate-names.js';
import { separateRequests } from './separate-schemas.js';

/** Reads a description. Throws a GenerationError for anything that the emitters do not support. */
export function readApi(
  source: JsonObject,
  service: string,
  { selection, author = 'us' }: { selection?: Selection | undefined; author?: Author } = {},
): Api {
  const description = separateNames(plainDescription(source));
  const root = new DescriptionNode(description, '');
  const version = root.at('openapi');
  if (root.at('swagger').value !== undefined)
    root.at('swagger').fail('OpenAPI 3.0, 3.1 or 3.2; convert the file first');
  if (typeof version.value !== 'string' || !/^3\.[0-2]\./.test(version.value))
    version.fail('OpenAPI 3.0, 3.1 or 3.2');
  const problems = new Problems();
  const { schemas, failed } = readSchemas(root);
  const keyCheck = new KeyCheck(author);
  for (const mistake of keyCheck.mistakes(root, 'description', isOperation)) problems.add(mistake);
  const { operations: described, skipped } = readOperations(description, schemas, {
    problems,
    keyCheck,
    selection,
  });
  const collectFailed = (names: Iterable<string>, operation?: string): void => {
    for (const name of names)
      problems.collect(() => {
        const error = failed.get(name);
        if (error) throw error;
      }, operation);
  };
  if (failed.size > 0)
    for (const operation of described) collectFailed(usedBy([operation], schemas), operation.operationId);
  // With a selection, a schema that only the other operations use may be of any kind.
  if (!selection) collectFailed(failed.keys());
  checkAlternatives(described, schemas, problems);
  checkColumns(schemas, problems);
  problems.throw();
  if (failed.size > 0) deleteUsers(failed, schemas);
  const operations = separateRequests(schemas, described);
  const keys = problems.collect(() => readKeys(root, 'description', { operations, schemas })) ?? {};
  problems.throw();
  return {
    service,
    title: String(root.at('info', 'title').value ?? service),
    version: String(root.at('info', 'version').value ?? ''),
    madeBy: '`npm run generate`',
    ignored: [...keyCheck.ignored, ...(root.at('webhooks').value === undefined ? [] : ['webhooks'])].sort(),
    skipped,
    schemas: new Map([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))),
    operations: operations.toSorted((a, b) => (a.operationId < b.operationId ? -1 : 1)),
    servers: readServers(root),
    ...defined({
      watermark: keys['x-watermark'],
      firstTransaction: keys['x-first-transaction'],
      changes: keys['x-changes'],
    }),
  };
}

/** Operations check their own keys, so that one that is left out needs no correct ones. */
function isOperation(pointer: string): boolean {
  return /^\/paths\/[^/]+\/[^/]+$/.test(pointer);
}

interface Read {
  readonly schemas: Map<string, Schema>;
  /** Schemas that are not supported. They matter only if an operation uses them. */
  readonly failed: Map<string, GenerationError>;
}

function readSchemas(root: DescriptionNode): Read {
  const schemas = new Map<string, Schema>();
  const failed = new Map<string, GenerationError>();
  const components = root
    .at('components', 'schemas')
    .optional((node) => node.members('an object of schemas'));
  for (const [name, node] of components ?? []) {
    const { pointer } = node;
    const exported = typeName(name);
    if (!/^[A-Za-z_]/.test(exported) || isInherited(exported))
      throw new GenerationError(pointer, `${name} cannot be the name of a type; expected a letter first`);
    if (schemas.has(exported))
      throw new GenerationError(pointer, `two schemas would be named ${exported}; rename one of them`);
    unlessFailed(failed, exported, () => schemas.set(exported, normaliseSchema(node)));
    if (!schemas.has(exported)) schemas.set(exported, { pointer });
  }
  for (const [name, node] of referencedParts(root.value as JsonObject)) {
    if (schemas.has(name))
      throw new GenerationError(node.pointer, `two schemas would be named ${name}; rename one of them`);
    unlessFailed(failed, name, () => schemas.set(name, normaliseSchema(node)));
    if (!schemas.has(name)) schemas.set(name, { pointer: node.pointer });
  }
  for (const [name, schema] of schemas) unlessFailed(failed, name, () => checkSchemas([schema], schemas));
  // Operations are read for their own problems, too. To follow a schema that is a part of itself would not end.
  for (const name of failed.keys()) schemas.set(name, { pointer: schemas.get(name)?.pointer ?? '' });
  return { schemas, failed };
}

function unlessFailed(failed: Read['failed'], name: string, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    failed.set(name, error);
  }
}

/** Deletes schemas that are not supported, and those that refer to them. No operation uses them: that is a problem. */
function deleteUsers(failed: Read['failed'], schemas: Map<string, Schema>): void {
  const users = [...schemas].filter(([name, schema]) =>
    [name, ...reachable(schemas, [schema])].some((used) => failed.has(used)),
  );
  for (const [name] of users) schemas.delete(name);
}

function usedBy(operations: readonly Operation[], schemas: ReadonlyMap<string, Schema>): Set<string> {
  return reachable(schemas, operations.flatMap(rootSchemas));
}

function readServers(root: DescriptionNode): string[] {
  const urls = root
    .at('servers')
    .items('a list of servers')
    .map((server) => {
      const { value } = server.at('url');
      const defaultOf = (_: string, name: string): string =>
        server.at('variables', name, 'default').string('the text that stands for the variable');
      return typeof value === 'string' ? value.replace(/\{([^{}]+)\}/g, defaultOf) : '';
    });
  return urls.filter((url) => /^https?:/.test(url));
}
