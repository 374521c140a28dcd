import { type Api, pascalCase } from './api.js';
import { banner } from './banner.js';
import { GenerationError } from './generation-error.js';
import { isInt64, type Schema } from './schema.js';
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
  const writer = new DecoderWriter(decodable(api));
  for (const name of [...names].sort()) {
    const schema = api.schemas.get(name);
    if (schema && decodable(api).has(name)) writer.declare(`decode${name}`, schema);
  }
  const body = writer.text();
  const imports = ['decodeArray', 'decodeMap', 'isRecord'].filter((name) => body.includes(`${name}(`));
  const types = body ? [`type Int64`] : [];
  return [
    banner(api, `Decodes the 64-bit integers of the ${api.service} service's replies.`),
    body ? `import { ${[...imports, ...types].join(', ')} } from '${core}/decode.js';\n\n` : '',
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
  if (isInt64(schema)) return true;
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

  constructor(private readonly decodable: ReadonlySet<string>) {}

  declare(name: string, schema: Schema): void {
    this.#functions.set(name, '');
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
    for (const [index, part] of (schema.allOf ?? []).entries()) {
      if (holds(part, this.decodable)) lines.push(`${this.#decoded(part, 'value', `${name}${index + 1}`)};`);
    }
    const rest = { ...schema };
    delete rest.properties;
    delete rest.allOf;
    if (!holds(rest, this.decodable)) return [...lines, 'return value;'].join('\n');
    return [...lines, `return ${this.#decoded(rest, 'value', `${name}Value`)};`].join('\n');
  }

  /** An expression that decodes what stands at `access`. */
  #decoded(schema: Schema, access: string, name: string): string {
    if (isInt64(schema)) {
      const alone = schema.type?.every((type) => type === 'integer' || type === 'null');
      return alone ? `int64(${access})` : `int64.lenient(${access})`;
    }
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
    checkAlternatives(values);
    // Which alternative came is not known here: what is an integer is decoded, what is not stays.
    return values
      .filter((part) => holds(part, this.decodable))
      .reduce(
        (inner, part, index) =>
          isInt64(part)
            ? `int64.lenient(${inner})`
            : `${this.#reference(part, `${name}${index + 1}`)}(${inner}, int64.lenient)`,
        access,
      );
  }

  /** The name of a function that decodes this schema, written now if it is not a component. */
  #reference(schema: Schema, name: string): string {
    if (schema.ref !== undefined) return `decode${schema.ref}`;
    if (isInt64(schema)) return '(value, int64) => int64(value)';
    if (!this.#functions.has(name)) this.declare(name, schema);
    return name;
  }
}

/** An integer that is 64 bits wide in one alternative and a plain number in another could not be told apart. */
function checkAlternatives(alternatives: readonly Schema[]): void {
  const kinds = new Map<string, boolean>();
  const see = (key: string, schema: Schema): void => {
    const numeric = schema.type?.some((type) => type === 'integer' || type === 'number');
    if (!numeric) return;
    const wide = isInt64(schema);
    if ((kinds.get(key) ?? wide) !== wide)
      throw new GenerationError(
        schema.pointer,
        'alternatives that hold an int64 and another number in the same place cannot be told apart',
      );
    kinds.set(key, wide);
  };
  for (const alternative of alternatives) {
    see('', alternative);
    for (const [key, property] of Object.entries(alternative.properties ?? {})) see(`/${key}`, property);
  }
}
