// Uses the example app as a person would, over a sandbox in the page.
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const complaints = [];
for (const level of ['error', 'warn']) console[level] = (...said) => complaints.push(said.join(' '));
addEventListener('error', ({ message }) => complaints.push(message));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));

const sandbox = createSandbox();
const topicId = sandbox.add.topic({ memo: 'greetings' }).topic_id;
const say = (text) => sandbox.add.message({ topic_id: topicId, message: btoa(text) });
for (let count = 1; count <= 12; count++) say(`hello ${count}`);
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
const container = document.body.appendChild(document.createElement('main'));
createRoot(container).render(createElement(App, { ledger, topicId }));

const newest = '13 hello 13,12 hello 12,11 hello 11,10 hello 10,9 hello 9';
const older = '8 hello 8,7 hello 7,6 hello 6,5 hello 5,4 hello 4';
/** What comes, what is clicked, and what the list shows then, in steps that build on each other. */
const steps = {
  'the app shows the newest messages': {
    shown: '12 hello 12,11 hello 11,10 hello 10,9 hello 9,8 hello 8',
  },
  'the app shows what has come': { comes: 'hello 13', click: 'Refresh', shown: newest },
  'the app shows older messages': { click: 'Older', shown: older },
  'the app shows the oldest messages': { click: 'Older', shown: '3 hello 3,2 hello 2,1 hello 1' },
  'the app goes back': { click: 'Newer', shown: older },
  'the app goes back to the newest messages': { click: 'Newer', shown: newest },
  'the app shows what has come before them': { comes: 'hello 14', click: 'Newer', shown: '14 hello 14' },
};

const results = [];
for (const [name, { comes, click, shown }] of Object.entries(steps)) {
  if (comes) say(comes);
  const got = await shownAfter(click, shown);
  results.push(got === shown ? { name } : { name, error: `expected ${shown}, got ${got}` });
}
const title = container.querySelector('h1')?.textContent;
const isTitled = title === `${topicId}: greetings`;
results.push({ name: 'the app shows the topic', error: isTitled ? undefined : `got ${title}` });
const error = complaints.length > 0 ? complaints.join('\n') : undefined;
results.push({ name: 'the app leaves the console empty', error });
await fetch('/results', { method: 'POST', body: JSON.stringify(results) });

/** Clicks as soon as that is possible, and tells what the list shows when it shows what is expected, or after 5 s. */
async function shownAfter(button, expected) {
  let shown = '';
  for (let turn = 0, clicked = button === undefined; turn < 500 && shown !== expected; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === button);
    if (!clicked && found?.disabled === false) {
      found.click();
      clicked = true;
    }
    if (clicked) shown = [...container.querySelectorAll('li')].map(({ textContent }) => textContent).join();
  }
  return shown;
}
