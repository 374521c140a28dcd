import { isRecord } from '../../values/values.js';
import { isPlainRecord } from './check-options.js';
import type { CallOptions, TransportSettings } from './options.js';

/** What is changed later does not change a call or a transport: each has options of its own. */
export function copyOptions<
  Options extends Pick<TransportSettings, 'headers' | 'retry' | 'validation'> &
    Pick<CallOptions, 'query' | 'after'>,
>(options: Options): Options {
  // What is no object is refused when the call begins.
  if (!isRecord(options)) return options;
  const { headers, query, retry, validation, after } = options;
  // Most calls have none of them, and a plain copy is made faster.
  if (!headers && !query && !retry && !validation && !after) return { ...options };
  const own = { headers: copied(headers), query: copied(query), retry: copied(retry) };
  const moment = after instanceof Date ? { after: new Date(after) } : {};
  return { ...options, ...own, ...moment, validation: copied(validation) };
}

function copied<Value>(value: Value): Value {
  // What has entries instead of properties is refused too, and would not be known for it as a copy.
  return isPlainRecord(value) ? { ...value } : value;
}
