/** What an answer depends on. A `Request` is one. */
export interface ServiceRequest extends Pick<Request, 'method' | 'url' | 'headers' | 'arrayBuffer'> {
  readonly signal: AbortSignal | undefined;
}

/** Reads what `fetch` is called with. A `Request` costs as much as many an answer: a plain GET goes without one. */
export function serviceRequest(input: string | URL | Request, init: RequestInit = {}): ServiceRequest {
  const { method = 'GET', body, headers, signal } = init;
  if (input instanceof Request || method !== 'GET' || body) return new Request(input, init);
  return {
    method,
    url: String(input),
    headers: headers instanceof Headers ? headers : new Headers(headers),
    signal: signal ?? undefined,
    arrayBuffer: async () => {
      signal?.throwIfAborted();
      return new ArrayBuffer(0);
    },
  };
}
