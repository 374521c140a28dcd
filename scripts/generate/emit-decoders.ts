import { type Api, pascalCase } from './api.js';
import { banner } from './banner.js';
import { GenerationError } from './generation-error.js';
import { isBigint, type Schema } from './schema.js';
import { reachable } from './type-schemas.js';

/** Name of the function that makes bigints of a schema's 64-bit integers; undefined where it has none. */
export function decoderName(schema: string, api: Api): string | undefined {
  return decodable(api).has(schema) ? `decode${schema}` : undefined;
}

/** The functions that turn the 64-bit integers of a parsed reply into bigints, where it stands. */
export function emitDecoders(api: Api, core: string): string {
  const names = reachable(
    api,
    api.operations.map(({ reply }) => reply),
  );
  const components = [...names].filter((name) => decodable(api).has(name)).sort();
  const writer = new DecoderWriter(api, components);
  for (const name of components) writer.declare(`decode${name}`, api.schemas.get(name));
  const body = writer.text();
  const imports = ['decodeArray', 'decodeMap', 'isRecord'].filter((name) => body.includes(`${name}(`));
  const types = body ? [`type Int64`] : [];
  return [
    banner(api, `Decodes the 64-bit integers of the ${api.service} service's replies.`),
    body ? `import { ${[...imports, ...types].join(', ')} } from '${core}/operation/decode.js';\n\n` : '',
    body || 'export {};\n',
  ].join('');
}

const cache = new WeakMap<Api, Set<string>>();

/** Names of the schemas that hold a 64-bit integer, at whatever depth. */
function decodable(api: Api): Set<string> {
  const known = cache.get(api);
  if (known) return known;
  const found = new Set<string>();
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [name, schema] of api.schemas) if (holds(schema, found)) found.add(name);
  }
  cache.set(api, found);
  return found;
}

function holds(schema: Schema, found: ReadonlySet<string>): boolean {
  if (isBigint(schema)) return true;
  if (schema.ref !== undefined) return found.has(schema.ref);
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(schema.additionalProperties ? [schema.additionalProperties] : []),
  ];
  return parts.some((part) => holds(part, found));
}

class DecoderWriter {
  readonly #functions = new Map<string, string>();
  private readonly decodable: ReadonlySet<string>;

  constructor(
    private readonly api: Api,
    components: readonly string[],
  ) {
    this.decodable = decodable(api);
    // A schema inside another is named after its place, and must not get the name of a component.
    for (const name of components) this.#functions.set(`decode${name}`, '');
  }

