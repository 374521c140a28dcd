import type { AfterRules } from '../after/after.js';
import {
  type Call,
  type CallOptions,
  type Clock,
  eventOf,
  type HedgeOptions,
  type HostState,
  isTransientError,
  notify,
  onAbort,
  type PageReply,
  type Progress,
  type RetryPolicy,
  retryDelay,
  retryPolicy,
  sleep,
  type Transport,
  type TransportSettings,
  tooLate,
} from '../client/client.js';
import { ApiError, NetworkError, ResponseError } from '../errors/errors.js';
import { Host, maxBehind } from './host.js';

const defaultDeadline = 120_000;
/** Without a reply for this many milliseconds, and for four times the usual time, the next host gets the call too. */
const leastPatience = 500;
const catchUpDelay = 250;
const maxHedged = 0.05;
/** A request that is only a little slower than usual is not sent twice. */
const hedgeFactor = 1.2;

interface Sending {
  readonly call: Call;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly end: number;
}

/** A request that can be aborted for itself. Its reply, or an error that another host would return too. */
interface Request<Data> {
  readonly outcome: Promise<PageReply<Data> | Error>;
  abort(): void;
}

/** Takes over the rate of the transport that the caller has. */
export function over(
  transports: readonly Transport[],
  options: TransportSettings,
  hedge: HedgeOptions | undefined,
  outer: Transport,
): HostSwitch {
  const one = new HostSwitch(transports, options, hedge?.after);
  Object.defineProperties(outer, {
    pass: { value: (callOptions: CallOptions) => one.current.pass(callOptions) },
    rate: { get: () => one.current.rate },
    hosts: { get: () => one.states },
  });
  return one;
}

/** Selects the host of each call. A call that fails at one host goes to the next one, within the same deadline. */
export class HostSwitch {
  readonly #hosts: readonly Host[];
  readonly #options: TransportSettings;
  readonly #hedge: HedgeOptions['after'] | undefined;
  readonly #clock: Clock;
  #rules: AfterRules | undefined;
  readonly #senders = new WeakMap<object, Host>();
  #requests = 0;
  #hedged = 0;

  constructor(
    transports: readonly Transport[],
    options: TransportSettings,
    hedge: HedgeOptions['after'] | undefined,
  ) {
    this.#hosts = transports.map((transport) => new Host(transport));
    this.#options = options;
    this.#hedge = hedge;
    this.#clock = (transports[0] as Transport).effects;
  }

  get states(): HostState[] {
    return this.#hosts.map(({ state }) => state);
  }

