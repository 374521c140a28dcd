import type { Json } from '../generate/read/read-description.js';
import { format } from './fact-values.js';

export type Outcome = 'merged' | 'ours has it' | 'kept' | 'conflict' | 'by hand';

/** A value to set at a JSON pointer of our description. Undefined removes the key. */
export interface Edit {
  readonly pointer: string;
  readonly value: Json | undefined;
  /** Whether the edit replaces the whole declaration. @default it changes a key of the declaration around it */
  readonly whole?: true;
}

export interface Change {
  readonly kind: string;
  readonly breaking: boolean;
  /** `maximum 100 → 200`. */
  readonly what: string;
  /** JSON pointer of the declaration. A declaration is reported once, even if it is used several times. */
  readonly origin: string;
  /** The operations and places that use it: `getContracts → contracts[].nonce`. */
  readonly places: Set<string>;
  outcome: Outcome;
  reason: string;
  readonly edits: Map<string, Edit>;
}

/** A change at one place, before those of one declaration are joined. */
export interface Finding extends Pick<Change, 'kind' | 'breaking' | 'what' | 'origin'> {
  readonly editPlace?: string;
  readonly outcome: Outcome;
  readonly reason?: string;
  readonly edits?: readonly Edit[];
}

export type Verdict = Pick<Finding, 'outcome' | 'reason' | 'edits'>;
export const has: Verdict = { outcome: 'ours has it' };
export const byHand = (reason: string): Verdict => ({ outcome: 'by hand', reason });
export const kept = (reason: string): Verdict => ({ outcome: 'kept', reason });
/** The change of a value that our description leaves out concerns nobody. */
export const leftOut: Verdict = kept('our description leaves it out');
/** A conflict, unless our description was corrected for a reason. */
export const differs = (own: unknown, why: string | undefined): Verdict =>
  why === undefined ? { outcome: 'conflict', reason: `our description has ${format(own)}` } : kept(why);
export const merged = (edits: readonly Edit[]): Verdict => ({ outcome: 'merged', edits });

const worst: readonly Outcome[] = ['ours has it', 'merged', 'kept', 'conflict', 'by hand'];

export class Changes {
  readonly #found = new Map<string, Change>();
  /** By declaration of ours: all places that use it, and those of them that a change concerns. */
  readonly #uses = new Map<string, Set<string>>();
  readonly #concerned = new Map<string, Set<string>>();

  use(pointer: string, place: string): void {
    put(this.#uses, pointer, place);
  }

  add(finding: Finding, place: string): void {
    const { kind, breaking, what, origin, editPlace, outcome, reason = '', edits = [] } = finding;
    const key = `${kind} ${what} ${origin}`;
    const previous = this.#found.get(key);
    const change: Change = previous ?? {
      ...{ kind, breaking, what, origin, outcome, reason },
      places: new Set(),
      edits: new Map(),
    };
    this.#found.set(key, change);
    change.places.add(place);
    if (worst.indexOf(outcome) > worst.indexOf(change.outcome)) Object.assign(change, { outcome, reason });
    for (const edit of edits) {
      change.edits.set(edit.pointer, edit);
      put(this.#concerned, `${kind} ${what} ${declarationOf(edit)}`, editPlace ?? place);
    }
  }

  /** Returns the changes. If an edit would also change places that are not concerned, it is left for a person to decide. */
  all(): Change[] {
    return [...this.#found.values()].map((change) => {
      for (const edit of change.edits.values()) {
        const declaration = declarationOf(edit);
        const concerned = this.#concerned.get(`${change.kind} ${change.what} ${declaration}`);
        const other = [...(this.#uses.get(declaration) ?? [])].find((place) => !concerned?.has(place));
        if (other === undefined || change.outcome !== 'merged') continue;
        change.outcome = 'by hand';
        change.reason = `our description shares the declaration with ${other}`;
      }
      return change;
    });
  }
}

function declarationOf({ pointer, whole }: Edit): string {
  return whole ? pointer : pointer.replace(/\/required\/[^/]+$|\/properties\/[^/]+$|\/[^/]+$/, '');
}

function put(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
