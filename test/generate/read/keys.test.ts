import { describe, expect, it } from 'vitest';
import { GenerationError, type Json, type JsonObject, readApi } from '../description.js';
import { keyed, type Place, places } from './keyed.js';

/** Everything that the generator says about a description with these keys at a place. */
function complaints(place: Place, more: JsonObject): string[] {
  try {
    readApi(keyed(place, more), 'ledger');
    return [];
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    const others = 'others' in error ? (error.others as GenerationError[]) : [];
    return [error, ...others].map(({ pointer, reason }) => `${pointer}: ${reason}`);
  }
}

const rangeKey = { parameter: 'account.id', field: 'account', min: 0, max: 9 };
const window = { parameter: 'timestamp', seconds: 60, when: ['account.id'] };
const serviceWindow = { seconds: 60, empty: 'end' };
const hint = { status: 503, unless: { parameter: 'transactions', value: false }, text: 'Pass false.' };
const moment = { operation: 'getAccounts', query: 'limit=1', pointer: ['accounts', 0, 'balance', 'to'] };
const transaction = {
  operation: 'getAccounts',
  time: '/accounts/*/created_timestamp',
  made: '/accounts/*/account',
  paid: '/accounts/*/account',
};
const fields = { when: { value: '^[1-9]' }, requires: { from: '^0x' }, allowed: '0, or given with from' };
const filter = { value: 'account', operators: ['eq', 'gte'] };
const changes = { incidents: 'getAccounts', maintenances: 'getAccounts', components: 'getAccounts' };
const combination = { parameter: 'serialnumber', requires: ['account.id'] };

/** A mistake: its place, the key, its value, where the error is below the key, and what it says. */
type Mistake = [place: Place, key: string, value: Json, below: string, reason: string];

