import type { Api, Operation } from '../../generate/api.js';
import { compareFields, optionalThere } from './compare-fields.js';
import { compareParameters } from './compare-parameters.js';
import type { Difference } from './difference.js';

/** All that two descriptions of one service say differently, each difference of one declaration once. */
export function compareApis(ours: Api, theirs: Api): Difference[] {
  const found: Difference[] = [];
  const unmatched = new Map(theirs.operations.map((operation) => [routeOf(operation), operation]));
  for (const operation of ours.operations) {
    const route = routeOf(operation);
    const other = unmatched.get(route);
    unmatched.delete(route);
    if (other) found.push(...compareOperation({ ours, theirs }, operation, other));
    else
      found.push({
        // What is deprecated here is documented, not deployed.
        breaking: !operation.deprecated,
        where: operation.operationId,
        what: `${operation.method} ${operation.path} is absent there${operation.deprecated ? ', deprecated here' : ''}`,
        origin: operation.pointer,
      });
  }
  for (const { operationId, method, path, pointer } of unmatched.values())
    found.push({
      breaking: false,
      where: operationId,
      what: `${method} ${path} is there, absent here`,
      origin: pointer,
    });
  return found;
}

/** The method and the path; the names of path parameters do not matter. */
function routeOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^{}]+\}/g, '{}')}`;
}

function compareOperation(
  apis: { ours: Api; theirs: Api },
  ours: Operation,
  theirs: Operation,
): Difference[] {
  const found: Difference[] = [];
  const { operationId, pointer } = ours;
  const add = (place: string, breaking: boolean, what: string, origin: string): void => {
    found.push({ breaking, where: place ? `${operationId} ${place}` : operationId, what, origin });
  };
  if (ours.deprecated !== theirs.deprecated)
    add('', false, `deprecated ${ours.deprecated ? 'here alone' : 'there'}`, pointer);
  compareParameters(apis, ours, theirs, (name, ...rest) => add(`← ${name}`, ...rest));
  compareBodies(apis, ours, theirs, (path, ...rest) => add(`← ${path ? `body.${path}` : 'body'}`, ...rest));
  compareFields(apis, { ours: ours.reply, theirs: theirs.reply }, 'reply', (path, breaking, what, origin) => {
    const sent = what === optionalThere && isPartOfPage(path, ours, theirs);
    add(`→ ${path || 'reply'}`, breaking && !sent, what, origin);
  });
  return found;
}

/** The array and the links make a reply a page: one that declares them sends them, even if it does not require them. */
function isPartOfPage(path: string, { items: ours }: Operation, { items: theirs }: Operation): boolean {
  return ours?.property === theirs?.property && (path === 'links' || path === ours?.property);
}

function compareBodies(
  apis: { ours: Api; theirs: Api },
  { body: ours, pointer }: Operation,
  { body: theirs }: Operation,
  report: Parameters<typeof compareFields>[3],
): void {
  if (!ours || !theirs) {
    if (ours) report('', true, 'absent there', pointer);
    if (theirs) report('', theirs.required, 'there, absent here', pointer);
    return;
  }
  if (ours.required !== theirs.required)
    report('', theirs.required, theirs.required ? 'required there' : 'required here alone', pointer);
  if (ours.mediaType !== theirs.mediaType)
    report('', true, `${ours.mediaType} here, ${theirs.mediaType} there`, pointer);
  if (ours.schema && theirs.schema)
    compareFields(apis, { ours: ours.schema, theirs: theirs.schema }, 'request', report);
}
