/** The longest text. Quadratic time for it is at least half a second, and linear time some milliseconds. */
const longest = 65_536;
/** Milliseconds of CPU time, more than a pause of the collector. A function below it for the longest text is not quadratic. */
const noise = 60;

/** Growth above this is measured again, as often as this. */
const suspicious = 1.5;
const rounds = 4;

/**
 * The exponent by which the CPU time of a function grows with the length of a text: 1 is linear, 2 quadratic. It is 0 if the
 * longest text takes too little time to tell. Lengths n and 4n are compared in one run, the best of several each. The short
 * text is the one that a pause hides, and quadratic time for it is a sixteenth: it is measured more often.
 */
export async function growthOf(run: (length: number) => unknown): Promise<number> {
  let length = longest / 64;
  // Cubic time for the longest text would be an hour, so short texts come first.
  while (length < longest && !(await takesLong(run, length))) length *= 4;
  if (!(await takesLong(run, length))) return 0;
  // The collector may run at any time: what grows faster must do so each time.
  let growth = Infinity;
  for (let round = 0; round < rounds && growth > suspicious; round += 1) {
    const [small, large] = [await bestOf(12, run, length / 4), await bestOf(3, run, length)];
    growth = Math.min(growth, Math.log2(large / small) / 2);
  }
  return growth;
}

/** A pause makes one run long. If it decided, a text would be measured that is too short to tell. */
async function takesLong(run: (length: number) => unknown, length: number): Promise<boolean> {
  return (await timeOf(run, length)) >= noise && (await timeOf(run, length)) >= noise;
}

async function bestOf(times: number, run: (length: number) => unknown, length: number): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < times; round += 1) best = Math.min(best, await timeOf(run, length));
  return best;
}

async function timeOf(run: (length: number) => unknown, length: number): Promise<number> {
  const before = process.cpuUsage();
  await run(length);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
