import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Check } from './finding.js';

/** What publint says of package.json and of the files that it names; suggestions count as problems. */
export const publintClean: Check = async ({ installed }) => {
  // Everything in the installed package has been published.
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
  return {
    summary: `${messages.length} messages, suggestions among them`,
    problems: messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
  };
};
