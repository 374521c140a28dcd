// A handler of standard requests, for Next (app/api/topics/[id]/route.ts), Hono, Remix, Bun and Deno.
import { createLedgerClient, messageText, stringifyJson } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

/** Returns one page of a topic's messages. Pass its `next` as `from` to request the next page. */
export async function GET(
  request: Request,
  { params }: { readonly params: Promise<{ readonly id: string }> },
): Promise<Response> {
  const { id } = await params;
  const from = new URL(request.url).searchParams.get('from') ?? undefined;
  // If the browser disconnects, the call is aborted.
  const list = ledger.getTopicMessages({ topicId: id, limit: 2 }, { signal: request.signal });
  const { items, next } = await list.page(from);
  const messages = items.map((message) => ({ number: message.sequence_number, text: messageText(message) }));
  // Response.json throws on bigints.
  return new Response(stringifyJson({ messages, next }), { headers: { 'content-type': 'application/json' } });
}

const topic = sandbox.add.topic().topic_id ?? '';
for (const text of ['one', 'two', 'three']) sandbox.add.message({ topic_id: topic, message: btoa(text) });
const get = async (query: string): Promise<string> => {
  const request = new Request(`https://app.example/api/topics/${topic}${query}`);
  return (await GET(request, { params: Promise.resolve({ id: topic }) })).text();
};
const first = await get('');
const second = await get(`?from=${encodeURIComponent(JSON.parse(first).next)}`);
console.log(first, second);

export { first, second };
