import { type Clock, createLedgerClient, type LedgerClient } from '../../src/ledger.js';
import { type LedgerOptions, MadeLedger } from './made-ledger.js';
import { MadeService, type ServiceOptions } from './made-service.js';

export interface World {
  readonly made: MadeLedger;
  readonly service: MadeService;
  readonly ledger: LedgerClient;
  readonly clock: Clock;
}

/** A made-up service and a client of it. Nothing waits: a timer of the client ends at once. */
export function world(
  seed: number,
  ledgerOptions: LedgerOptions = {},
  serviceOptions: ServiceOptions = {},
): World {
  const made = new MadeLedger(seed, ledgerOptions);
  const service = new MadeService(made, serviceOptions);
  let elapsed = 0;
  const clock = {
    now: () => Number(service.now / 1_000_000n),
    elapsed: () => elapsed,
    random: () => 0.5,
    setTimer: (delay: number, callback: () => void) => {
      // Limits of calls are not reached.
      const isLimit = delay >= 30_000;
      const timer = isLimit
        ? undefined
        : setTimeout(() => {
            elapsed += delay;
            service.now += BigInt(Math.ceil(delay)) * 1_000_000n;
            callback();
          });
      return () => clearTimeout(timer);
    },
  };
  const ledger = createLedgerClient({
    baseUrl: 'http://made.invalid',
    fetch: service.fetch,
    clock,
    validation: { response: 'off' },
  });
  return { made, service, ledger, clock };
}

/** Moments over the whole ledger, some of them those of transactions. */
export function momentsOf(made: MadeLedger, count: number): bigint[] {
  return Array.from({ length: count }, (_, index) => {
    if (index % 3 === 0) return made.pick(made.transactions).time;
    return made.begin + (BigInt(index) * (made.end - made.begin)) / BigInt(count);
  });
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
