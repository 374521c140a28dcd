import { stringify } from 'yaml';
import { isObject, type Json, type JsonObject } from '../generate/read/read-description.js';

const prose = new Set(
  'contact description example examples externalDocs license readOnly servers summary termsOfService title xml'.split(
    ' ',
  ),
);
/** Keywords whose value is a map: its keys are names, not keywords. */
const maps = new Set(
  'callbacks content headers parameters paths properties requestBodies responses schemas'.split(' '),
);
/** Keywords whose list has no order. */
const sets = new Set(['enum', 'required', 'tags']);

/** A description without its prose. OpenAPI 3.0 and 3.1 have the same form, and keys are sorted. */
export function skeleton(description: JsonObject): JsonObject {
  const { info, paths, components } = description;
  const { version } = isObject(info) ? info : {};
  return {
    openapi: '3.1.0',
    info: { title: 'official', version: String(version ?? '').replace(/-SNAPSHOT$/, '') },
    paths: bare(paths ?? {}, true),
    components: bare(components ?? {}, false),
  };
}

export function skeletonText(description: JsonObject): string {
  return (
    '# The last official description without its prose: the base of the next `npm run bump`, which writes this file.\n' +
    stringify(skeleton(description), { lineWidth: 0, aliasDuplicateObjects: false })
  );
}

/** Removes prose. If `isMap`, the keys of `value` are names and not keywords. */
function bare(value: Json, isMap: boolean): Json {
  if (Array.isArray(value)) return value.map((item) => bare(item, false));
  if (!isObject(value)) return value;
  const source = isMap ? value : asOf31(value);
  const kept = Object.keys(source)
    .filter((key) => isMap || !(prose.has(key) || key.startsWith('x-')))
    .sort();
  return Object.fromEntries(
    kept.map((key) => {
      const inner = source[key] ?? null;
      if (!isMap && key === 'default') return [key, inner];
      if (!isMap && sets.has(key) && Array.isArray(inner)) return [key, [...inner].sort()];
      return [key, bare(inner, !isMap && maps.has(key))];
    }),
  );
}

function asOf31({ nullable, ...source }: JsonObject): JsonObject {
  const node: JsonObject = { ...source };
  for (const [limit, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof node[exclusive] !== 'boolean') continue;
    if (node[exclusive]) node[exclusive] = node[limit];
    else delete node[exclusive];
    if (node[exclusive] !== undefined) delete node[limit];
  }
  if (node.required === false) delete node.required;
  if (node.deprecated === false) delete node.deprecated;
  if (Array.isArray(node.type))
    node.type = [...node.type].sort((a, b) => Number(a === 'null') - Number(b === 'null'));
  if (nullable !== true) return node;
  if (typeof node.type === 'string' && node.allOf === undefined)
    return { ...node, type: [node.type, 'null'] };
  return { anyOf: [node, { type: 'null' }] };
}
