import type { AfterReader, MomentRule } from '../client/client.js';

/** How the replies of a service show how new they are. */
export interface AfterRules extends AfterReader {
  reply(transport: object, call: object, rules: AfterRules): Promise<unknown>;
  readonly watermark: WatermarkRule;
  /** By operation ID. */
  readonly proofs: Readonly<Record<string, ProofRule>>;
}

/** The request for the end of the newest record file. */
export interface WatermarkRule extends MomentRule {
  readonly transaction?: TransactionRule;
}

/** How a transaction is looked up. Pointers lead into the reply; `*` stands for each item of a list. */
export interface TransactionRule {
  readonly operationId: string;
  readonly path: string;
  /** Pointer to its consensus time. */
  readonly time: string;
  /** Pointer to the entity that it created or changed. */
  readonly made: string;
  /** Pointer to the accounts whose balance it changed. */
  readonly paid: string;
}

/** How a reply of one operation shows how new it is. */
export interface ProofRule {
  /** Pointers to consensus times. A cluster that shows a time has all record files up to it. */
  readonly times?: readonly string[];
  /** Whether one of the times changes with each transfer of the entity in the path. */
  readonly transfers?: true;
  /** Whether a reply never changes once it exists. */
  readonly final?: true;
}
