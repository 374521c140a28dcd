import type { CallContext } from '../../errors/errors.js';
import type { Operation, RequestBody } from './operation.js';

/**
 * Checks a request before it is sent, by rules that few operations have. It is loaded with the first call that needs it.
 *
 * @throws ParameterError for one that a rule excludes.
 */
export type CheckRequest = (
  operation: Operation,
  request: { readonly query: string; readonly body?: RequestBody },
  context: CallContext,
) => void;

/** The rules of one operation. */
export interface OperationRules {
  readonly ordered?: readonly OrderRule[];
  /** By the name of the parameter. */
  readonly several?: Readonly<Record<string, SeveralRule>>;
  readonly fields?: readonly FieldRule[];
}

/** A parameter whose lower bound must not be above its upper bound. */
export interface OrderRule {
  readonly parameter: string;
  /** It may be, if this parameter has two different values. */
  readonly unless?: string;
}

/**
 * A limit of several values of a parameter. `one-range` allows one lower and one upper bound. `one-address` allows one
 * EVM address or alias, by equality, without shard and realm, and without a bound behind it.
 */
export type SeveralRule = 'one-range' | 'one-address';

/** Fields of a body that need others. Patterns match their texts: '' if a field is absent, 'null' if it is null. */
export interface FieldRule {
  /** The rule applies if all of these match. An error names the first. */
  readonly when: Readonly<Record<string, RegExp>>;
  readonly requires: Readonly<Record<string, RegExp>>;
  /** The allowed values, in words for an error. */
  readonly allowed: string;
}
