// Asks the client for recorded requests, and prints which of them it and the service do not both take or refuse.
import { recordingsOf } from './recordings.js';
import { judge } from './requests/judge.js';
import { verdictLines } from './requests/verdict-lines.js';

const verdicts = [];
for (const recording of await recordingsOf('compare-requests')) {
  const verdict = await judge(recording);
  if (verdict) verdicts.push(verdict);
}
for (const line of verdictLines(verdicts)) console.log(line);
process.exitCode = verdicts.some(({ isSame, reason }) => !isSame && reason === undefined) ? 1 : 0;
