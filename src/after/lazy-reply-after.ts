import type { Call, Transport } from '../client/client.js';
import type { AfterRules } from './rules.js';

/** Sends a call with the option `after`. Its code is loaded then, as each import of `./core` would load it otherwise. */
export const replyAfter: AfterRules['reply'] = async (transport, call, rules) => {
  const reader = await import('./reply-after.js');
  return reader.replyAfter(transport as Transport, call as Call, rules);
};
