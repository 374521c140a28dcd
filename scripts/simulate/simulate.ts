import { simulateLists } from './lists.js';
import { simulateMessages } from './messages.js';
import { reportReads } from './report-reads.js';
import { simulateScans } from './scans.js';

// What is lost by whoever reads a ledger as it grows, on a clock that takes no time: `npm run simulate -- NAME` for one.
// Reads and scans take a number of trials or items and the begin of a world's name: `npm run simulate -- reads 1000 calm`.

const [wanted, count = '10000', world = ''] = process.argv.slice(2);
const simulations: Readonly<Record<string, () => Promise<void>>> = {
  messages: async () => {
    await simulateMessages('files visible at once', 0);
    await simulateMessages('2 % of rows up to 1.5 s late', 0.02);
  },
  lists: () => simulateLists(60),
  reads: () => reportReads(Number(count), world),
  scans: () => simulateScans(Number(count), world),
};

for (const [name, simulate] of Object.entries(simulations)) {
  if (wanted === undefined || wanted === name) await simulate();
}
if (wanted !== undefined && !(wanted in simulations))
  throw new Error(`expected one of ${Object.keys(simulations).join(', ')}, got ${wanted}`);
