import { simulateFollows } from './follows.js';
import { reportReads } from './report-reads.js';

// `npm run simulate` tells what followers lose, `npm run simulate -- reads [trials [world]]` what one
// reads who has written.

const [what, trials = '10000', world = ''] = process.argv.slice(2);

if (what === 'reads') await reportReads(Number(trials), world);
else {
  await simulateFollows('files visible at once', 0);
  await simulateFollows('2 % of rows up to 1.5 s late', 0.02);
}
