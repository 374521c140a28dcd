// Replays recorded replies through the client, and prints what it rejects and what is beyond the descriptions.
import { recordingsOf } from './recordings.js';
import { replay } from './replay.js';
import { reportLines } from './replay-report.js';

const outcomes = [];
for (const recording of await recordingsOf('verify')) outcomes.push(await replay(recording));
for (const line of reportLines(outcomes)) console.log(line);
process.exitCode = outcomes.some(({ rejected }) => rejected) ? 1 : 0;
