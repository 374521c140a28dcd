// The types of validators.js.
// Made from the description of Status service 2.0.0 by `npm run generate`. Do not edit.

import type { Validate } from '../../src/core/operation/report.js';

export declare const validateActiveMaintenancesResponse: Validate;
export declare const validateComponentsResponse: Validate;
export declare const validateIncidentsResponse: Validate;
export declare const validateScheduledMaintenancesResponse: Validate;
export declare const validateStatusResponse: Validate;
export declare const validateSummaryResponse: Validate;
export declare const validateUnresolvedIncidentsResponse: Validate;
export declare const validateUpcomingMaintenancesResponse: Validate;
