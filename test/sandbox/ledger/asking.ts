import { createSandbox, type SandboxOptions } from '../../../src/sandbox.js';

/** A sandbox, and what it replies at a path below `/api/v1/`. */
export function asking(options: SandboxOptions) {
  const sandbox = createSandbox(options);
  const { ledger, ledgerUrl } = sandbox;
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    sandbox.fetch(`${ledgerUrl}/api/v1/${path}`, init);
  const ask = async (path: string) => (await send(path)).json();
  /** The status, and the message and the detail of each error. */
  const refusal = async (path: string, init?: RequestInit): Promise<[number, ...string[]]> => {
    const response = await send(path, init);
    const { messages = [] } = (await response.json())._status ?? {};
    const texts = messages.flatMap(({ message, detail }: Record<string, string>) => [message, detail]);
    return [response.status, ...texts.filter((text?: string) => text !== undefined)];
  };
  return { sandbox, ledger, send, ask, refusal };
}
