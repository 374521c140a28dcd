import { describe, expect, it } from 'vitest';
// By its inner path: a reply shows the evidence only through how long it takes.
import { requiredEvidence } from '../../src/after/evidence.js';

describe('the evidence before a reply is returned', () => {
  it.each([
    ['running', 'noReplyYet', 1, 2],
    ['running', 'showsNoTime', 1, 2],
    ['running', 'doubtful', 2, 3],
    ['running', 'doubtfulAboutTheWrittenEntity', 4, 3],
    ['running', 'contradictsTheWrite', 17, 2],
    ['hardlyKnown', 'doubtful', 2, 5],
    ['stoppedLately', 'doubtful', 3, 7],
    ['stoppedLately', 'doubtfulAboutTheWrittenEntity', 4, 7],
    ['stopped', 'doubtfulAboutTheWrittenEntity', 17, 3],
  ] as const)('if the clusters are %s and the reply is %s, is %i replies and %i confirmations', (...row) => {
    const [clusters, doubt, replies, confirmations] = row;
    expect(requiredEvidence(clusters, doubt)).toEqual({ replies, confirmations });
  });
});
