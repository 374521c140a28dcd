// The page on which people try the examples of the README. A program runs in a worker, so the page can end it.
import { javascript } from '@codemirror/lang-javascript';
import { syntaxHighlighting } from '@codemirror/language';
import { keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { EditorView, minimalSetup } from 'codemirror';
import { calls, menu, types, workerScript } from 'playground-data';
import { transform } from 'sucrase';

const place = document.querySelector('#playground');
const find = (selector) => place.querySelector(selector);
const [nav, title, code, runButton, stopButton, resetButton, state, output, typeList] = [
  'nav',
  'h2',
  '.code',
  '.run',
  '.stop',
  '.reset',
  '[role=status]',
  '[role=log]',
  '.types',
].map(find);

let chosen = menu[0];
let worker;

const editor = new EditorView({
  parent: code,
  extensions: [
    keymap.of([{ key: 'Mod-Enter', run: runCode, preventDefault: true }]),
    lineNumbers(),
    minimalSetup,
    javascript({ typescript: true }),
    syntaxHighlighting(classHighlighter),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': 'Code' }),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) showTypes();
    }),
  ],
});

function runCode() {
  endWorker();
  output.replaceChildren();
  let program;
  try {
    program = transform(textOfEditor(), { transforms: ['typescript', 'imports'], filePath: 'the code' }).code;
  } catch (error) {
    finish('The code cannot be read.');
    showError({ name: 'SyntaxError', message: error.message, fields: [] });
    return true;
  }
  const script = `${workerScript}\nrunProgram(async (require, exports) => {${program}\n});`;
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  worker = new Worker(url);
  URL.revokeObjectURL(url);
  worker.onmessage = ({ data }) => read(data);
  worker.onerror = ({ message }) => fail({ name: 'Error', message, fields: [] });
  stopButton.disabled = false;
  state.textContent = 'Running …';
  return true;
}

function read({ level, text, failure, milliseconds }) {
  if (failure) fail(failure);
  else if (text !== undefined) addLine(level, text);
  else finish(`Done in ${Math.round(milliseconds)} ms.`);
}

function fail(failure) {
  finish('An error was thrown.');
  showError(failure);
}

function finish(text) {
  endWorker();
  state.textContent = text;
}

function endWorker() {
  worker?.terminate();
  worker = undefined;
  stopButton.disabled = true;
}

function addLine(level, text) {
  output.append(create('pre', { className: level, textContent: text }));
}

function showError({ name, message, fields, stack }) {
  const list = create('dl');
  for (const [field, value] of fields)
    list.append(create('dt', { textContent: field }), create('dd', { textContent: value }));
  const line = lineOf(stack);
  const where = line === undefined ? '' : ` (line ${line})`;
  const text = create('p', { textContent: message });
  text.prepend(create('strong', { textContent: `${name}${where}: ` }));
  const box = create('div', { className: 'failure' });
  box.append(text, list);
  output.append(box);
}

/** The line of the program that a stack names. In the worker, the program follows the script. */
function lineOf(stack = '') {
  const offset = workerScript.split('\n').length;
  const lines = [...stack.matchAll(/blob:\S+?:(\d+):\d+/g)].map(([, line]) => Number(line) - offset);
  return lines.find((line) => line > 0 && line <= editor.state.doc.lines);
}

/** The declarations of what the code calls, each with the fields of its types. */
function showTypes() {
  const names = new Set([...textOfEditor().matchAll(/\b([A-Za-z]\w*)\(/g)].map(([, name]) => name));
  const shown = [...names].filter((name) => Object.hasOwn(calls, name));
  const open = new Set([...typeList.querySelectorAll('details[open]')].map(({ id }) => id));
  typeList.hidden = shown.length === 0;
  typeList.replaceChildren(
    typeList.querySelector('h3'),
    ...shown.map((name) => {
      const { text, types: named } = calls[name];
      const item = create('details', { id: `type-${name}` });
      item.open = open.has(item.id);
      item.append(create('summary', { textContent: text }));
      for (const type of named) item.append(create('pre', { textContent: declaration(type) }));
      return item;
    }),
  );
}

function declaration(type) {
  return `${type} {\n  ${types[type].replaceAll('\n', '\n  ')}\n}`;
}

function choose(item) {
  chosen = item;
  title.textContent = item.title;
  for (const link of nav.querySelectorAll('a'))
    link.ariaCurrent = link.hash === `#${idOf(item)}` ? 'true' : null;
  reset();
}

function reset() {
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: chosen.code.trimEnd() } });
  runCode();
}

/** An address keeps its meaning if the README has another order later. */
function idOf({ title: text }) {
  return text.toLowerCase().replaceAll(/\W+/g, '-').replace(/-$/, '');
}

function chooseByAddress() {
  choose(menu.find((item) => `#${idOf(item)}` === location.hash) ?? menu[0]);
}

function textOfEditor() {
  return editor.state.doc.toString();
}

function create(tag, properties = {}) {
  return Object.assign(document.createElement(tag), properties);
}

const details = nav.querySelector('details');
for (const group of new Set(menu.map((item) => item.group))) {
  const list = create('ul', { ariaLabel: group });
  for (const item of menu.filter((one) => one.group === group)) {
    const entry = create('li');
    entry.append(create('a', { href: `#${idOf(item)}`, textContent: item.title }));
    list.append(entry);
  }
  details.append(create('p', { textContent: group }), list);
}
nav.addEventListener('click', ({ target }) => {
  if (target.closest('a') && isNarrow.matches) details.open = false;
});
const isNarrow = matchMedia('(max-width: 1199px)');
const openIfWide = () => {
  details.open = !isNarrow.matches;
};
isNarrow.addEventListener('change', openIfWide);
openIfWide();
runButton.addEventListener('click', runCode);
stopButton.addEventListener('click', () => finish('Stopped.'));
resetButton.addEventListener('click', reset);
addEventListener('hashchange', chooseByAddress);
chooseByAddress();