  declare(name: string, schema: Schema | undefined): void {
    if (!schema) return;
    const statements = this.#statements(schema, name);
    this.#functions.set(
      name,
      `export function ${name}(value: unknown, int64: Int64): unknown {\n${statements}\n}\n`,
    );
  }

  text(): string {
    return [...this.#functions]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, text]) => text)
      .join('\n');
  }

  /** The body of a function that decodes `value` and returns it. */
  #statements(schema: Schema, name: string): string {
    const lines: string[] = [];
    const properties = Object.entries(schema.properties ?? {}).filter(([, part]) =>
      holds(part, this.decodable),
    );
    if (properties.length > 0) {
      const inner = properties.map(([key, part]) => {
        const access = /^[A-Za-z_$][\w$]*$/.test(key) ? `value.${key}` : `value[${JSON.stringify(key)}]`;
        return `if (${access} !== undefined) ${access} = ${this.#decoded(part, access, `${name}${pascalCase(key)}`)};`;
      });
      lines.push(`if (isRecord(value)) {\n${inner.join('\n')}\n}`);
    }
    const { additionalProperties } = schema;
    if (schema.properties && additionalProperties && holds(additionalProperties, this.decodable)) {
      const named = Object.keys(schema.properties).map((key, index) => `${JSON.stringify(key)}: _${index}`);
      const member = this.#reference(additionalProperties, `${name}Member`);
      lines.push(
        `if (isRecord(value)) {\nconst { ${[...named, '...members'].join(', ')} } = value;\nObject.assign(value, decodeMap(members, ${member}, int64));\n}`,
      );
    }
    for (const [index, part] of (schema.allOf ?? []).entries()) {
      if (holds(part, this.decodable)) lines.push(`${this.#decoded(part, 'value', `${name}${index + 1}`)};`);
    }
    const rest = { ...schema };
    if (schema.properties) delete rest.additionalProperties;
    delete rest.properties;
    delete rest.allOf;
    if (!holds(rest, this.decodable)) return [...lines, 'return value;'].join('\n');
    return [...lines, `return ${this.#decoded(rest, 'value', `${name}Value`)};`].join('\n');
  }

  /** An expression that decodes what stands at `access`. */
  #decoded(schema: Schema, access: string, name: string): string {
    if (isBigint(schema)) return `${int64Reader(schema)}(${access})`;
    if (schema.ref !== undefined) return `decode${schema.ref}(${access}, int64)`;
    if (schema.items && !schema.properties)
      return `decodeArray(${access}, ${this.#reference(schema.items, `${name}Item`)}, int64)`;
    if (schema.additionalProperties && !schema.properties)
      return `decodeMap(${access}, ${this.#reference(schema.additionalProperties, `${name}Member`)}, int64)`;
    if (schema.anyOf) return this.#alternative(schema.anyOf, access, name);
    return `${this.#reference(schema, name)}(${access}, int64)`;
  }

  #alternative(anyOf: readonly Schema[], access: string, name: string): string {
    const values = anyOf.filter(({ type }) => !(type?.length === 1 && type[0] === 'null'));
    if (values.length === 1 && values[0]) return this.#decoded(values[0], access, name);
    checkAlternatives(values, this.api);
    // Which alternative came is not known here: what is an integer is decoded, what is not stays.
    return values
      .filter((part) => holds(part, this.decodable))
      .reduce(
        (inner, part, index) =>
          isBigint(part)
            ? `int64.lenient(${inner})`
            : `${this.#reference(part, `${name}${index + 1}`)}(${inner}, int64.lenient)`,
        access,
      );
  }

  /** The name of a function that decodes this schema, written now if it is not a component. */
  #reference(schema: Schema, name: string): string {
    if (schema.ref !== undefined) return `decode${schema.ref}`;
    if (isBigint(schema)) return `(value, int64) => ${int64Reader(schema)}(value)`;
    let free = name;
    for (let number = 2; this.#functions.has(free); number++) free = `${name}_${number}`;
    this.declare(free, schema);
    return free;
  }
}

/** What reads an integer: strictly, unless a value of another type is as good, and within 64 bits unless declared wider. */
function int64Reader({ type, format }: Schema): string {
  const reader = type?.every((name) => name === 'integer' || name === 'null') ? 'int64' : 'int64.lenient';
  return format === 'int128' ? `${reader}.wide` : reader;
}

/** An integer that is 64 bits wide in one alternative and a plain number in another could not be told apart. */
function checkAlternatives(alternatives: readonly Schema[], api: Api): void {
  const kinds = new Map<string, boolean>();
  const see = (key: string, part: Schema): void => {
    const schema = (part.ref === undefined ? undefined : api.schemas.get(part.ref)) ?? part;
    const numeric = schema.type?.some((type) => type === 'integer' || type === 'number');
    if (!numeric) return;
    const wide = isBigint(schema);
    if ((kinds.get(key) ?? wide) !== wide)
      throw new GenerationError(
        schema.pointer,
        'alternatives that hold an int64 and another number in the same place cannot be told apart',
      );
    kinds.set(key, wide);
  };
  const visit = (schema: Schema, seen: ReadonlySet<string>): void => {
    see('', schema);
    for (const [key, property] of Object.entries(schema.properties ?? {})) see(`/${key}`, property);
    for (const part of schema.allOf ?? []) visit(part, seen);
    const target = schema.ref === undefined ? undefined : api.schemas.get(schema.ref);
    if (target && !seen.has(String(schema.ref))) visit(target, new Set([...seen, String(schema.ref)]));
  };
  for (const alternative of alternatives) visit(alternative, new Set());
}
