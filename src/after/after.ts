// Reads replies that are not older than a write of the caller: the call option `after`.

export { TransactionMissingError } from './after-errors.js';
export { replyAfter } from './lazy-reply-after.js';
export { newestTime } from './reply-times.js';
export type { AfterRules, WatermarkRule } from './rules.js';
export { type WaitForOptions, waitFor } from './wait-for.js';
export { type Watermark, watermarkOf } from './watermark.js';
