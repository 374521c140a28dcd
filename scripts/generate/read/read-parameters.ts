import {
  type Filter,
  type Header,
  operators,
  type Parameter,
  type ParameterRole,
  type ParameterValue,
} from '../api.js';
import { isInherited } from '../code-text.js';
import { GenerationError } from '../generation-error.js';
import { resolved, type Schema, type Schemas } from '../schema.js';
import { deepObjectParameters } from './deep-object.js';
import { type DescriptionNode, defined, type OperationPlace } from './description-node.js';
import { readKeys, withVersion } from './keys.js';
import { normaliseSchema } from './normalise-schema.js';
import { checkSchemas } from './schema-check.js';

// Platforms set them, or OpenAPI gives them another place in the description.
const platformHeaders =
  /^(accept|accept-(charset|encoding|language)|authorization|content-(length|type)|user-agent)$/i;

export function readParameters(place: OperationPlace): { parameters: Parameter[]; headers: Header[] } {
  const { description, path, item, source } = place;
  const found = new Map<string, Parameter>();
  const headers = new Map<string, Header>();
  for (const list of [item.at('parameters'), source.at('parameters')])
    for (const node of list.items('a list of parameters')) {
      const target = node.resolved(description);
      if (target.at('in').value === 'header') {
        const name = target.at('name').string('a name');
        const words = target.at('description').text();
        if (!platformHeaders.test(name)) headers.set(name.toLowerCase(), { name, description: words });
        continue;
      }
      const whole = readParameter(node, place);
      const isDeep = target.at('style').value === 'deepObject';
      for (const parameter of isDeep ? deepObjectParameters(target, whole, place.schemas) : [whole])
        found.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  const parameters = [...found.values()];
  checkNames(parameters, path, source.pointer);
  return { parameters, headers: [...headers.values()] };
}

function checkNames(parameters: readonly Parameter[], path: string, pointer: string): void {
  const names = parameters.map((parameter) => parameter.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index || name === 'body');
  if (twice !== undefined)
    throw new GenerationError(
      pointer,
      `two parameters (or a parameter and the body) are named ${twice}; expected unique names`,
    );
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]);
  const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  for (const name of inPath) {
    if (!declared.includes(String(name)))
      throw new GenerationError(pointer, `the path has {${name}}, but no path parameter has this name`);
  }
  for (const name of declared) {
    if (!inPath.includes(name))
      throw new GenerationError(pointer, `the path parameter ${name} does not occur in ${path}`);
  }
}

function readParameter(source: DescriptionNode, { description, schemas }: OperationPlace): Parameter {
  const node = source.resolved(description);
  const name = node.at('name').string('a name');
  if (isInherited(name))
    node.at('name').reject(`a parameter cannot be named ${name}, because every object inherits this name`);
  const place = node.at('in').oneOf(['path', 'query']);
  node.at('style').optional((style) => style.oneOf(place === 'path' ? ['simple'] : ['form', 'deepObject']));
  const [declared, textForm] = readValue(node, schemas);
  // Callers write the text, because arrays are sent as repeated names, and objects are not sent.
  const schema: Schema = textForm === undefined ? declared : { type: ['string'], pointer: declared.pointer };
  const words = node.at('description').text() || (declared.description ?? '');
  const keys =
    place === 'path' ? readKeys(node, 'path parameter', {}) : readKeys(node, 'query parameter', {});
  const filter = 'x-filter' in keys ? keys['x-filter'] : undefined;
  const role = 'x-role' in keys ? keys['x-role'] : undefined;
  if (filter && role !== undefined && role !== 'filter' && role !== 'moment')
    node.at('x-role').reject(`a parameter with x-filter is a filter or a moment, not ${role}`);
  return {
    name,
    in: place,
    required: place === 'path' || node.at('required').value === true,
    description: withVersion(textForm === undefined ? words : `${words} ${textForm}`.trim(), keys['x-since']),
    deprecated: node.at('deprecated').value === true,
    schema,
    ...defined({
      filter: place === 'query' ? (filter ?? guessFilter(schema, schemas)) : undefined,
      role: place === 'query' ? (role ?? clearRole(name, filter)) : undefined,
      value: keys['x-value'],
      service: 'x-service' in keys ? keys['x-service'] : undefined,
    }),
    open: keys['x-open'] ?? false,
    countsBytes: keys['x-length'] === 'bytes',
    ...defined({
      cut: keys['x-cut'],
      example: textForm !== undefined ? undefined : node.at('example').value,
    }),
    pointer: node.pointer,
  };
}

/** The role that a parameter without `x-role` has. Lists read `order` and `limit` by these names. */
function clearRole(name: string, filter: Filter | undefined): ParameterRole | undefined {
  if (filter) return 'filter';
  return name === 'order' || name === 'limit' ? name : undefined;
}

/** The schema of a parameter, and the form of its text if callers have to write it. */
function readValue(node: DescriptionNode, schemas: Schemas): [schema: Schema, textForm?: string] {
  const [mediaType] = Object.keys(Object(node.at('content').value));
  if (mediaType !== undefined) return [{ pointer: node.pointer }, `Text of the type ${mediaType}.`];
  if (node.at('schema').value === undefined) node.at('schema').fail('a schema');
  const schema = normaliseSchema(node.at('schema'));
  checkSchemas([schema], schemas);
  const isList = resolved(schema, schemas).type?.includes('array') === true;
  return isList && node.at('explode').value === false
    ? [schema, 'Values are separated by commas.']
    : [schema];
}

/**
 * Guesses the filter of a parameter without `x-filter`. A pattern that begins with operators and a colon is a filter. So is an
 * int64 in a query: it is an entity number, which the service can compare although the description does not say so.
 */
function guessFilter(schema: Schema, schemas: Schemas): Filter | undefined {
  const whole = resolved(schema, schemas);
  const value = whole.items ?? whole;
  if (value.format === 'int64') return { value: 'integer', operators };
  const pattern = value.limits?.pattern;
  const group = typeof pattern === 'string' ? /^\^\(+([a-z?|]+)\)?\\?:\)/.exec(pattern) : null;
  if (!group) return undefined;
  const found = (group[1] ?? '').split('|').flatMap((word): string[] => {
    const bare = word.replace('?', '');
    return word.endsWith('?') ? [bare.slice(0, -1), bare] : [bare];
  });
  const supported = operators.filter((operator) => found.includes(operator));
  return supported.length ? { value: guessValue(String(pattern)), operators: supported } : undefined;
}

function guessValue(pattern: string): ParameterValue {
  const bare = pattern.slice(pattern.indexOf(':') + 1).replace(/^\)+\??/, '');
  if (/^\\d\{\d+,\d+\}\??\$$/.test(bare)) return 'integer';
  if (/^\\d\{1,10\}\(\\\.\\d\{1,9\}\)\?\$$/.test(bare)) return 'timestamp';
  return bare.startsWith('(\\d{1,10}\\.') ? 'entity-id-or-evm-address' : 'string';
}
