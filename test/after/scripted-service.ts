import type { Transport } from '../../src/client/call.js';
import { createTransport } from '../../src/client/transport.js';
import { VirtualTime } from '../virtual-time.js';

/** What a service answers: data, or nothing for a 404; with headers where they matter. */
export type Answer = object | undefined | { readonly data: object | undefined; readonly cluster: string };

/** How a service answers, by what it is asked for and when, in seconds since the begin. */
export type Script = (path: string, seconds: number, count: number) => Answer;

/** When everything begins, in seconds. */
export const begin = 1_767_225_600;

/** A timestamp so many seconds after the begin. */
export function at(seconds: number): string {
  return (begin + seconds).toFixed(9);
}

/** What a service says whose newest record file ends at a moment. */
export function blocks(seconds: number): object {
  return { blocks: [{ timestamp: { from: '0.0', to: at(seconds) } }], links: { next: null } };
}

/** A service that answers by a script, the transport to it, and the paths that it was asked for. */
export function scripted(script: Script): { transport: Transport; time: VirtualTime; asked: string[] } {
  const time = new VirtualTime();
  const asked: string[] = [];
  const fetch = async (url: string): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const path = pathname.replace('/api/v1/', '') + search;
    asked.push(path);
    const count = asked.filter((other) => other === path).length;
    const answer = script(path, time.now() / 1000 - begin, count);
    const named = answer && 'cluster' in answer ? answer : { data: answer, cluster: undefined };
    const headers = named.cluster === undefined ? {} : { 'x-cluster-id': named.cluster };
    if (named.data) return Response.json(named.data, { headers });
    const body = { _status: { messages: [{ message: 'Not found' }] } };
    return Response.json(body, { status: 404, headers });
  };
  const settings = { baseUrl: 'https://ledger.test', fetch, validation: 'off', retry: false } as const;
  return { transport: createTransport({ ...settings, clock: time }), time, asked };
}
