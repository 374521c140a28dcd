import { describe, expect, it } from 'vitest';
import { ListQuery } from '../../src/lists/lists.js';
import { advance, isRestOf } from '../../src/lists/rest-query.js';
import { kinds } from '../client/kinds.js';
import { operation } from '../client/operations.js';

const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] as const;
const parameters = {
  id: { kind: kinds['entity-id'], operators },
  serial: { kind: kinds.integer, operators },
  name: { kind: kinds.string },
  limit: { kind: kinds.integer, default: '25' },
} as const;
const rangeKey = { parameter: 'id', field: 'id', min: '0', max: '9' };
const one = operation({ parameters, rangeKey });
const two = operation({
  parameters,
  rangeKey: { ...rangeKey, second: { parameter: 'serial', field: 'serial' } },
});
const none = operation({ parameters });
const isRest = (list: typeof one, first: string, rest: string, isEmpty?: boolean): boolean =>
  isRestOf(ListQuery.parse(list, first), ListQuery.parse(list, rest), isEmpty);

describe('the rest of a list', () => {
  it.each([
    ['', ''],
    ['', 'id=gt:5'],
    ['order=desc', 'id=lt:5&order=desc'],
    ['order=asc', 'id=gt:5'],
    ['name=x&limit=5', 'limit=4&id=gt:5&name=X'],
    ['id=gt:5', 'id=gte:6'],
    ['id=gt:5&id=lt:9', 'id=lte:8&id=gt:7'],
    ['id=1&id=2&id=3', 'id=3'],
    ['id=1&id=2', 'id=2&id=0.0.1'],
    ['id=ne:1', 'id=ne:0.0.1&id=gt:5'],
    // An equality replaces the two bounds that leave one key.
    ['id=gte:5&id=lte:5', 'id=5&id=lte:5'],
  ])('of %j can be requested by %j', (first, rest) => {
    expect(isRest(one, first, rest)).toBe(true);
  });

  it.each([
    ['', 'order=desc'],
    ['', '__proto__=1'],
    ['', '__proto__=gt:1'],
    ['', 'constructor=gt:1'],
    ['order=desc', 'id=lt:5'],
    ['', 'name=x'],
    ['name=x', ''],
    ['name=x', 'name=x&name=y'],
    ['name=x', 'name=ne:x'],
    ['', 'limit=25&limit=26'],
    ['', 'limit=24'],
    ['limit=5', 'limit=0'],
    ['limit=5', 'limit=6'],
    ['limit=5', 'limit=-1'],
    ['limit=5', 'limit=x'],
    ['', 'id=lt:5'],
    ['', 'id=ne:5'],
    ['id=gt:5', 'id=gte:5'],
    ['id=gt:5', ''],
    ['id=lt:5', 'id=lte:5&id=gt:2'],
    ['id=lt:5', 'id=lt:4&id=gt:2'],
    ['id=1&id=2', 'id=3'],
    ['id=1&id=2', 'id=gt:1'],
    ['id=1', ''],
    ['id=gt:5', 'id=7&id=8'],
    ['', 'id=gt:x'],
    ['', 'serial=gt:5'],
  ])('of %j cannot be requested by %j', (first, rest) => {
    expect(isRest(one, first, rest)).toBe(false);
  });

  it.each([
    ['id=gte:5&serial=gt:3', 'id=gte:9&serial=gt:0', false, true],
    ['id=gte:5&serial=gt:3', 'id=gte:5&serial=gt:4', false, true],
    ['id=gte:5&serial=gt:3', 'id=gte:5&serial=gt:2', false, false],
    ['id=gte:5&serial=gt:3', 'id=gte:9', true, true],
    ['id=gte:5&serial=gt:3', 'id=gte:9', false, false],
    ['id=gte:5&serial=gt:3', 'id=gte:5', true, false],
    ['id=gte:5&serial=gt:3', 'id=gte:4&serial=gt:8', true, false],
    ['id=5&serial=gt:3', 'id=5&serial=gt:8', false, true],
  ])('of two keys, of %j: %j, behind an empty page (%s): %s', (first, rest, isEmpty, expected) => {
    expect(isRest(two, first, rest, isEmpty)).toBe(expected);
  });

  it('may change any filter with operators if the keys are unknown', () => {
    expect(isRest(none, 'serial=gt:3', 'serial=gt:5')).toBe(true);
    expect(isRest(none, 'id=gte:5&serial=gt:3', 'id=gte:9&serial=gt:0')).toBe(true);
    expect(isRest(none, 'id=gte:5&serial=gt:3', 'id=gte:5&serial=gt:0')).toBe(false);
    expect(isRest(none, 'name=gt:a', 'name=gt:b')).toBe(false);
  });
});

describe('the progress from one query to the next', () => {
  it.each([
    [one, '', 'id=gt:1', 1],
    [one, 'id=gt:1', 'id=gt:2', 1],
    [one, 'id=gt:1', 'id=gte:2', 0],
    [one, 'id=gt:1', 'id=gt:1&name=x', 0],
    [one, 'id=gt:2', 'id=gt:1', -1],
    [one, 'id=gt:2', '', -1],
    [one, 'order=desc&id=lt:9', 'order=desc&id=lt:8', 1],
    [one, 'order=desc&id=lt:9', 'order=desc&id=lte:8', 0],
    [one, 'order=desc', 'order=desc&id=gt:8', 0],
    [one, 'id=gt:1', 'id=gt:x', Number.NaN],
    [two, 'id=gte:1&serial=gt:1', 'id=gte:1&serial=gt:2', 1],
    [two, 'id=gte:1&serial=gt:1', 'id=gte:2', 1],
    [two, 'id=gte:1&serial=gt:1', 'id=gte:1&serial=gte:2', 0],
    [two, 'id=gte:1&serial=gt:2', 'id=gte:1&serial=gt:1', -1],
    [two, 'id=gte:2&serial=gt:1', 'id=gte:1&serial=gt:2', -1],
    [none, 'id=gt:1', 'id=gt:2', Number.NaN],
  ])('in %o, after %j: %j by %d', (list, sent, next, expected) => {
    expect(advance(ListQuery.parse(list, sent), ListQuery.parse(list, next))).toBe(expected);
  });
});

describe('the limit of a query is kept', () => {
  it.each([
    ['', '', true],
    ['', 'limit=25', true],
    ['', 'limit=1', false],
    ['limit=9', 'limit=9', true],
    ['limit=9', 'limit=1', true],
    ['limit=9', 'limit=10', false],
    ['limit=9', 'limit=0', false],
    ['limit=9', '', false],
    ['limit=25', '', true],
  ])('from %j to %j: %s', (first, rest, expected) => {
    expect(ListQuery.parse(one, first).keepsLimit(ListQuery.parse(one, rest))).toBe(expected);
  });

  it('without a limit, if none is added', () => {
    expect(ListQuery.parse(operation(), '').keepsLimit(ListQuery.parse(operation(), ''))).toBe(true);
    expect(ListQuery.parse(operation(), '').keepsLimit(ListQuery.parse(operation(), 'limit=100'))).toBe(
      false,
    );
  });
});
