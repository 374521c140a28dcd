const propertyNames = ['status', 'statusText', 'ok', 'url', 'type', 'redirected', 'bodyUsed'] as const;

/**
 * Copies a response whose body has been read. Callers that share a request each get a response of their own, as one may
 * change its headers. Such a response cannot be cloned, and the constructor sets neither `url` nor every status.
 */
export function copyOf(response: Response): Response {
  const copy = new Response(null, { headers: response.headers });
  for (const name of propertyNames) Object.defineProperty(copy, name, { value: response[name] });
  return copy;
}
