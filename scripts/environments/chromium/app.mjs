// Clicks through the example app, which reads from a sandbox in the page.
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const consoleOutput = [];
for (const level of ['error', 'warn']) console[level] = (...values) => consoleOutput.push(values.join(' '));
addEventListener('error', ({ message }) => consoleOutput.push(message));
addEventListener('unhandledrejection', ({ reason }) => consoleOutput.push(String(reason)));

const sandbox = createSandbox();
const topicId = sandbox.add.topic({ memo: 'greetings' }).topic_id;
const addMessage = (text) => sandbox.add.message({ topic_id: topicId, message: btoa(text) });
for (let count = 1; count <= 12; count++) addMessage(`hello ${count}`);
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
const container = document.body.appendChild(document.createElement('main'));
createRoot(container).render(createElement(App, { ledger, topicId }));

const newest = '13 hello 13,12 hello 12,11 hello 11,10 hello 10,9 hello 9';
const older = '8 hello 8,7 hello 7,6 hello 6,5 hello 5,4 hello 4';
/** For each step: the new message, the clicked button and the expected list. Each step continues the one before. */
const steps = {
  'the app shows the newest messages': {
    list: '12 hello 12,11 hello 11,10 hello 10,9 hello 9,8 hello 8',
  },
  'the app shows a new message': { message: 'hello 13', click: 'Refresh', list: newest },
  'the app shows older messages': { click: 'Older', list: older },
  'the app shows the oldest messages': { click: 'Older', list: '3 hello 3,2 hello 2,1 hello 1' },
  'the app goes back': { click: 'Newer', list: older },
  'the app goes back to the newest messages': { click: 'Newer', list: newest },
  // The page begins where it began before, so the new message is on the page before it.
  'the app keeps its page with a newer message': { message: 'hello 14', click: 'Refresh', list: newest },
  'the app shows an even newer message': { click: 'Newer', list: '14 hello 14' },
};

const results = [];
for (const [name, { message, click, list }] of Object.entries(steps)) {
  if (message) addMessage(message);
  const got = await listAfter(click, list);
  results.push(got === list ? { name } : { name, error: `expected ${list}, got ${got}` });
}
const title = container.querySelector('h1')?.textContent;
const isTitled = title === `${topicId}: greetings`;
results.push({ name: 'the app shows the topic', error: isTitled ? undefined : `got ${title}` });
const error = consoleOutput.length > 0 ? consoleOutput.join('\n') : undefined;
results.push({ name: 'the app leaves the console empty', error });
await fetch('/results', { method: 'POST', body: JSON.stringify(results) });

/** Clicks the button when it is enabled. Returns the list when it is as expected, or after 5 s. */
async function listAfter(button, expected) {
  let list = '';
  for (let turn = 0, clicked = button === undefined; turn < 500 && list !== expected; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === button);
    if (!clicked && found?.disabled === false) {
      found.click();
      clicked = true;
    }
    if (clicked) list = [...container.querySelectorAll('li')].map(({ textContent }) => textContent).join();
  }
  return list;
}
