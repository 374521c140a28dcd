import { aboveZero, checkOptions, type RulesOf, signal, type Transport } from '../client/client.js';
import { noContext } from '../errors/errors.js';
import { stoppable } from '../lists/lists.js';
import type { ChangesOptions, PageFollower } from './page-follower.js';
import type { ChangingLists } from './page-state.js';

/** The changes of a status page as they happen, in order, each once. */
export interface Changes<Change> extends AsyncGenerator<Change, void, undefined> {
  /** The place behind the last change that was yielded; undefined before the first look. */
  readonly cursor: string | undefined;
}

const startForm = /^(now|changes(~[0-9a-z]+){2}~[0-9a-z:,]*~[^~]*)$/;
const rules: RulesOf<ChangesOptions> = {
  from: (value) =>
    value === null || (typeof value === 'string' && startForm.test(value)) || "a cursor of changes, or 'now'",
  interval: aboveZero,
  signal,
};

/**
 * Called by the method of a generated client. Checks the options, and loads the follower when the first change is
 * requested.
 */
export function changes<Change>(
  transport: Transport,
  lists: ChangingLists,
  options: ChangesOptions = {},
): Changes<Change> {
  checkOptions(options, rules, { ...noContext, operationId: 'changes' });
  const ownOptions = { ...options };
  const start = options.from === 'now' ? undefined : (options.from ?? undefined);
  let follower: PageFollower | undefined;
  const generator = stoppable([ownOptions], async (stop) => {
    const { PageFollower } = await import('./page-follower.js');
    follower = new PageFollower(transport, lists, ownOptions, stop);
    return follower.changes();
  });
  return Object.defineProperties(generator, {
    cursor: { get: () => (follower ? follower.cursor : start) },
  }) as AsyncGenerator<unknown, void, undefined> as Changes<Change>;
}
