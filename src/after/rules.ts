import type { AfterReader, MomentRule } from '../client/client.js';

/** How the replies of a service show how new they are. */
export interface AfterRules extends AfterReader {
  reply(transport: object, call: object, rules: AfterRules): Promise<unknown>;
  readonly watermark: WatermarkRule;
  /** By the name of the operation. */
  readonly proofs: Readonly<Record<string, ProofRule>>;
}

/** The request for the end of the newest record file. */
export interface WatermarkRule extends MomentRule {
  readonly transaction?: TransactionRule;
}

/** How a transaction is looked up. Places are pointers into the reply, in which `*` is each item of a list. */
export interface TransactionRule {
  readonly operationId: string;
  readonly path: string;
  /** When it reached consensus. */
  readonly time: string;
  /** The entity that it made or was about. */
  readonly made: string;
  /** Accounts whose balance it changed. */
  readonly paid: string;
}

/** What of a reply tells how new it is. */
export interface ProofRule {
  /** Where consensus times stand, `*` being each item of a list: who shows one has all files up to it. */
  readonly times?: readonly string[];
  /** Whether each transfer of the one that is asked for shows in these. */
  readonly transfers?: true;
  /** Whether what is found never changes. */
  readonly final?: true;
}
