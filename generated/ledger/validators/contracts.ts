// The validators for a group of replies.
// Made from the description of Ledger query service 0.154.0 by `npm run generate`. Do not edit.

export {
  validateContractActionsResponse,
  validateContractCallResponse,
  validateContractLogsResponse,
  validateContractResponse,
  validateContractResultDetails,
  validateContractResultSummariesResponse,
  validateContractResultsResponse,
  validateContractStateResponse,
  validateContractsResponse,
  validateOpcodesResponse,
} from '../validators.js';
