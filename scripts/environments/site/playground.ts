import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '../chromium/devtools.js';

const playgroundAddress = 'documents/Try_it.html';

/** The page on which people try the examples. It runs one program at a time. */
export class Playground {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the page of a site: its address or its folder. */
  async open(site: string): Promise<void> {
    const base = site.startsWith('http') ? site : pathToFileURL(site).href;
    await this.#page.open(`${base}/${playgroundAddress}`);
    await this.outcome();
  }

  /** The addresses of the menu, each with its title. */
  async menu(): Promise<{ hash: string; title: string }[]> {
    return (await this.#inPage(
      `[...document.querySelectorAll('#playground nav a')].map(({ hash, textContent: title }) => ({ hash, title }))`,
    )) as { hash: string; title: string }[];
  }

  /** Chooses a program of the menu, which runs it. */
  async choose(hash: string): Promise<string> {
    // The page hears of a new hash in a later task.
    await this.#inPage(`location.hash === '${hash}' || new Promise((resolve) => {
      addEventListener('hashchange', resolve, { once: true });
      location.hash = '${hash}';
    }).then(() => undefined)`);
    return this.outcome();
  }

  /** Replaces the program, as a person types it. */
  async edit(code: string): Promise<void> {
    await this.#inPage(
      `document.querySelector('#playground .cm-content').focus(), document.execCommand('selectAll')`,
    );
    await this.#page.type(code);
  }

  async run(code: string): Promise<string> {
    await this.edit(code);
    await this.click('run');
    return this.outcome();
  }

  async click(button: 'run' | 'stop' | 'reset'): Promise<void> {
    await this.#inPage(`document.querySelector('#playground .${button}').click()`);
  }

  /** How the program ended, or that it runs for longer than a person waits. */
  async outcome(seconds = 20): Promise<string> {
    let state = '';
    for (let turn = 0; turn < seconds * 20; turn++) {
      state = await this.text('[role=status]');
      if (state !== '' && !state.startsWith('Running')) break;
      await setTimeout(50);
    }
    return state;
  }

  /** The text of a part of the page, empty if the page has no such part. */
  async text(selector: string): Promise<string> {
    return String(await this.#inPage(`document.querySelector('#playground ${selector}')?.innerText ?? ''`));
  }

  #inPage(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }
}
