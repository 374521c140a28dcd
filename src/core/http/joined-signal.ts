import type { CallOptions } from '../operation/options.js';

/** The options of a call that another signal ends as well. */
export function withSignal(options: CallOptions, signal: AbortSignal | undefined): CallOptions {
  if (!signal) return options;
  return { ...options, signal: options.signal ? AbortSignal.any([options.signal, signal]) : signal };
}
