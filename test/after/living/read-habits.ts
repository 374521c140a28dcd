/** Reads a path. Resolves to the JSON body, or to undefined for a 404. */
export type Read = (path: string) => Promise<Record<string, unknown> | undefined>;

/** A transaction that was sent, and an account whose balance it changed. */
export interface Write {
  readonly transactionId: string;
  readonly account: string;
}

/** Result of both reads: whether the row exists, and the time of the balance. */
export interface Found {
  readonly row: boolean;
  /** The time of the account's balance; undefined if it was not read. */
  readonly balanceAt: string | undefined;
}

/** One way to read after a write. */
export interface ReadHabit {
  readonly name: string;
  run(write: Write, read: Read, sleep: (milliseconds: number) => Promise<void>): Promise<Found>;
}

async function related({ account }: Write, read: Read): Promise<string | undefined> {
  const reply = await read(`/api/v1/accounts/${account}?transactions=false`);
  const balance = reply?.balance;
  return typeof balance === 'object' && balance !== null && 'timestamp' in balance
    ? String(balance.timestamp)
    : undefined;
}

const path = ({ transactionId }: Write): string => `/api/v1/transactions/${transactionId}`;

/** Ways that applications use. */
export const readHabits: readonly ReadHabit[] = [
  {
    name: 'sleep 3 s, read once',
    async run(write, read, sleep) {
      await sleep(3000);
      const row = (await read(path(write))) !== undefined;
      return { row, balanceAt: row ? await related(write, read) : undefined };
    },
  },
  {
    name: 'repeat 404s five times, a second apart',
    async run(write, read, sleep) {
      for (let attempts = 1; ; attempts++) {
        const row = (await read(path(write))) !== undefined;
        if (row) return { row, balanceAt: await related(write, read) };
        if (attempts > 5) return { row, balanceAt: undefined };
        await sleep(1000);
      }
    },
  },
];
