import { GenerationError } from '../generation-error.js';
import type { DescriptionNode } from './description-node.js';
import { type KeyName, type KeyPlace, keys, keysAt, places } from './keys.js';
import { openapiObjects } from './openapi-objects.js';
import { nearest } from './shapes.js';

/** The author of the description. In another's, keys that are far from all of ours belong to other tools. */
export type Author = 'us' | 'another';

/**
 * Finds the `x-` keys that would be ignored: those that do not exist, and those that do nothing at their place. A list whose
 * range key is misspelt would otherwise lose its scan without a word. The values of the others are read, and checked, where
 * the code of their places is made.
 */
export class KeyCheck {
  /** Keys of other tools, in the order of the description. */
  readonly ignored = new Set<string>();

  constructor(private readonly author: Author) {}

  /** The mistakes in a part of this kind and all parts inside it, except those that `isLeftOut` names. */
  *mistakes(
    node: DescriptionNode,
    kind: string,
    isLeftOut?: (pointer: string) => boolean,
  ): Generator<GenerationError, void> {
    for (const object of openapiObjects(node, kind, isLeftOut))
      for (const name of Object.keys(Object(object.part.value))) {
        if (!name.startsWith('x-') || Object.hasOwn(keysAt(object.kind), name)) continue;
        const reason = this.#reason(name, object.kind);
        if (reason === undefined) this.ignored.add(name);
        else yield new GenerationError(object.part.at(name).pointer, reason);
      }
  }

  #reason(name: string, kind: string): string | undefined {
    if (isKey(name)) return `${name} belongs to ${placesOf(name)}`;
    const meant = nearest(name, Object.keys(keysAt(kind)));
    if (meant) return `there is no key ${name}${meant}`;
    if (this.author === 'another') return undefined;
    return `there is no key ${name}; openapi/README.md has the keys of each place`;
  }
}

function isKey(name: string): name is KeyName {
  return Object.hasOwn(keys, name);
}

function placesOf(name: KeyName): string {
  const names = Object.keys(keys[name]).map((place) => places[place as KeyPlace]);
  const last = names.pop();
  return names.length > 0 ? `${names.join(', ')} or ${last}` : String(last);
}