const parameterNames = 'expected one of account.id, serialnumber, timestamp, transactions, limit';
const mistakes: Mistake[] = [
  // Names near to one of ours, one for each key.
  ['operation', 'x-rang-key', rangeKey, '', 'there is no key x-rang-key. Did you mean x-range-key?'],
  ['operation', 'x-windows', window, '', 'there is no key x-windows. Did you mean x-window?'],
  ['operation', 'x-servicewindow', 1, '', 'there is no key x-servicewindow. Did you mean x-service-window?'],
  ['operation', 'x-hnit', hint, '', 'there is no key x-hnit. Did you mean x-hint?'],
  ['operation', 'x-reply-time', {}, '', 'there is no key x-reply-time. Did you mean x-reply-times?'],
  ['operation', 'x-combination', [], '', 'there is no key x-combination. Did you mean x-combinations?'],
  ['operation', 'x-order', [], '', 'there is no key x-order. Did you mean x-ordered?'],
  ['operation', 'x-raed', true, '', 'there is no key x-raed. Did you mean x-read?'],
  ['operation', 'x-served', 'web3', '', 'there is no key x-served. Did you mean x-served-by?'],
  ['operation', 'x-item', 'others', '', 'there is no key x-item. Did you mean x-items?'],
  ['operation', 'x-sources', '4.2', '', 'there is no key x-sources. Did you mean x-source?'],
  ['body', 'x-field', [fields], '', 'there is no key x-field. Did you mean x-fields?'],
  ['parameter', 'x-filters', filter, '', 'there is no key x-filters. Did you mean x-filter?'],
  ['parameter', 'x-values', 'account', '', 'there is no key x-values. Did you mean x-value?'],
  ['parameter', 'x-opne', true, '', 'there is no key x-opne. Did you mean x-open?'],
  ['parameter', 'x-lenght', 'bytes', '', 'there is no key x-lenght. Did you mean x-length?'],
  ['parameter', 'x-cutt', 25, '', 'there is no key x-cutt. Did you mean x-cut?'],
  ['property', 'x-from', 'digits', '', 'there is no key x-from. Did you mean x-form?'],
  ['property', 'x-usal', '^a$', '', 'there is no key x-usal. Did you mean x-usual?'],
  ['property', 'x-sinc', '1.0.0', '', 'there is no key x-sinc. Did you mean x-since?'],
  ['property', 'x-observd', 5, '', 'there is no key x-observd. Did you mean x-observed?'],
  ['schema', 'x-column', ['account'], '', 'there is no key x-column. Did you mean x-columns?'],
  ['schema', 'x-tupel', true, '', 'there is no key x-tupel. Did you mean x-tuple?'],
  ['root', 'x-watermarks', moment, '', 'there is no key x-watermarks. Did you mean x-watermark?'],
  [
    'root',
    'x-firsttransaction',
    moment,
    '',
    'there is no key x-firsttransaction. Did you mean x-first-transaction?',
  ],
  ['root', 'x-change', changes, '', 'there is no key x-change. Did you mean x-changes?'],

  // Keys that are near to nothing, and keys in wrong places.
  ['info', 'x-logo', 'a.png', '', 'there is no key x-logo'],
  ['path', 'x-owner', 'me', '', 'there is no key x-owner'],
  ['reply', 'x-cache', 5, '', 'there is no key x-cache'],
  ['header', 'x-value', 'account', '', 'x-value belongs to a path parameter, a query parameter or a schema'],
  ['path parameter', 'x-filter', filter, '', 'x-filter belongs to a query parameter'],
  ['property', 'x-filter', filter, '', 'x-filter belongs to a query parameter'],
  ['parameter', 'x-usual', '^a$', '', 'x-usual belongs to a schema'],
  ['parameter', 'x-form', 'digits', '', 'x-form belongs to a schema'],
  ['path', 'x-range-key', rangeKey, '', 'x-range-key belongs to an operation'],
  ['root', 'x-read', true, '', 'x-read belongs to an operation'],
  ['operation', 'x-watermark', moment, '', 'x-watermark belongs to the description'],

  // Fields inside keys that do not exist.
  [
    'operation',
    'x-range-key',
    { ...rangeKey, feild: 'account' },
    '/feild',
    'there is no field feild. Did you mean field?',
  ],
  [
    'operation',
    'x-range-key',
    { ...rangeKey, appendOnly: { hahs: 'hash' } },
    '/appendOnly/hahs',
    'there is no field hahs. Did you mean hash?',
  ],
  [
    'operation',
    'x-range-key',
    { ...rangeKey, exceptIf: { parameter: 'limit', value: 1, feld: 'account' } },
    '/exceptIf/feld',
    'there is no field feld. Did you mean field?',
  ],
  [
    'operation',
    'x-range-key',
    { ...rangeKey, second: { parameter: 'limit', field: 'account', min: 1 } },
    '/second/min',
    'there is no field min; expected one of parameter, field',
  ],
  [
    'operation',
    'x-window',
    { ...window, second: 1 },
    '/second',
    'there is no field second. Did you mean seconds?',
  ],
  [
    'operation',
    'x-service-window',
    { ...serviceWindow, parameter: 'timestamp' },
    '/parameter',
    'there is no field parameter; expected one of seconds, empty, unless',
  ],
  ['operation', 'x-hint', { ...hint, txt: '' }, '/txt', 'there is no field txt. Did you mean text?'],
  [
    'operation',
    'x-hint',
    { ...hint, unless: { ...hint.unless, vlaue: 1 } },
    '/unless/vlaue',
    'there is no field vlaue. Did you mean value?',
  ],
  [
    'operation',
    'x-reply-times',
    { time: ['/accounts/*/account'] },
    '/time',
    'there is no field time. Did you mean times?',
  ],
  [
    'operation',
    'x-combinations',
    [{ ...combination, requiers: [] }],
    '/0/requiers',
    'there is no field requiers. Did you mean requires?',
  ],
  [
    'operation',
    'x-ordered',
    [{ parameter: 'account.id', unles: 'limit' }],
    '/0/unles',
    'there is no field unles. Did you mean unless?',
  ],
  [
    'body',
    'x-fields',
    [{ ...fields, require: {} }],
    '/0/require',
    'there is no field require. Did you mean requires?',
  ],
  [
    'parameter',
    'x-filter',
    { ...filter, repeat: 'all' },
    '/repeat',
    'there is no field repeat. Did you mean repeats?',
  ],
  ['root', 'x-watermark', { ...moment, quer: 'a' }, '/quer', 'there is no field quer. Did you mean query?'],
  [
    'root',
    'x-watermark',
    { ...moment, transaction: { ...transaction, payd: '/' } },
    '/transaction/payd',
    'there is no field payd. Did you mean paid?',
  ],
  [
    'root',
    'x-first-transaction',
    { ...moment, to: 'a' },
    '/to',
    'there is no field to; expected one of operation, query, pointer',
  ],
  [
    'root',
    'x-changes',
    { ...changes, incident: 'a' },
    '/incident',
    'there is no field incident. Did you mean incidents?',
  ],

  // Names that the description does not have.
  [
    'operation',
    'x-range-key',
    { ...rangeKey, parameter: 'acount.id' },
    '/parameter',
    'there is no parameter acount.id. Did you mean account.id?',
  ],
  [
    'operation',
    'x-range-key',
    { ...rangeKey, field: 'acount' },
    '/field',
    'there is no field acount in an item. Did you mean account?',
  ],
  [
    'operation',
    'x-range-key',
    { ...rangeKey, appendOnly: { time: 'created_timestmp' } },
    '/appendOnly/time',
    'there is no field created_timestmp in an item. Did you mean created_timestamp?',
  ],
  [
    'operation',
    'x-range-key',
    { ...rangeKey, appendOnly: { hash: 'hsah', previous: 'previous_hash' } },
    '/appendOnly/hash',
    'there is no field hsah in an item. Did you mean hash?',
  ],
  [
    'operation',
    'x-range-key',
    { ...rangeKey, appendOnly: { hash: 'hash', previous: 'previous' } },
    '/appendOnly/previous',
    'there is no field previous in an item. Did you mean previous_hash?',
  ],
  [
    'operation',
    'x-range-key',
    { ...rangeKey, exceptIf: { parameter: 'order', value: 1, field: 'account' } },
    '/exceptIf/parameter',
    `there is no parameter order; ${parameterNames}`,
  ],
  [
    'operation',
    'x-range-key',
    { ...rangeKey, second: { parameter: 'serialnumber', field: 'serial' } },
    '/second/field',
    'there is no field serial in an item. Did you mean serial_number?',
  ],
  [
    'operation',
    'x-range-key',
    { ...rangeKey, third: { parameter: 'serialnumbr', field: 'account' } },
    '/third/parameter',
    'there is no parameter serialnumbr. Did you mean serialnumber?',
  ],
  [
    'operation',
    'x-window',
    { ...window, parameter: 'timestmp' },
    '/parameter',
    'there is no parameter timestmp. Did you mean timestamp?',
  ],
  [
    'operation',
    'x-window',
    { ...window, when: ['topic0'] },
    '/when/0',
    `there is no parameter topic0; ${parameterNames}`,
  ],
  [
    'operation',
    'x-service-window',
    { ...serviceWindow, unless: ['accountid'] },
    '/unless/0',
    'there is no parameter accountid. Did you mean account.id?',
  ],
  [
    'operation',
    'x-hint',
    { ...hint, unless: { parameter: 'transaction', value: false } },
    '/unless/parameter',
    'there is no parameter transaction. Did you mean transactions?',
  ],
  [
    'operation',
    'x-reply-times',
    { times: ['/accounts/*/balance/til'] },
    '/times/0',
    'there is no field til in /accounts/*/balance; expected one of from, to',
  ],
  [
    'operation',
    'x-combinations',
    [{ parameter: 'serial', requires: ['account.id'] }],
    '/0/parameter',
    'there is no parameter serial. Did you mean serialnumber?',
  ],
  [
    'operation',
    'x-combinations',
    [{ parameter: 'serialnumber', requires: ['account.ids'] }],
    '/0/requires/0',
    'there is no parameter account.ids. Did you mean account.id?',
  ],
  [
    'operation',
    'x-combinations',
    [{ parameter: 'serialnumber', excludes: ['limits'] }],
    '/0/excludes/0',
    'there is no parameter limits. Did you mean limit?',
  ],
  [
    'operation',
    'x-ordered',
    [{ parameter: 'acount.id' }],
    '/0/parameter',
    'there is no parameter acount.id. Did you mean account.id?',
  ],
  [
    'operation',
    'x-ordered',
    [{ parameter: 'account.id', unless: 'order' }],
    '/0/unless',
    `there is no parameter order; ${parameterNames}`,
  ],
  ['operation', 'x-items', 'acounts', '', 'there is no list acounts in the reply. Did you mean accounts?'],
  [
    'body',
    'x-fields',
    [{ ...fields, when: { valu: '^1' } }],
    '/0/when/valu',
    'there is no field valu in the body. Did you mean value?',
  ],
  [
    'body',
    'x-fields',
    [{ ...fields, requires: { form: '^0x' } }],
    '/0/requires/form',
    'there is no field form in the body. Did you mean from?',
  ],
  ['schema', 'x-columns', ['account', 'balance.til'], '/1', 'there is no field balance.til'],
  ['schema', 'x-columns', ['acount'], '/0', 'there is no field acount. Did you mean account?'],
  [
    'root',
    'x-watermark',
    { ...moment, operation: 'getAcounts' },
    '/operation',
    'there is no operation getAcounts. Did you mean getAccounts?',
  ],
  [
    'root',
    'x-watermark',
    { ...moment, query: 'limt=1' },
    '/query',
    'there is no parameter limt. Did you mean limit?',
  ],
  [
    'root',
    'x-watermark',
    { ...moment, pointer: ['accounts', 0, 'balance', 'til'] },
    '/pointer',
    'there is no field til in /accounts/0/balance; expected one of from, to',
  ],
  [
    'root',
    'x-watermark',
    { ...moment, transaction: { ...transaction, operation: 'getTransaction' } },
    '/transaction/operation',
    'there is no operation getTransaction; expected one of getAccounts, getAccount, callContract',
  ],
  [
    'root',
    'x-watermark',
    { ...moment, transaction: { ...transaction, made: '/acounts/*/account' } },
    '/transaction/made',
    'there is no field acounts in the reply. Did you mean accounts?',
  ],
  [
    'root',
    'x-first-transaction',
    { ...moment, pointer: ['account', 0] },
    '/pointer',
    'there is no field account in the reply. Did you mean accounts?',
  ],
  [
    'root',
    'x-changes',
    { ...changes, incidents: 'getAccount' },
    '/incidents',
    'there is no list getAccount. Did you mean getAccounts?',
  ],

  // Values of the wrong kind.
  ['operation', 'x-range-key', 'account.id', '', 'expected an object'],
  ['operation', 'x-range-key', { ...rangeKey, mayRepeatKey: 'yes' }, '/mayRepeatKey', 'expected true'],
  ['operation', 'x-range-key', { ...rangeKey, min: {} }, '/min', 'expected a bound'],
  ['operation', 'x-window', { ...window, seconds: '60' }, '/seconds', 'expected a number above 0'],
  ['operation', 'x-window', { ...window, when: 'limit' }, '/when', 'expected a list of parameters'],
  ['operation', 'x-reply-times', { final: false }, '/final', 'expected true'],
  ['operation', 'x-reply-times', [], '', 'expected an object'],
  ['operation', 'x-combinations', combination, '', 'expected a list'],
  [
    'operation',
    'x-combinations',
    [{ ...combination, when: 'range' }],
    '/0/when',
    'expected one of eq, bounds',
  ],
  [
    'operation',
    'x-combinations',
    [{ ...combination, by: 'gt' }],
    '/0/by',
    'expected one of eq, range, bounds',
  ],
  ['operation', 'x-ordered', ['account.id'], '/0', 'expected an object'],
  ['operation', 'x-read', 'yes', '', 'expected true'],
  ['operation', 'x-questions', 'who holds it', '', 'expected a list of questions'],
  ['operation', 'x-questions', [5], '/0', 'expected a question'],
  ['operation', 'x-example-call', 'gte:7d', '', 'expected an object of parameters'],
  ['operation', 'x-example-call', { acount: 1 }, '/acount', 'there is no parameter acount'],
  ['operation', 'x-served-by', 'rest', '', 'expected one of java, web3'],
  ['operation', 'x-source', 4.2, '', 'expected words'],
  ['operation', 'x-observed', true, '', 'expected words or a number'],
  [
    'body',
    'x-fields',
    [{ ...fields, when: { value: '(' } }],
    '/0/when/value',
    'expected a regular expression',
  ],
  [
    'body',
    'x-fields',
    [{ ...fields, allowed: 5 }],
    '/0/allowed',
    'expected a description of what is allowed',
  ],
  [
    'parameter',
    'x-filter',
    { value: 'acount', operators: ['eq'] },
    '/value',
    'there is no kind acount. Did you mean account?',
  ],
  [
    'parameter',
    'x-filter',
    { ...filter, operators: ['=='] },
    '/operators/0',
    'expected one of eq, ne, gt, gte, lt, lte',
  ],
  [
    'parameter',
    'x-filter',
    { ...filter, several: 'one' },
    '/several',
    'expected one of one-range, one-address',
  ],
  ['parameter', 'x-role', 'show', '', 'expected one of filter, order, limit, view, moment'],
  ['parameter', 'x-filter', { ...filter, minimum: '0' }, '/minimum', 'expected a number'],
  ['parameter', 'x-filter', { ...filter, maximum: '0' }, '/maximum', 'expected a number'],
  ['parameter', 'x-value', 'timestmp', '', 'there is no kind timestmp. Did you mean timestamp?'],
  ['parameter', 'x-open', 1, '', 'expected true'],
  ['parameter', 'x-length', 'byte', '', 'expected bytes'],
  ['parameter', 'x-cut', '25', '', 'expected a number above 0'],
  ['property', 'x-value', 'timestamp', '', 'expected amount'],
  ['property', 'x-form', 5, '', 'expected words that follow "must be"'],
  ['property', 'x-usual', '(', '', 'expected a regular expression'],
  ['property', 'x-since', 0.16, '', 'expected a version in three parts in quotes'],
  ['property', 'x-observed', [], '', 'expected words or a number'],
  ['schema', 'x-tuple', 1, '', 'expected true'],
  ['schema', 'x-columns', 'account', '', 'expected a list of fields'],
  ['root', 'x-watermark', { ...moment, pointer: 'accounts' }, '/pointer', 'expected a list of keys'],
  ['root', 'x-changes', [], '', 'expected an object'],
];

describe('a mistake in a key of the description', () => {
  it.each(mistakes)(
    'at %s, %s: %j is refused with its place and the nearest name',
    (place, key, value, below, reason) => {
      const others: JsonObject = key === 'x-service-window' ? { 'x-range-key': rangeKey } : {};
      const [first = '', ...more] = complaints(place, { ...others, [key]: value });
      expect(first).toContain(`${places[place]}/${key}${below}: ${reason}`);
      expect(more).toEqual([]);
    },
  );
});
