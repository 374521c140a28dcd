// A description as a tree of facts: operations, their parameters and replies, and the fields inside. Two descriptions that
// mean the same have the same tree, however they share components and join schemas.
import type { Api, Operation, Parameter } from '../generate/api.js';
import { at, keysOf } from '../generate/generation-error.js';
import { DescriptionNode } from '../generate/read/description-node.js';
import { normaliseSchema } from '../generate/read/normalise-schema.js';
import { isObject } from '../generate/read/read-description.js';
import { resolved, type Schema } from '../generate/schema.js';
import { operatorsOf } from './fact-values.js';
import { type Shape, shapeOf } from './shape.js';
import { lookUp, type Side, type ThreeWay } from './three-way.js';

export interface Described {
  readonly kind: 'operation' | 'parameter' | 'reply' | 'field' | 'value';
  /** Follows the place of what is around it, such as ` ← limit` or `.nonce`. */
  readonly label: string;
  /** JSON pointer of the place of use. */
  readonly pointer: string;
  /** JSON pointer of the declaration. Several places may share it. */
  readonly origin: string;
  readonly isReply: boolean;
  readonly facts: ReadonlyMap<string, unknown>;
  /** The nodes inside. They are read on demand, because schemas may contain themselves. */
  readonly parts: () => ReadonlyMap<string, Described>;
  readonly parameter?: Parameter;
  readonly shape?: Shape;
}

/** The same thing in both official descriptions. Ours may leave it out. */
export type Nodes = ThreeWay<Described, Described | undefined>;

type Parts = Map<string, Described>;

export function describedApi(side: Side): Described {
  const parts = (): Parts =>
    new Map(
      side.api.operations.map((operation) => [routeOf(operation), describedOperation(operation, side)]),
    );
  const ends = { label: '', pointer: '', origin: '' };
  return { kind: 'value', ...ends, isReply: false, facts: new Map(), parts };
}

/** Method and path; the names of path parameters do not matter. */
export function routeOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^{}]+\}/g, '{}')}`;
}

function describedOperation(operation: Operation, side: Side): Described {
  const { operationId, deprecated, body, reply, pointer } = operation;
  const bodyWords = body && `${body.mediaType}${body.required ? ', required' : ''}`;
  const parts = (): Parts => {
    const found: Parts = new Map(parametersOf(operation, side));
    if (body?.schema) found.set('body', describedValue(body.schema, side, ' ← body', false));
    found.set('reply', describedValue(reply, side, ' → ', true));
    const replies = lookUp(side.source, at(pointer, 'responses'));
    for (const status of Object.keys(isObject(replies) ? replies : {}))
      found.set(status, describedReply(at(pointer, 'responses', status), status, side));
    return found;
  };
  const facts = new Map<string, unknown>([
    ['operationId', operationId],
    ['deprecated', deprecated],
    ['body', bodyWords],
  ]);
  const label = operationId;
  return { kind: 'operation', label, pointer, origin: pointer, isReply: false, facts, parts };
}

/** Parameters by position in the path, or by name in the query. Names of path parameters do not matter. */
function parametersOf({ path, parameters }: Operation, side: Side): [string, Described][] {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]);
  return parameters.map((parameter) => {
    const isQuery = parameter.in === 'query';
    const key = isQuery ? `query ${parameter.name}` : `path ${names.indexOf(parameter.name)}`;
    return [key, describedParameter(parameter, side)];
  });
}

function describedParameter(parameter: Parameter, side: Side): Described {
  const { name, required, deprecated, filter, pointer } = parameter;
  const whole = resolved(parameter.schema, side.api.schemas);
  const schema = withoutOperators(whole.items ?? parameter.schema, side.api);
  const facts = new Map<string, unknown>([
    ['required', required],
    ['deprecated', deprecated],
    ['name', name],
    ['repeats', whole.items !== undefined],
    ['operators', filter?.operators.toSorted() ?? []],
  ]);
  const parts = (): Parts => new Map([['', describedValue(schema, side, '', false)]]);
  const label = ` ← ${name}`;
  return { kind: 'parameter', label, pointer, origin: pointer, isReply: false, facts, parts, parameter };
}

/** Removes operators from the pattern. They are a fact of their own, because patterns list them in any order. */
function withoutOperators(schema: Schema, { schemas }: Api): Schema {
  const whole = resolved(schema, schemas);
  const pattern = whole.limits?.pattern;
  if (typeof pattern !== 'string' || !operatorsOf.test(pattern)) return schema;
  return { ...whole, limits: { ...whole.limits, pattern: pattern.replace(operatorsOf, '^') } };
}

/** A status of an operation. The schema of its successful replies is a part of the operation itself. */
function describedReply(pointer: string, status: string, side: Side): Described {
  const parts = (): Parts => {
    if (status.startsWith('2')) return new Map();
    const reply = new DescriptionNode(side.source, '').at(...keysOf(pointer)).resolved(side.source);
    const schema = reply.at('content', 'application/json', 'schema').optional(normaliseSchema);
    return new Map(schema ? [['', describedValue(schema, side, ' ', true)]] : []);
  };
  const label = ` → ${status}`;
  return { kind: 'reply', label, pointer, origin: pointer, isReply: true, facts: new Map(), parts };
}

function describedValue(schema: Schema, side: Side, label: string, isReply: boolean): Described {
  const shape = shapeOf(schema, side.api);
  const { pointer } = schema;
  const parts = (): Parts => {
    const found: Parts = new Map();
    for (const [name, inner] of shape.properties) {
      const isRequired = shape.required.has(name);
      found.set(`.${name}`, describedField(name, inner, isRequired, { side, isReply }));
    }
    if (shape.items) found.set('[]', describedValue(shape.items, side, '[]', isReply));
    if (shape.members) found.set('*', describedValue(shape.members, side, '.*', isReply));
    return found;
  };
  const facts = factsOf(schema, shape, side.api);
  return { kind: 'value', label, pointer, origin: shape.origin, isReply, facts, parts, shape };
}

function describedField(
  name: string,
  schema: Schema,
  isRequired: boolean,
  { side, isReply }: { readonly side: Side; readonly isReply: boolean },
): Described {
  const { pointer } = schema;
  const facts = new Map([['required', isRequired]]);
  const parts = (): Parts => new Map([['', describedValue(schema, side, '', isReply)]]);
  return { kind: 'field', label: `.${name}`, pointer, origin: pointer, isReply, facts, parts };
}

function factsOf(schema: Schema, shape: Shape, api: Api): Map<string, unknown> {
  const { types, nullable, format, words, limits } = shape;
  const facts: [string, unknown][] = [
    ['type', types && ([...types].sort().join(' or ') || 'null')],
    ['format', format],
    ['null', types && (nullable ? 'allowed' : 'refused')],
    ['words', words && [...words].sort()],
    ['default', annotation(schema, api, 'default')],
    ['deprecated', annotation(schema, api, 'deprecated')],
  ];
  return new Map([...limits, ...facts.filter(([, value]) => value !== undefined)]);
}

function annotation(schema: Schema, api: Api, name: 'default' | 'deprecated'): unknown {
  const target = schema.ref === undefined ? undefined : api.schemas.get(schema.ref);
  return schema[name] ?? (target && annotation(target, api, name));
}
