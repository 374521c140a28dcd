/** As short as a part of a text that the client takes for a secret. Shorter ones occur in replies by chance. */
const shortestSecret = 6;

const publicHeaders = /^(?:accept(?:-.*)?|cache-control|connection|content-.*|host|if-.*|pragma|user-agent)$/;

/** Hides what only the sender knows: a service may repeat a key in an error, or the path of its base URL in a link. */
export function secretHider(headers: Headers, dropped: readonly string[]): (text: string) => string {
  const values = [...headers].flatMap(([name, value]) =>
    publicHeaders.test(name) ? [] : [value, ...value.split(/[\s;,]+/), ...value.split('=')],
  );
  const parts = [...dropped, ...values].filter((part) => part.length >= shortestSecret);
  const forms = parts.flatMap((part) => [part, encodeURIComponent(part), JSON.stringify(part).slice(1, -1)]);
  // The longest first, because one may be a part of another.
  const secrets = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
}
