import { kinds } from '../client/kinds.js';
import { operation } from '../client/operations.js';

const parameters = { id: { kind: kinds['entity-id'] }, serial: { kind: kinds.integer } } as const;
const bounds = { min: '0', max: '9' };
/** A list with one sort key. */
export const one = operation({ parameters, rangeKey: { parameter: 'id', field: 'id', ...bounds } });
/** A list with two sort keys. */
export const two = operation({
  parameters,
  rangeKey: { parameter: 'id', field: 'id', ...bounds, second: { parameter: 'serial', field: 'serial' } },
});
/** A list without a known sort key. */
export const none = operation({ parameters });