  /** The transport of the next call. */
  get current(): Transport {
    return (this.#next(new Set()) as Host).transport;
  }

  /** Healthy hosts come first. */
  others(item: object): Transport[] {
    const sender = this.#senders.get(item);
    const others = this.#hosts.filter((host) => sender && host !== sender);
    return others.sort((a, b) => +b.isUsable - +a.isUsable).map(({ transport }) => transport);
  }

  async send<Data>(call: Call, progress: Progress, signal: AbortSignal): Promise<PageReply<Data>> {
    this.#rules = ((await call.operation.after?.()) as AfterRules | undefined) ?? this.#rules;
    const { deadline, retry } = this.#options;
    const limit = call.options.deadline ?? deadline ?? defaultDeadline;
    const sending = { call, progress, signal, end: this.#clock.elapsed() + limit };
    const policy = retryPolicy(retry, call.options.retry);
    const errors = new Map<Host, Error>();
    for (let round = 1; ; round += 1) {
      const reply = await this.#round<Data>(sending, round, errors);
      if (reply) return reply;
      if (this.#clock.elapsed() >= sending.end) throw tooLate(limit, progress);
      if (!(await this.#mayRepeat(sending, round, policy))) throw failureOf(errors, progress);
    }
  }

  /** Asks each host at most once. Undefined if all of them fail. */
  async #round<Data>(
    sending: Sending,
    round: number,
    errors: Map<Host, Error>,
  ): Promise<PageReply<Data> | undefined> {
    const { call, progress, signal, end } = sending;
    const tried = new Set<Host>();
    for (;;) {
      if (this.#rules) for (const host of this.#hosts) host.probeIfDue(this.#rules, () => this.#newest);
      const first = this.#next(tried);
      if (!first || this.#clock.elapsed() >= end) return undefined;
      const rival = tried.size === 0 && first.isDoubtful(call) ? this.#next(new Set([first])) : undefined;
      const host = rival?.isUsable ? rival : first;
      tried.add(host);
      if (round > 1 && !host.budget.take()) continue;
      try {
        const reply = await this.#ask<Data>(host, tried, sending);
        host.budget.giveBack(round - 1);
        if (host !== first && this.#rules) first.compare(this.#rules, call.operation.operationId, reply.data);
        return reply;
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof Error) || !mayMove(error, call)) throw error;
        errors.set(host, error);
        host.fail(error);
        progress.last = error;
      }
    }
  }

  async #mayRepeat({ progress, signal, end }: Sending, round: number, policy: RetryPolicy): Promise<boolean> {
    const delay = retryDelay(round, undefined, policy, () => this.#clock.random());
    if (round > policy.retries || this.#clock.elapsed() + delay >= end) return false;
    const { last } = progress;
    const status = last instanceof ApiError && { status: last.status };
    notify(this.#options.onRetry, { ...eventOf(progress), delay, ...status });
    await sleep(delay, signal, this.#clock);
    return true;
  }

  /** Healthy hosts that are not behind come first, in their order; those whose rate allows a request before others. */
  #next(tried: ReadonlySet<Host>): Host | undefined {
    const rest = this.#hosts.filter((host) => !tried.has(host));
    return (
      rest.find(({ isUsable, transport }) => isUsable && transport.rate.spare >= 1) ??
      rest.find(({ isUsable }) => isUsable) ??
      rest.find(({ isHealthy }) => isHealthy) ??
      rest[0]
    );
  }

  get #newest(): bigint | undefined {
    return this.#hosts.reduce<bigint | undefined>(
      (newest, host) => ((host.newest ?? 0n) > (newest ?? 0n) ? host.newest : newest),
      undefined,
    );
  }

  /** If the host is slow, another one gets the call too, and the first reply counts. */
  async #ask<Data>(host: Host, tried: Set<Host>, sending: Sending): Promise<PageReply<Data>> {
    const first = this.#start<Data>(host, sending);
    const { p95 = leastPatience } = host;
    const hedge = this.#hedgeAfter(host);
    const isSlow = await this.#isSlow(first, hedge ?? Math.max(leastPatience, 4 * p95));
    const next = isSlow && mayRepeat(sending.call) ? this.#next(tried) : undefined;
    const other = next?.isUsable ? next : hedge === undefined ? undefined : host;
    if (!isSlow || !other) return dataOf(await first.outcome);
    tried.add(other);
    if (hedge !== undefined) this.#hedged += 1;
    // The same host must not let it share the first request.
    const second = this.#start<Data>(other, { ...sending, call: { ...sending.call, isFresh: true } });
    try {
      const winner = await Promise.any([
        first.outcome,
        second.outcome.then((outcome) => {
          if (hedge === undefined) host.fail(undefined);
          return outcome;
        }),
      ]);
      return dataOf(winner);
    } catch {
      return dataOf(await first.outcome);
    } finally {
      first.abort();
      second.abort();
    }
  }

  #hedgeAfter(host: Host): number | undefined {
    if (this.#hedged + 1 > this.#requests * maxHedged) return undefined;
    return this.#hedge === 'p95' ? host.p95 && host.p95 * hedgeFactor : this.#hedge;
  }

  async #isSlow({ outcome }: Request<unknown>, delay: number): Promise<boolean> {
    const ended = new AbortController();
    const end = (): void => ended.abort();
    outcome.then(end, end);
    return sleep(delay, ended.signal, this.#clock).then(
      () => true,
      () => false,
    );
  }

  #start<Data>(host: Host, sending: Sending): Request<Data> {
    const { call, signal } = sending;
    const ending = new AbortController();
    const stopWatching = onAbort(signal, () => ending.abort(signal.reason));
    this.#requests += 1;
    const outcome = this.#request<Data>(host, sending, ending.signal)
      .catch((error: Error) => {
        if (mayMove(error, call)) throw error;
        return error;
      })
      .finally(stopWatching);
    // An aborted request has no other reader.
    outcome.catch(() => undefined);
    return { outcome, abort: () => ending.abort() };
  }

  async #request<Data>(host: Host, sending: Sending, signal: AbortSignal): Promise<PageReply<Data>> {
    const { call, progress, end } = sending;
    await this.#catchUp(host, sending, signal);
    const own: Progress = { ...progress };
    const begin = this.#clock.elapsed();
    const hasPassed = call.hasPassed && host.transport === this.current;
    const options = {
      ...call.options,
      after: undefined,
      retry: false,
      signal,
      deadline: Math.max(1, end - begin),
    } as const;
    try {
      const reply = await host.transport.send<Data>({ ...call, progress: own, hasPassed, options });
      host.succeed(this.#clock.elapsed() - begin);
      const { rangeKey, items = '' } = call.operation;
      if (rangeKey?.grows?.hash)
        for (const item of (reply.data as Record<string, object[]>)[items] ?? [])
          this.#senders.set(item, host);
      if (this.#rules) host.learn(this.#rules, call.operation.operationId, reply.data);
      return reply;
    } finally {
      progress.attempts += own.attempts - progress.attempts;
      progress.url = own.url;
    }
  }

  /** A page of a list must not come from a host that is older than the pages before. */
  async #catchUp(host: Host, { call, end }: Sending, signal: AbortSignal): Promise<void> {
    const newest = this.#newest;
    const isContinued = call.query !== undefined || call.isFresh === true;
    if (!this.#rules || newest === undefined || !isContinued) return;
    while ((host.newest ?? 0n) < newest) {
      await host.probe(this.#rules, signal);
      const behind = newest - (host.newest ?? 0n);
      if (behind <= 0n) return;
      const isFar = behind > maxBehind;
      if (isFar) host.fallBehind();
      if (isFar || this.#clock.elapsed() + catchUpDelay >= end)
        throw new NetworkError('the host is behind the others', 0, { ...call.operation, url: host.name });
      await sleep(catchUpDelay, signal, this.#clock);
    }
  }
}

function mayRepeat({ operation: { method, isRead } }: Call): boolean {
  return isRead === true || method === 'GET' || method === 'HEAD';
}

/** Whether another host may have a reply. A body that is not JSON comes from a proxy. */
function mayMove(error: unknown, call: Call): boolean {
  const isForeign = error instanceof ResponseError && error.issues.length === 0;
  return mayRepeat(call) && (isTransientError(error) || isForeign);
}

function dataOf<Data>(outcome: PageReply<Data> | Error): PageReply<Data> {
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

/** The error of the only host, or one that names all. */
function failureOf(errors: ReadonlyMap<Host, Error>, progress: Progress): Error {
  const [first, ...others] = errors.values();
  if (first && others.length === 0) return first;
  const reasons = Array.from(errors, ([{ name }, error]) => {
    const prefix = `${progress.operationId}: `;
    return `${name}: ${error.message.startsWith(prefix) ? error.message.slice(prefix.length) : error.message}`;
  });
  return new NetworkError(`no host has a reply. ${reasons.join('. ')}`, progress.attempts, progress, {
    cause: new AggregateError(errors.values()),
  });
}
