import { isRecord } from './decode.js';
import type { TransportSettings } from './options.js';

/** What is changed later does not change a call or a transport: each has options of its own. */
export function copyOptions<Options extends Pick<TransportSettings, 'headers' | 'retry' | 'validation'>>(
  options: Options,
): Options {
  // What is no object is refused when the call begins.
  if (!isRecord(options)) return options;
  const { headers, retry, validation } = options;
  // Most calls have none of them, and a plain copy is made several times as fast.
  if (!headers && !retry && !validation) return { ...options };
  return { ...options, headers: copied(headers), retry: copied(retry), validation: copied(validation) };
}

function copied<Value>(value: Value): Value {
  // What has entries instead of properties is refused too, and would not be known for it as a copy.
  return isRecord(value) && !(Symbol.iterator in value) ? { ...value } : value;
}
