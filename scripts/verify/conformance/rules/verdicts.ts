import * as operations from '../../../../generated/ledger/operations.js';
import { ParameterError } from '../../../../src/errors/parameter-error.js';
import type { Recording } from '../../recordings.js';
import { callOf, routesOf } from '../../routes.js';
import { Differences, type PartResult } from '../part.js';
import { explanationOf } from './explanations.js';

const routes = routesOf(operations);

export type Reply = Pick<Recording, 'status' | 'body'>;

/** Counts requests by who accepts them, the client and a service, and explains where the two differ. */
export class Verdicts {
  readonly #differences = new Differences();
  #accepted = 0;
  #refused = 0;

  /**
   * @param passed The error of the client's checks, or the address that it sent.
   * @param subject The words for a difference without a reason. The message of the client or the address if absent.
   */
  add(
    { method, url }: Pick<Recording, 'method' | 'url'>,
    passed: ParameterError | string,
    { status, body }: Reply,
    subject?: string,
  ): void {
    const error = passed instanceof ParameterError ? passed : undefined;
    const isServed = status !== 400 && status < 500;
    if (isServed && !error) this.#accepted += 1;
    else if (!isServed && error) this.#refused += 1;
    else {
      const call = callOf(routes, { method, url });
      if (!call) throw new Error(`no operation has the path of ${url}`);
      this.#differences.add(
        error ? 'the client refuses, the service serves' : 'the client sends, the service refuses',
        explanationOf(call, error, body),
        `: ${subject ?? error?.message ?? url}`,
        error ? `${url} ${error.message}` : url,
      );
    }
  }

  result(): PartResult {
    const { explained, different } = this.#differences;
    const examined = this.#accepted + this.#refused + explained.count + different.count;
    return this.#differences.result(
      examined,
      `${examined} requests: ${this.#accepted} accepted by both, ${this.#refused} refused by both, ${explained.count} explained, ${different.count} different`,
    );
  }
}
