import type { Json } from '../generate/read/read-description.js';

/** What becomes of a change in our description. */
export type Outcome =
  /** It is written into ours. */
  | 'merged'
  /** Ours says so already. */
  | 'ours has it'
  /** Ours keeps what it says: older services say it, or it was corrected on purpose. */
  | 'kept'
  /** Ours says a third thing. */
  | 'conflict'
  /** A person has to decide. */
  | 'by hand';

/** A value to be set at a JSON pointer of our description; undefined takes it away. */
export interface Edit {
  readonly pointer: string;
  readonly value: Json | undefined;
  /** The declaration that is written anew as a whole. @default the one that the key is in */
  readonly whole?: true;
}

/** One thing that an official description says otherwise than the one before it. */
export interface Change {
  readonly kind: string;
  /** Whether our types or checks would be wrong about a service of the new description. */
  readonly breaking: boolean;
  /** `maximum 100 → 200`. */
  readonly what: string;
  /** Where it is declared: one declaration is told once, however often it is used. */
  readonly origin: string;
  /** Operations and places in them that it concerns: `getContracts → contracts[].nonce`. */
  readonly places: Set<string>;
  outcome: Outcome;
  /** Why, where the outcome does not say. */
  reason: string;
  readonly edits: Map<string, Edit>;
}

/** What one visit found out about a change. */
export interface Finding extends Pick<Change, 'kind' | 'breaking' | 'what' | 'origin'> {
  readonly place: string;
  /** The place of what is edited, where that is not the place of the change. */
  readonly editPlace?: string;
  readonly outcome: Outcome;
  readonly reason?: string;
  readonly edits?: readonly Edit[];
}

/** What becomes of a change, as part of a finding. */
type Verdict = Pick<Finding, 'outcome' | 'reason' | 'edits'>;
export const has: Verdict = { outcome: 'ours has it' };
export const byHand = (reason: string): Verdict => ({ outcome: 'by hand', reason });
export const kept = (reason: string): Verdict => ({ outcome: 'kept', reason });
export const merged = (edits: readonly Edit[]): Verdict => ({ outcome: 'merged', edits });

const worst: readonly Outcome[] = ['ours has it', 'merged', 'kept', 'conflict', 'by hand'];

/** Changes, each of them once, and the places of our description that other things depend on as well. */
export class Changes {
  readonly #found = new Map<string, Change>();
  /** Places that each declaration of ours is used at, and those of them that each change concerns. */
  readonly #uses = new Map<string, Set<string>>();
  readonly #concerned = new Map<string, Set<string>>();

  /** Notes that our declaration is used at a place. */
  use(pointer: string, place: string): void {
    put(this.#uses, pointer, place);
  }

  add({ kind, breaking, what, origin, place, editPlace, outcome, reason = '', edits = [] }: Finding): void {
    const key = `${kind} ${what} ${origin}`;
    const known = this.#found.get(key);
    const change: Change = known ?? {
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

  /** All of them; one that would change more of ours than it is about is left to a person. */
  all(): Change[] {
    return [...this.#found.values()].map((change) => {
      for (const edit of change.edits.values()) {
        const declaration = declarationOf(edit);
        const concerned = this.#concerned.get(`${change.kind} ${change.what} ${declaration}`);
        const other = [...(this.#uses.get(declaration) ?? [])].find((place) => !concerned?.has(place));
        if (other === undefined || change.outcome !== 'merged') continue;
        change.outcome = 'by hand';
        change.reason = `ours declares it together with ${other}`;
      }
      return change;
    });
  }
}

/** The declaration that an edit is inside of: a keyword's schema, or a property's object. */
function declarationOf({ pointer, whole }: Edit): string {
  return whole ? pointer : pointer.replace(/\/required\/[^/]+$|\/properties\/[^/]+$|\/[^/]+$/, '');
}

function put(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
