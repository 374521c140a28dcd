// The entry `ledger-query-client/tools`: tools for agents, without a package of any framework.

export {
  createTools,
  type ObjectSchema,
  type Schema,
  type Tool,
  type ToolCallOptions,
  type ToolsOptions,
} from './tools/tools.js';
