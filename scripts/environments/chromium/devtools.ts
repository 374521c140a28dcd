import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** A page of a browser that was started with `--remote-debugging-pipe` and the streams of `devtoolsStdio`. */
export interface Page {
  /** Opens an address and waits until the page is loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression, or of its promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  /** Sets the size of the window in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  setColorScheme(scheme: 'dark' | 'light'): Promise<void>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** The addresses that the page has requested since it was opened. */
  readonly requested: readonly string[];
}

/** The browser reads commands from file 3 and writes replies to file 4. */
export const devtoolsStdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] as const;

/**
 * Speaks the DevTools protocol with a browser over its pipe: JSON messages, each ended by a zero byte. Over a pipe it needs no
 * port and no WebSocket. See https://chromedevtools.github.io/devtools-protocol/.
 */
export async function openPage(browser: ChildProcess): Promise<Page> {
  const [, , , input, output] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const pending = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
  const requested: string[] = [];
  let loaded: () => void = () => undefined;
  let lastId = 0;
  let sessionId: string | undefined;
  let rest = '';

  // A browser that ends closes its pipe; who waits for it hears of its end.
  for (const stream of [input, output]) stream.on('error', () => undefined);
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) read(JSON.parse(message));
  });

  function read({ id, result, error, method, params }: Message): void {
    if (method === 'Page.loadEventFired') loaded();
    if (method === 'Network.requestWillBeSent') requested.push(params.request.url);
    if (id === undefined) return;
    if (error) pending.get(id)?.reject(new Error(error.message));
    else pending.get(id)?.resolve(result ?? {});
    pending.delete(id);
  }

  function send(method: string, params: object = {}): Promise<Result> {
    lastId += 1;
    input.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => pending.set(lastId, { resolve, reject }));
  }

  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  ({ sessionId } = await send('Target.attachToTarget', { targetId, flatten: true }));
  for (const domain of ['Page', 'Network', 'Runtime']) await send(`${domain}.enable`);

  return {
    requested,
    async open(url) {
      const isLoaded = new Promise<void>((resolve) => {
        loaded = resolve;
      });
      requested.length = 0;
      await send('Page.navigate', { url });
      await isLoaded;
    },
    async evaluate(expression) {
      const settings = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send('Runtime.evaluate', settings);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result?.value;
    },
    async type(text) {
      await send('Input.insertText', { text });
    },
    async resize(width, height) {
      const metrics = { width, height, deviceScaleFactor: 1, mobile: width < 500 };
      await send('Emulation.setDeviceMetricsOverride', metrics);
    },
    async setColorScheme(value) {
      await send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
    },
    async screenshot() {
      const { data = '' } = await send('Page.captureScreenshot', { format: 'png' });
      return Buffer.from(data, 'base64');
    },
  };
}

interface Result {
  readonly targetId?: string;
  readonly sessionId?: string;
  readonly data?: string;
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

interface Message {
  readonly id?: number;
  readonly result?: Result;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params: { readonly request: { readonly url: string } };
}
