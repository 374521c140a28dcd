import { type Clock, sleep } from './http/effects.js';

/** What is looked for is not there yet: the next look is so many milliseconds later. */
export class Later {
  constructor(readonly delay: number) {}
}

/** Looks again and again until a look finds something, or fails. */
export async function lookUntil<Found>(
  look: () => Promise<Found | Later>,
  signal: AbortSignal,
  effects: Clock,
): Promise<Found> {
  for (;;) {
    const found = await look();
    if (!(found instanceof Later)) return found;
    await sleep(found.delay, signal, effects);
  }
}
