import type { AfterReader, MomentRule } from '../client/client.js';

/** How the replies of a service show how new they are. */
export interface AfterRules extends AfterReader {
  reply(transport: object, call: object, rules: AfterRules): Promise<unknown>;
  /** The newest consensus time in a reply, in nanoseconds. Its cluster has all record files up to it. */
  newestTime(pointers: readonly string[] | undefined, data: unknown): bigint | undefined;
  readonly watermark: WatermarkRule;
  /** By operation ID. */
  readonly replyTimesByOperation: Readonly<Record<string, ReplyTimes>>;
}

export interface WatermarkRule extends MomentRule {
  readonly transaction?: TransactionRule;
}

/** How a transaction is looked up. Pointers lead into the reply; `*` stands for each item of a list. */
export interface TransactionRule {
  readonly operationId: string;
  readonly path: string;
  readonly time: string;
  readonly made: string;
  readonly paid: string;
}

export interface ReplyTimes {
  /** Pointers to consensus times. A cluster that shows a time has all record files up to it. */
  readonly times?: readonly string[];
  /** Whether one of the times changes with each transfer of the entity in the path. */
  readonly transfers?: true;
  readonly final?: true;
}
