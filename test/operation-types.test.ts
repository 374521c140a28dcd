import { expect, it } from 'vitest';
import { type DeclaredSchema, declaredOperations, flatten, type Service, typesOf } from './description.js';
import { complaintsOf } from './type-errors.js';

/** The exported name of a reply: that of its schema. */
function nameOf({ $ref = '' }: DeclaredSchema): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

/** The items of a page: its only array beside `links`, or the one that the description names. */
function itemOf(
  service: Service,
  { reply, items }: ReturnType<typeof declaredOperations>[number],
): string | undefined {
  const { properties = {} } = flatten(service, reply);
  const arrays = Object.entries(properties).filter(([, schema]) =>
    typesOf(flatten(service, schema)).includes('array'),
  );
  const [only, another] = items === undefined ? arrays : arrays.filter(([name]) => name === items);
  if (!only || another || !(items ?? 'links' in properties)) return undefined;
  const inner = flatten(service, only[1]).items;
  return inner?.$ref === undefined ? `NonNullable<${nameOf(reply)}['${only[0]}']>[number]` : nameOf(inner);
}

/** A type test of the path, the parameters and the reply of every operation. */
function typeTest(service: Service): string {
  const names = new Set<string>();
  const rows = declaredOperations(service).map((operation) => {
    const { operationId, method, path, parameters, hasBody, reply } = operation;
    const params =
      parameters.length > 0 || hasBody
        ? `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Params`
        : 'NoParams';
    const item = itemOf(service, operation);
    for (const name of [params, nameOf(reply), ...(item && /^\w+$/.test(item) ? [item] : [])])
      names.add(name);
    const answer = item === undefined ? nameOf(reply) : `${nameOf(reply)}, ${item}`;
    return `  ${operationId}: ${item === undefined ? 'Single' : 'List'}<'${method} ${path}', ${params}, ${answer}>;`;
  });
  const title = service === 'ledger' ? 'Ledger' : 'Status';
  const paths = { ledger: 'LedgerGetPaths, LedgerPostPaths', status: 'StatusGetPaths, Record<never, never>' }[
    service
  ];
  const pathNames = paths.match(/\w+Paths/g) ?? [];
  return `
import type * as operations from '../../generated/${service}/operations.js';
import type { ${[`${title}Client`, ...pathNames, ...names].join(', ')} } from '../../src/index.js';
import type { OperationsOf, Seen, WithoutTransport } from './call.js';
import type { Expected, List, Row, Single } from './row.js';
import { type Differing, none } from './same.js';
interface Rows {
${rows.join('\n')}
}
type Methods<Client> = { [Name in keyof OperationsOf<Client>]: Seen<Client[Name]> };
type Functions<Module> = {
  [Name in keyof Module as Module[Name] extends (...input: never[]) => unknown ? Name : never]: Seen<
    WithoutTransport<Module[Name]>
  >;
};
type Routes<Get, Post> = { [Path in keyof Get & string as \`GET \${Path}\`]: Seen<Get[Path]> } & {
  [Path in keyof Post & string as \`POST \${Path}\`]: Seen<Post[Path]>;
};
type ByName<Rows> = { [Name in keyof Rows]: Expected<Rows[Name]> };
type ByRoute<Rows> = {
  [Name in keyof Rows as Rows[Name] extends Row ? Rows[Name]['route'] : never]: Expected<Rows[Name]>;
};
none<Differing<Methods<${title}Client>, ByName<Rows>>>();
none<Differing<Functions<typeof operations>, ByName<Rows>>>();
none<Differing<Routes<${paths}>, ByRoute<Rows>>>();
`;
}

it.each(['ledger', 'status'] as const)(
  'every operation of the %s service has the types of its description, as method, function and path',
  (service) => {
    const text = typeTest(service);
    // With a changed route, only the test of paths is refused; with a changed type, all three are.
    const otherRoute = text.replace("'GET /", "'GET /x");
    const otherType = text.replace(/(: Single<'[^']*', \w+, )/, '$1string & ');
    const [none, one, three] = complaintsOf(text, otherRoute, otherType);
    expect(none).toEqual([]);
    expect(one).toHaveLength(1);
    expect(three).toHaveLength(3);
  },
);
