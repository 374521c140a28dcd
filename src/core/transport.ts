import createClient from 'openapi-fetch';
import { type BaseUrl, parseBaseUrl } from './base-url.js';
import { type CallContext, NetworkError, ParameterError } from './errors.js';
import { type Network, networks } from './networks.js';
import type { Operation } from './operation.js';
import type { CallOptions, TransportOptions } from './options.js';
import type { Serialised } from './parameters.js';
import { type OnInvalidResponse, type Validation, warnOnce } from './validation.js';

/** What came back, read to its end. */
export interface Reply {
  response: Response;
  text: string;
  attempts: number;
}

/** What turns an operation and its input into a reply. Made by {@link createTransport}. */
export interface Transport {
  readonly validation: Validation | undefined;
  readonly onInvalidResponse: OnInvalidResponse;
  /** What an error tells of a call with this path and query. */
  context(operation: Operation, path?: string): CallContext;
  send(operation: Operation, input: Serialised, options: CallOptions): Promise<Reply>;
}

/**
 * Opens a way to a service. No connection is made before the first call.
 *
 * @throws ParameterError if neither `network` nor `baseUrl` says where the service is.
 */
export function createTransport(options: TransportOptions): Transport {
  const base = baseOf(options);
  const client = createClient({ baseUrl: base.href });
  const context = (operation: Operation, path = operation.path): CallContext => ({
    operationId: operation.operationId,
    method: operation.method,
    url: `${base.shown}${path}`,
  });
  return {
    validation: options.validation,
    onInvalidResponse: options.onInvalidResponse ?? warnOnce((message) => console.warn(message)),
    context,
    async send(operation, input, { signal, headers }) {
      const common = typeof options.headers === 'function' ? await options.headers() : options.headers;
      signal?.throwIfAborted();
      let reply: Reply | undefined;
      await client.request(
        operation.method.toLowerCase() as 'get',
        operation.path as never,
        {
          params: { path: input.path },
          querySerializer: () => input.query,
          body: input.body,
          bodySerializer: (body: unknown) => body,
          headers: {
            accept: 'application/json',
            'content-type': input.body === undefined ? null : operation.body,
            ...common,
            ...headers,
          },
          signal: signal ?? null,
          // The reply is read here, as its text is needed for exact integers: openapi-fetch is told that it is empty.
          fetch: async (request: Request) => {
            reply = await sendOnce(options.fetch ?? globalThis.fetch, request, signal, () =>
              context(operation),
            );
            return new Response(null, { status: 204 });
          },
        } as never,
      );
      return reply as Reply;
    },
  };
}

async function sendOnce(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
  signal: AbortSignal | undefined,
  context: () => CallContext,
): Promise<Reply> {
  try {
    const response = await fetch(request);
    return { response, text: await response.text(), attempts: 1 };
  } catch (cause) {
    // Whatever fetch makes of an abort, the caller gets the reason that he gave.
    signal?.throwIfAborted();
    throw new NetworkError('no reply came', context(), { cause });
  }
}

function baseOf({ network, baseUrl }: TransportOptions): BaseUrl {
  // No call is made yet, so there is none to name.
  const context = { operationId: '', method: '', url: '' };
  const names = Object.keys(networks).join(', ');
  if (network !== undefined && baseUrl !== undefined)
    throw new ParameterError(
      { parameter: 'network', given: network, allowed: 'left out beside baseUrl' },
      context,
    );
  if (network !== undefined && !Object.hasOwn(networks, network))
    throw new ParameterError({ parameter: 'network', given: network, allowed: `one of ${names}` }, context);
  const base = parseBaseUrl(network ? networks[network as Network] : (baseUrl ?? ''));
  if (base) return base;
  throw new ParameterError(
    {
      parameter: 'baseUrl',
      // The text itself may hold a key.
      given: baseUrl === undefined ? undefined : typeof baseUrl,
      allowed: `an absolute http or https URL without credentials, query and fragment, or network one of ${names}`,
    },
    context,
  );
}
