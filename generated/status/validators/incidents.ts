// The validators for a group of replies.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

export { validateIncidentsResponse, validateUnresolvedIncidentsResponse } from '../validators.js';
