import { at, GenerationError, keysOf } from '../generation-error.js';
import type { Schema } from '../schema.js';
import { isObject, type Json, type JsonObject } from './read-description.js';

/** A part of a description and its JSON pointer. Its readers throw a GenerationError for a value of another form. */
export class DescriptionNode {
  constructor(
    readonly value: Json | undefined,
    readonly pointer: string,
  ) {}

  at(...keys: readonly (string | number)[]): DescriptionNode {
    const value = keys.reduce<Json | undefined>(
      (value, key) =>
        (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, key)
          ? (value as JsonObject)[key]
          : undefined,
      this.value,
    );
    return new DescriptionNode(value, at(this.pointer, ...keys));
  }

  fail(expected: string): never {
    return this.reject(`expected ${expected}, got ${inWords(this.value)}`);
  }

  reject(reason: string): never {
    throw new GenerationError(this.pointer, reason);
  }

  optional<Result>(read: (node: DescriptionNode) => Result): Result | undefined {
    return this.value === undefined ? undefined : read(this);
  }

  object(expected: string): JsonObject {
    return isObject(this.value) ? this.value : this.fail(expected);
  }

  members(expected: string): [name: string, member: DescriptionNode][] {
    return Object.keys(this.object(expected)).map((name) => [name, this.at(name)]);
  }

  /** The items of a list. None if the list does not exist. */
  items(expected: string): DescriptionNode[] {
    const { value = [] } = this;
    return Array.isArray(value) ? value.map((_, index) => this.at(index)) : this.fail(expected);
  }

  string(expected: string): string {
    return typeof this.value === 'string' ? this.value : this.fail(expected);
  }

  /** A text without the space around it. Empty if the value is not a string. */
  text(): string {
    return typeof this.value === 'string' ? this.value.trim() : '';
  }

  number(): number | bigint {
    const { value } = this;
    return typeof value === 'number' || typeof value === 'bigint' ? value : this.fail('a number');
  }

  scalar(): string | number | boolean {
    const { value } = this;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : this.fail('a string, a number or a boolean');
  }

  positive(): number {
    return typeof this.value === 'number' && this.value > 0 ? this.value : this.fail('a number above 0');
  }

  /** True, or undefined if the part does not exist. */
  flag(): true | undefined {
    if (this.value === undefined || this.value === true) return this.value;
    return this.fail('true, or no such key');
  }

  oneOf<Word extends string>(words: readonly Word[]): Word {
    return (
      words.find((word) => word === this.value) ??
      this.fail(words.length > 1 ? `one of ${words.join(', ')}` : String(words))
    );
  }

  resolved(description: JsonObject): DescriptionNode {
    const { $ref } = this.object('an object');
    if ($ref === undefined) return this;
    const reference = this.at('$ref');
    if (typeof $ref !== 'string' || !$ref.startsWith('#/'))
      return reference.fail('a reference into this description, which begins with #/');
    const target = new DescriptionNode(description, '').at(...keysOf($ref.slice(1)));
    return isObject(target.value) && target.value.$ref === undefined
      ? target
      : reference.fail('a reference to an existing object without $ref');
  }
}

export interface OperationPlace {
  readonly description: JsonObject;
  readonly schemas: Map<string, Schema>;
  readonly path: string;
  readonly item: DescriptionNode;
  readonly method: string;
  readonly operationId: string;
  readonly source: DescriptionNode;
}

export function defined<Keys extends object>(
  keys: Keys,
): { [Key in keyof Keys]?: Exclude<Keys[Key], undefined> } {
  const entries = Object.entries(keys).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Keys> as {
    [Key in keyof Keys]?: Exclude<Keys[Key], undefined>;
  };
}

function inWords(value: Json | undefined): string {
  if (value === undefined) return 'no value';
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
  return isObject(value) ? 'an object' : typeof value === 'string' ? JSON.stringify(value) : String(value);
}
