import { type Api, pascalCase, replySchemas } from '../api.js';
import { freeName, literal, memberAccess } from '../code-text.js';
import { holdsInt64, isBigint, reachable, resolved, type Schema } from '../schema.js';
import { moduleText } from './module-text.js';

export function decoderName(schema: string, api: Api): string | undefined {
  const target = api.schemas.get(schema);
  return target && holdsInt64(target, api.schemas) ? `decode${schema}` : undefined;
}

export function emitDecoders(api: Api, core: string): string {
  const names = reachable(api.schemas, replySchemas(api));
  const components = [...names].filter((name) => decoderName(name, api)).sort();
  const writer = new DecoderWriter(api, components);
  for (const name of components) writer.declare(`decode${name}`, api.schemas.get(name));
  const content = `Decodes the 64-bit integers of the ${api.service} service's replies.`;
  return moduleText(api, content, core, writer.text() || 'export {};\n');
}

class DecoderWriter {
  readonly #functions = new Map<string, string>();

  constructor(
    private readonly api: Api,
    components: readonly string[],
  ) {
    // An inline schema is named after its place. Reserve the names of components, so that it does not take one.
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

  #statements(schema: Schema, name: string): string {
    const lines = this.#membersOf(schema, name);
    const rest = withoutMembers(schema);
    if (!holdsInt64(rest, this.api.schemas)) return [...lines, 'return value;'].join('\n');
    return [...lines, `return ${this.#decoded(rest, 'value', `${name}Value`)};`].join('\n');
  }

  /** Statements that decode the properties of an object, with those of its parts. */
  #membersOf(schema: Schema, name: string): string[] {
    const lines: string[] = [];
    const { additionalProperties, allOf = [] } = schema;
    const properties = Object.entries(schema.properties ?? {}).filter(([, part]) =>
      holdsInt64(part, this.api.schemas),
    );
    if (properties.length > 0) {
      const inner = properties.map(([key, part]) => {
        const access = memberAccess('value', key);
        return `if (${access} !== undefined) ${access} = ${this.#decoded(part, access, `${name}${pascalCase(key)}`)};`;
      });
      lines.push(`if (isRecord(value)) {\n${inner.join('\n')}\n}`);
    }
    if (schema.properties && additionalProperties && holdsInt64(additionalProperties, this.api.schemas)) {
      const named = Object.keys(schema.properties).map((key, index) => `${literal(key)}: _${index}`);
      const member = this.#reference(additionalProperties, `${name}Member`);
      lines.push(
        `if (isRecord(value)) {\nconst { ${[...named, '...members'].join(', ')} } = value;\nObject.assign(value, decodeMap(members, ${member}, int64));\n}`,
      );
    }
    for (const [index, part] of allOf.entries()) {
      if (!holdsInt64(part, this.api.schemas)) continue;
      const isOnlyMembers = part.ref === undefined && !holdsInt64(withoutMembers(part), this.api.schemas);
      if (isOnlyMembers) {
        lines.push(...this.#membersOf(part, name));
        continue;
      }
      const decoded = this.#decoded(part, 'value', `${name}${index + 1}`);
      // An object or a list is decoded in place. An integer becomes another value.
      lines.push(this.#canBeInteger(part) ? `value = ${decoded};` : `${decoded};`);
    }
    return lines;
  }

  /** Whether a value of the schema itself may be a 64-bit integer, and not only a part of it. */
  #canBeInteger(schema: Schema): boolean {
    const { schemas } = this.api;
    const target = resolved(schema, schemas);
    const { allOf = [], anyOf = [] } = target;
    return isBigint(target) || [...allOf, ...anyOf].some((part) => this.#canBeInteger(part));
  }

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
    // The decoder does not know which alternative matches: it decodes integers and keeps other values.
    return values
      .filter((part) => holdsInt64(part, this.api.schemas))
      .reduce(
        (inner, part, index) =>
          isBigint(part)
            ? `int64.lenient${part.format === 'int128' ? '.wide' : ''}(${inner})`
            : `${this.#reference(part, `${name}${index + 1}`)}(${inner}, int64.lenient)`,
        access,
      );
  }

  /** The name of a function that decodes this schema. It is emitted now if the schema is not a component. */
  #reference(schema: Schema, name: string): string {
    if (schema.ref !== undefined) return `decode${schema.ref}`;
    if (isBigint(schema)) return `(value, int64) => ${int64Reader(schema)}(value)`;
    const free = freeName(name, this.#functions, '_');
    this.declare(free, schema);
    return free;
  }
}

/** A schema without its properties and `allOf`, which are decoded separately. */
function withoutMembers({ properties, allOf: _, ...rest }: Schema): Schema {
  if (properties) delete rest.additionalProperties;
  return rest;
}

/** The function that reads an integer. It is strict unless other types are allowed, and limited to 64 bits unless wider. */
function int64Reader({ type, format }: Schema): string {
  const reader = type?.every((name) => name === 'integer' || name === 'null') ? 'int64' : 'int64.lenient';
  return format === 'int128' ? `${reader}.wide` : reader;
}
