import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { programOfEntries } from '../setup/compile.js';
import {
  type DeclaredSchema,
  declaredOperations,
  flatten,
  type Service,
  typesOf,
} from '../setup/description.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const clients = { ledger: 'LedgerClient', status: 'StatusClient' } as const;
const program = programOfEntries();
const checker = program.getTypeChecker();

/** The type of each operation's data, by name. */
function replyTypes(service: Service): Map<string, ts.Type> {
  const source = program.getSourceFile(`${root}generated/${service}/client.ts`);
  const client = source?.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === clients[service],
  );
  if (!client) throw new Error(`there is no ${clients[service]}`);
  const members = checker.getTypeAtLocation(client).getProperties();
  return new Map(
    members.flatMap((member) => {
      const request = checker.getTypeOfSymbol(member).getCallSignatures()[0]?.getReturnType();
      const reply = request && checker.getAwaitedType(request);
      return reply ? [[member.name, reply] as const] : [];
    }),
  );
}

const names: readonly (readonly [ts.TypeFlags, string])[] = [
  [ts.TypeFlags.BigIntLike, 'bigint'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined, 'undefined'],
];

/** The kinds of values of a type, such as `bigint` and `null`. An open list of words counts as string. */
function kindsOf(type: ts.Type): string[] {
  const kinds = partsOf(type).map((part) => {
    const known = names.find(([flag]) => part.flags & flag)?.[1];
    if (known) return known;
    if (part.flags & ts.TypeFlags.Unknown) return '';
    if (checker.isArrayType(part) || checker.isTupleType(part)) return 'array';
    // `string & {}` keeps the known words in completion lists.
    return part.isIntersection() && part.types.some(({ flags }) => flags & ts.TypeFlags.String)
      ? 'string'
      : 'object';
  });
  return [...new Set(kinds)].filter(Boolean).sort();
}

/** The same, from the description only. */
function declaredKinds(declared: DeclaredSchema, isRequired: boolean): string[] {
  const kinds = typesOf(declared).map((type) => {
    if (type !== 'integer') return type;
    return /^int(64|128)$/.test(declared.format ?? '') ? 'bigint' : 'number';
  });
  return [...new Set([...kinds, ...(isRequired ? [] : ['undefined'])])].sort();
}

function partsOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

interface Field {
  readonly place: string;
  readonly declared: string;
  readonly typed: string;
}

/** Walks a schema and a type side by side, each named type once. */
function* fieldsOf(
  service: Service,
  place: string,
  schema: DeclaredSchema,
  type: ts.Type,
  seen: Set<ts.Type>,
  isRequired = true,
): Generator<Field> {
  const declared = flatten(service, schema);
  yield {
    place,
    declared: declaredKinds(declared, isRequired).join(' '),
    typed: kindsOf(type).join(' '),
  };
  for (const part of partsOf(type).filter(({ flags }) => flags & ts.TypeFlags.Object)) {
    if (seen.has(part)) continue;
    seen.add(part);
    const isArray = checker.isArrayType(part) || checker.isTupleType(part);
    const [item] = isArray ? checker.getTypeArguments(part as ts.TypeReference) : [];
    if (item) yield* fieldsOf(service, `${place}[]`, declared.items ?? {}, item, seen);
    for (const [name, member] of Object.entries(declared.properties ?? {})) {
      const property = part.getProperty(name);
      const inner = property ? checker.getTypeOfSymbol(property) : checker.getNeverType();
      const isNeeded = declared.required?.includes(name) === true;
      yield* fieldsOf(service, `${place}.${name}`, member, inner, seen, isNeeded);
    }
  }
}

const endpoint = 'getRegisteredNodes.registered_nodes[].service_endpoints[]';

/** A rule that a type cannot express: an endpoint has at least one of its two names. */
const knownDifferences = {
  ledger: [`${endpoint}.domain_name`, `${endpoint}.ip_address`],
  status: [],
} as const;

describe('types of replies', () => {
  for (const service of ['ledger', 'status'] as const) {
    it(`match every field of the ${service} service`, () => {
      const types = replyTypes(service);
      const seen = new Set<ts.Type>();
      const fields = declaredOperations(service).flatMap(({ operationId, reply }) => {
        const type = types.get(operationId) ?? checker.getNeverType();
        return [...fieldsOf(service, operationId, reply, type, seen)];
      });
      const differing = fields.filter(({ declared, typed }) => declared !== typed);
      expect(
        differing.filter(({ place }) => !knownDifferences[service].some((known) => known === place)),
      ).toEqual([]);
      expect(differing).toHaveLength(knownDifferences[service].length);
      // The walk visits all integers: 98 in the ledger's description have 64 bits, and one in the status page's.
      expect(fields.filter(({ typed }) => /bigint/.test(typed)).length).toBeGreaterThan(
        service === 'ledger' ? 90 : 0,
      );
    });
  }
});
