// What happens on a status page, each change told once and in order.

import {
  aboveZero,
  checkOptions,
  type Operation,
  place,
  type RulesOf,
  signal,
  type Transport,
} from '../client/client.js';
import { noCall, ParameterError } from '../errors/errors.js';
import { endable, Left } from '../lists/lists.js';
import type { PageChange } from './news.js';
import type { PageFollower } from './page-follower.js';

/** How the changes of a status page are told. */
export interface ChangesOptions {
  /**
   * Where it begins: behind a cursor, such as that of the last change told, or `'now'` for what comes after the first
   * look. @default the first of what the page's lists still show
   */
  readonly from?: string | null | undefined;
  /**
   * Milliseconds between two looks at the page, each one request of incidents, maintenances and components; more where
   * the replies say that they are fresh for longer. @default 60000
   */
  readonly interval?: number | undefined;
  /** Ends it, with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
}

/** What happens on a status page, as it comes, in order, each change once. */
export interface Changes<Change> extends AsyncGenerator<Change, void, undefined> {
  /** The place behind the last change that was yielded; undefined before the first look. */
  readonly cursor: string | undefined;
}

/** The operations whose replies show what has changed. */
export interface ChangingLists {
  readonly incidents: Operation;
  readonly maintenances: Operation;
  readonly components: Operation;
}

const rules: RulesOf<ChangesOptions> = { from: place, interval: aboveZero, signal };

/** What the method of a generated client does. */
export function changes<Change>(
  transport: Transport,
  lists: ChangingLists,
  options: ChangesOptions = {},
): Changes<Change> {
  const context = { ...noCall, operationId: 'changes' };
  checkOptions(options, rules, context);
  const from = options.from ?? undefined;
  if (from !== undefined && from !== 'now' && !/^changes(~[0-9a-z]+){2}~[0-9a-z:,]*~[^~]*$/.test(from))
    throw new ParameterError(
      { parameter: 'from', given: from, allowed: "a cursor of changes, or 'now'" },
      context,
    );
  const controller = new AbortController();
  const left = new Left();
  let follower: PageFollower | undefined;
  async function* told(): AsyncGenerator<PageChange, void, undefined> {
    // Who does not ask for changes does not load what they take.
    const { PageFollower } = await import('./page-follower.js');
    follower = new PageFollower(transport, lists, { ...options, from }, controller);
    yield* follower.changes(left);
  }
  const generator = endable(told(), () => controller.abort(left));
  return Object.defineProperties(generator, {
    cursor: { get: () => (follower ? follower.cursor : from === 'now' ? undefined : from) },
  }) as AsyncGenerator<unknown, void, undefined> as Changes<Change>;
}
