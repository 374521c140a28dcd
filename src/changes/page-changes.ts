import { aboveZero, checkOptions, place, type RulesOf, signal, type Transport } from '../client/client.js';
import { noCall, ParameterError } from '../errors/errors.js';
import { stoppable } from '../lists/lists.js';
import type { ChangesOptions, PageFollower } from './page-follower.js';
import type { ChangingLists } from './page-state.js';

/** The changes of a status page as they happen, in order, each once. */
export interface Changes<Change> extends AsyncGenerator<Change, void, undefined> {
  /** The place behind the last change that was yielded; undefined before the first look. */
  readonly cursor: string | undefined;
}

const rules: RulesOf<ChangesOptions> = { from: place, interval: aboveZero, signal };

/** Called by the method of a generated client. */
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
      { parameter: 'from', value: from, allowed: "a cursor of changes, or 'now'" },
      context,
    );
  const ownOptions = { ...options };
  let follower: PageFollower | undefined;
  const generator = stoppable([ownOptions], async (stop) => {
    const { PageFollower } = await import('./page-follower.js');
    follower = new PageFollower(transport, lists, ownOptions, stop);
    return follower.changes();
  });
  return Object.defineProperties(generator, {
    cursor: { get: () => (follower ? follower.cursor : from === 'now' ? undefined : from) },
  }) as AsyncGenerator<unknown, void, undefined> as Changes<Change>;
}
