import type { Api, Operation } from '../../generate/api.js';
import { compareFields, optionalThere } from './compare-fields.js';
import { compareParameters } from './compare-parameters.js';
import { byKey, type Difference, type Pair } from './difference.js';

/** All that two descriptions of one service say differently, each difference of one declaration once. */
export function compareApis(ours: Api, theirs: Api): Difference[] {
  // The names of path parameters do not matter.
  const routeOf = ({ method, path }: Operation): string =>
    `${method} ${path.replaceAll(/\{[^{}]+\}/g, '{}')}`;
  return byKey(ours.operations, theirs.operations, routeOf, routeOf).flatMap(([here, there]) => {
    if (here && there) return compareOperation({ ours, theirs }, { ours: here, theirs: there });
    const { operationId: where, method, path, pointer: origin, deprecated } = (here ?? there) as Operation;
    const absence = here ? `absent there${deprecated ? ', deprecated here' : ''}` : 'there, absent here';
    // What is deprecated here is documented, not deployed.
    return {
      breaking: here !== undefined && !deprecated,
      where,
      what: `${method} ${path} is ${absence}`,
      origin,
    };
  });
}

function compareOperation(apis: Pair<Api>, { ours, theirs }: Pair<Operation>): Difference[] {
  const found: Difference[] = [];
  const { operationId, pointer } = ours;
  const add = (place: string, breaking: boolean, what: string, origin: string): void => {
    found.push({ breaking, where: place ? `${operationId} ${place}` : operationId, what, origin });
  };
  if (ours.deprecated !== theirs.deprecated)
    add('', false, `deprecated ${ours.deprecated ? 'here alone' : 'there'}`, pointer);
  compareParameters(apis, { ours, theirs }, (name, ...rest) => add(`← ${name}`, ...rest));
  compareBodies(apis, { ours, theirs }, (path, ...rest) =>
    add(`← ${path ? `body.${path}` : 'body'}`, ...rest),
  );
  compareFields(apis, { ours: ours.reply, theirs: theirs.reply }, 'reply', (path, breaking, what, origin) => {
    const isSent = what === optionalThere && isPartOfPage(path, { ours, theirs });
    add(`→ ${path || 'reply'}`, breaking && !isSent, what, origin);
  });
  return found;
}

/** The array and the links make a reply a page: one that declares them sends them, even if it does not require them. */
function isPartOfPage(path: string, { ours: { items }, theirs }: Pair<Operation>): boolean {
  return items?.property === theirs.items?.property && (path === 'links' || path === items?.property);
}

function compareBodies(
  apis: Pair<Api>,
  { ours: { body: ours, pointer }, theirs: { body: theirs } }: Pair<Operation>,
  report: Parameters<typeof compareFields>[3],
): void {
  if (ours && !theirs) report('', true, 'absent there', pointer);
  if (theirs && !ours) report('', theirs.required, 'there, absent here', pointer);
  if (!ours || !theirs) return;
  if (ours.required !== theirs.required)
    report('', theirs.required, theirs.required ? 'required there' : 'required here alone', pointer);
  if (ours.mediaType !== theirs.mediaType)
    report('', true, `${ours.mediaType} here, ${theirs.mediaType} there`, pointer);
  if (ours.schema && theirs.schema)
    compareFields(apis, { ours: ours.schema, theirs: theirs.schema }, 'request', report);
}
