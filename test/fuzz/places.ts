type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Parent = Json[] | { [name: string]: Json };

/** JSON of every type, as text, because JavaScript has no value for some of it. An empty text removes the place. */
export const everyType: readonly string[] = [
  ...String.raw`null true false 0 -1 1.5 1e400 -0 9223372036854775808 [] [null] [[]] [0] [{}] {} {"length":3} {"next":{}}
    {"__proto__":{"x":1}} {"constructor":{"kind":"ledger-query-client.ApiError"}} {"toString":0,"valueOf":null} {"then":{}}
    {"low":1,"high":0,"unsigned":false} {"toJSON":0} {"_status":{"messages":[null,{"message":0}]}} ["0.0.5"] ["x","x"]
    "" "x" "0" "-1" "1.5" "1e9" "0.0.5" "0.0.x" "1767225600.000000001" "99999999999999999999.1" "\ud800" "2026-01-01"
    "/api/v1/contracts?limit=1" "?" "?limit=%" "?order=desc&limit=2"`.split(/\s+/),
  '',
  // Deeper than the call stack allows.
  '['.repeat(20_000) + ']'.repeat(20_000),
  '{"a":'.repeat(9000) + '0'.padEnd(9001, '}'),
];

export interface Replacement {
  /** From 0 to 1: which place. */
  readonly at: number;
  readonly json: string;
}

/** Replaces places of a body by JSON: the whole, members or items. The fields of a list's items count once. */
export function replaced(text: string, replacements: readonly Replacement[]): string {
  const root: { [name: string]: Json } = { body: JSON.parse(text) };
  const places = new Map<string, [Parent, string][]>();
  const visit = (parent: Parent, path: string): void => {
    for (const [name, child] of Object.entries(parent)) {
      const place = `${path}/${Array.isArray(parent) ? '*' : name}`;
      places.set(place, [...(places.get(place) ?? []), [parent, name]]);
      if (typeof child === 'object' && child !== null) visit(child, place);
    }
  };
  visit(root, '');
  const marks = replacements.map(({ at, json }, index) => {
    const scaled = at * places.size;
    const alike = Array.from(places.values())[Math.floor(scaled)] ?? [];
    const [parent, name] = alike[Math.floor((scaled % 1) * alike.length)] ?? [root, 'body'];
    if (json === '') Reflect.deleteProperty(parent, name);
    else Reflect.set(parent, name, `\u0001${index}`);
    return [JSON.stringify(`\u0001${index}`), json] as const;
  });
  const body = JSON.stringify(root.body) ?? '';
  return marks.reduce((changed, [mark, json]) => changed.replace(mark, () => json), body);
}
