import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A schema as the description writes it; read without the generator, so that tests can check it. */
export interface DeclaredSchema {
  $ref?: string;
  type?: string | string[];
  format?: string | undefined;
  properties?: Record<string, DeclaredSchema>;
  required?: string[];
  items?: DeclaredSchema | undefined;
  additionalProperties?: DeclaredSchema | boolean | undefined;
  allOf?: DeclaredSchema[];
  anyOf?: DeclaredSchema[];
  enum?: unknown[] | undefined;
  pattern?: string | undefined;
  default?: unknown;
  maxItems?: number;
}

export interface DeclaredOperation {
  operationId: string;
  method: string;
  path: string;
  deprecated: boolean;
  summary: string;
  parameters: DeclaredParameter[];
  hasBody: boolean;
  /** Which array of the reply holds the items, if the description names one. */
  items?: string;
  rangeKey?: DeclaredRangeKey;
  combinations: DeclaredCombination[];
  reply: DeclaredSchema;
}

export interface DeclaredRangeKey {
  parameter: string;
  field: string;
  second?: { parameter: string; field: string };
  third?: { parameter: string; field: string };
}

export interface DeclaredCombination {
  parameter: string;
  when?: string;
  requires?: string[];
  by?: string;
  excludes?: string[];
}

export interface DeclaredParameter {
  name: string;
  in: 'path' | 'query';
  description: string;
  schema: DeclaredSchema;
  'x-filter'?: { value: string; operators: string[]; repeats?: string };
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, DeclaredSchema>; parameters?: Record<string, DeclaredParameter> };
}

interface RawOperation {
  operationId: string;
  deprecated?: boolean;
  summary: string;
  parameters?: ({ $ref: string } | DeclaredParameter)[];
  requestBody?: object;
  'x-items'?: string;
  'x-range-key'?: DeclaredRangeKey;
  'x-combinations'?: DeclaredCombination[];
  responses: Record<string, { content?: { 'application/json': { schema: DeclaredSchema } } }>;
}

export const services = ['ledger', 'status'] as const;
export type Service = (typeof services)[number];

const documents = new Map<Service, Document>();

function document(service: Service): Document {
  const cached = documents.get(service);
  if (cached) return cached;
  const file = new URL(`../../openapi/${service}.yaml`, import.meta.url);
  const read: Document = parse(readFileSync(file, 'utf8'));
  documents.set(service, read);
  return read;
}

/** The operations of a service as its description declares them. */
export function declaredOperations(service: Service): DeclaredOperation[] {
  const { paths, components } = document(service);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const { operationId, deprecated = false, summary, parameters, requestBody, responses } = operation;
      const { 'x-items': items, 'x-range-key': rangeKey } = operation;
      const reply = responses['200']?.content?.['application/json'].schema;
      if (!reply) throw new Error(`${operationId} declares no reply`);
      return {
        operationId,
        method: method.toUpperCase(),
        path,
        deprecated,
        summary,
        reply,
        combinations: operation['x-combinations'] ?? [],
        hasBody: requestBody !== undefined,
        ...(items === undefined ? {} : { items }),
        ...(rangeKey === undefined ? {} : { rangeKey }),
        parameters: (parameters ?? []).map((entry) => {
          if (!('$ref' in entry)) return entry;
          const parameter = components.parameters?.[lastKey(entry.$ref)];
          if (!parameter) throw new Error(`${operationId} refers to no parameter at ${entry.$ref}`);
          return parameter;
        }),
      };
    }),
  );
}

function lastKey(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

/** All rules of a schema for one value, with references resolved and `allOf` joined. */
export function flatten(service: Service, schema: DeclaredSchema): DeclaredSchema {
  const { schemas } = document(service).components;
  const target = schema.$ref === undefined ? undefined : schemas[lastKey(schema.$ref)];
  // A null beside one alternative is that alternative, nullable: their types add up.
  const parts = [...(target ? [target] : []), ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  const joined: DeclaredSchema = { ...schema };
  const types = new Set(typesOf(schema));
  for (const part of parts.map((inner) => flatten(service, inner))) {
    for (const type of typesOf(part)) types.add(type);
    joined.properties = { ...part.properties, ...joined.properties };
    joined.required = [...(joined.required ?? []), ...(part.required ?? [])];
    joined.items ??= part.items;
    joined.additionalProperties ??= part.additionalProperties;
    joined.format ??= part.format;
    joined.pattern ??= part.pattern;
    joined.enum ??= part.enum;
  }
  return { ...joined, type: [...types] };
}

export function typesOf({ type }: DeclaredSchema): string[] {
  return type === undefined ? [] : [type].flat();
}
