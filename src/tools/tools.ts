// Tools with which an agent reads the ledger and the status page, as plain objects for any framework.

import { isRecord } from '../core.js';
import { createStatusClient } from '../status.js';
import type { ObjectSchema } from './arguments.js';
import { failureOf, isBug } from './errors.js';
import type { Services } from './read-operation.js';
import { compact } from './rows.js';
import { checkArguments, toolRules } from './tool-list.js';

export type { Answer } from './answer.js';
export type { ObjectSchema, Schema } from './arguments.js';
export { failureOf, InputError } from './errors.js';

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON schema of the input. */
  readonly inputSchema: ObjectSchema;
  /**
   * Returns JSON: an answer, or what failed and how to correct the call. Integers of 64 bits are text. It rejects only with the
   * reason of the signal.
   */
  readonly execute: (input?: object, options?: ToolCallOptions) => Promise<unknown>;
}

/** Frameworks pass more. The AI SDK calls the signal `abortSignal`. */
export interface ToolCallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly abortSignal?: AbortSignal | undefined;
}

export interface ToolsOptions extends Omit<Services, 'status' | 'verify'> {
  /** @default the public status page */
  readonly status?: Services['status'];
  /** Whether the running hash of each topic message is checked. @default false */
  readonly verify?: boolean;
  /** Replaces keys in the text of an error. The client hides those that it sends. */
  readonly redact?: (text: string) => string;
  /** Receives a failure that is a bug. */
  readonly report?: (error: unknown) => void;
}

/**
 * The tools of an agent: few, and only such that read. Texts that strangers wrote are in `untrusted_data` of a result.
 *
 * @param options The client of the ledger, and more.
 * @example
 * const tools = createTools({ ledger, network: 'mainnet' });
 * console.log(await tools[0]?.execute({ query: 'who holds this token' }));
 */
export function createTools(options: ToolsOptions): Tool[] {
  const { redact = (text) => text, report = () => undefined } = options;
  const services = { status: createStatusClient(), verify: false, ...options };
  return toolRules.map(({ name, description, inputSchema, run }) => ({
    name,
    description,
    inputSchema,
    async execute(input = {}, { signal, abortSignal = signal ?? new AbortController().signal } = {}) {
      try {
        // Some models send null for what they leave out.
        const args = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
        checkArguments(args, inputSchema);
        const result = await run(args, services, abortSignal);
        if (!isRecord(result)) return result;
        return { ...result, untrusted_data: compact(result.untrusted_data) };
      } catch (error) {
        abortSignal.throwIfAborted();
        if (isBug(error)) report(error);
        return failureOf(error, redact);
      }
    },
  }));
}
