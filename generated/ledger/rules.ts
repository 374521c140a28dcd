// Rules for requests of the ledger service. Only few operations have them.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

import { requestCheck } from '../../src/core.js';

export const check = requestCheck({
  contractCall: {
    fields: [
      {
        when: { value: /^[1-9]/ },
        requires: { from: /^(0[xX])?[A-Fa-f0-9]{40}$/ },
        allowed: '0, or given with from',
      },
      {
        when: { to: /^(null)?$/, value: /^[1-9]/ },
        requires: { data: [/60806040|60606040/, /[0-9a-fA-F]39/, /[0-9a-fA-F][fF]3/] },
        allowed: 'an address, or left out if data is init code',
      },
      {
        when: { to: /^null$/ },
        requires: { data: /[0-9a-fA-F]{2}$/ },
        allowed: 'an address, or left out if data is init code',
      },
    ],
  },
  getBalances: { several: { 'account.id': 'one-address' } },
  getNetworkNodes: { ordered: [{ parameter: 'node.id' }] },
  getNetworkSupply: { ordered: [{ parameter: 'timestamp' }] },
  getNftAllowances: {
    ordered: [{ parameter: 'account.id' }, { parameter: 'token.id', unless: 'account.id' }],
  },
  getNftsByAccountId: { several: { 'spender.id': 'one-range' } },
  getOutstandingTokenAirdrops: { ordered: [{ parameter: 'receiver.id' }] },
  getPendingTokenAirdrops: { ordered: [{ parameter: 'sender.id' }] },
  getRegisteredNodes: { ordered: [{ parameter: 'registerednode.id' }] },
});
