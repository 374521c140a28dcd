/** A `Request` has all these parts. */
export interface ServiceRequest extends Pick<Request, 'method' | 'url' | 'headers' | 'arrayBuffer'> {
  readonly signal: AbortSignal | undefined;
}

/** A plain GET does not construct a `Request`, which takes longer than many replies. */
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
