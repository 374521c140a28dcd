import { createTransport, type Transport } from '../../src/client/client.js';
import { VirtualTime } from '../setup/virtual-time.js';

/** The reply of a service: data with an optional cluster name, an error status, or undefined for a 404. */
export type Answer =
  | object
  | number
  | undefined
  | { readonly data: object | undefined; readonly cluster: string };

/** Returns the reply to a path, by seconds since the start and the number of requests for this path. */
export type Script = (path: string, seconds: number, count: number) => Answer;

/** The start of each test, in seconds since the Unix epoch. */
export const begin = 1_767_225_600;

/** A timestamp at a number of seconds after the start. */
export function at(seconds: number): string {
  return (begin + seconds).toFixed(9);
}

/** The blocks of a service whose newest record file ends at a number of seconds after the start. */
export function blocks(seconds: number): object {
  return { blocks: [{ timestamp: { from: '0.0', to: at(seconds) } }], links: { next: null } };
}

/**
 * Creates a service that replies by a script after so many milliseconds, for replies that no sandbox sends. Returns a
 * transport to it, its clock and the list of requested paths.
 */
export function scripted(
  script: Script,
  latency = 0,
): { transport: Transport; time: VirtualTime; requested: string[] } {
  const time = new VirtualTime();
  const requested: string[] = [];
  const fetch = async (url: string): Promise<Response> => {
    const { pathname, search } = new URL(url);
    const path = pathname.replace('/api/v1/', '') + search;
    requested.push(path);
    const count = requested.filter((other) => other === path).length;
    if (latency > 0) await new Promise<void>((resolve) => time.setTimer(latency, resolve));
    const answer = script(path, time.elapsed() / 1000 - begin, count);
    if (typeof answer === 'number') return Response.json({}, { status: answer });
    const named = answer && 'cluster' in answer ? answer : { data: answer, cluster: undefined };
    const headers = named.cluster === undefined ? {} : { 'x-cluster-id': named.cluster };
    if (named.data) return Response.json(named.data, { headers });
    const body = { _status: { messages: [{ message: 'Not found' }] } };
    return Response.json(body, { status: 404, headers });
  };
  const settings = {
    baseUrl: 'https://ledger.test',
    fetch,
    validation: { response: 'off' },
    retry: false,
  } as const;
  return { transport: createTransport({ ...settings, clock: time }), time, requested };
}
