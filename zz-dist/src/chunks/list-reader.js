import { ApiError } from "./api-error.js";
import { ParameterError, ResponseError, compare, direction, formatQuery, isRecord, isWellFormed, limitOf, parseQuery, toOrdinal, toTimestamp } from "./query.js";
import { pathNames } from "./transport.js";
// src/core/pages/key-range.ts
/** Reads what a query asks of a parameter. */
function keyRange(pairs, parameter, rule) {
	const equal = [];
	const unequal = [];
	const bounds = {
		low: void 0,
		high: void 0
	};
	for (const { name, operator, value } of pairs) {
		if (name !== parameter) continue;
		if (operator === "eq") equal.push(value);
		else if (operator === "ne") unequal.push(value);
		else {
			const side = operator.startsWith("g") ? "low" : "high";
			const bound = {
				value,
				isIncluded: operator.endsWith("e")
			};
			if (!(tightness(side, bounds[side], bound, rule) <= 0)) bounds[side] = bound;
		}
	}
	return {
		equal,
		unequal,
		...bounds
	};
}
/**
* Whether `b` lets less pass than `a` on its side: positive if it does, negative if it lets more pass, 0 if the same;
* NaN where the two cannot be compared. Keys are whole numbers, so that above 5 is the same as from 6.
*/
function tightness(side, a, b, rule) {
	if (!a || !b) return (b ? 1 : 0) - (a ? 1 : 0);
	const [from, to] = [endOf(side, a, rule), endOf(side, b, rule)];
	if (from !== void 0 && to !== void 0) return (side === "low" ? to > from : to < from) ? 1 : to === from ? 0 : -1;
	return a.isIncluded === b.isIncluded && compare(a.value, b.value, rule) === 0 ? 0 : NaN;
}
/** The first or last key that a bound lets pass; undefined where keys are no numbers. */
function endOf(side, { value, isIncluded }, rule) {
	const key = toOrdinal(value, rule?.kind);
	if (key === void 0 || isIncluded) return key;
	return side === "low" ? key + 1n : key - 1n;
}
/** Whether nothing lies between the bounds: keys are whole numbers, so that nothing is above 5 and below 6. */
function isCrossed(range, rule) {
	const [low, high] = ends(range, rule);
	return low !== void 0 && high !== void 0 && low > high;
}
/** The one key that bounds leave; undefined if they leave more, or nothing. */
function onlyKey(range, rule) {
	const [low, high] = ends(range, rule);
	if (low === void 0 || low !== high) return void 0;
	return [range.low, range.high].find((bound) => bound?.isIncluded)?.value;
}
/** The first and the last key within the bounds. */
function ends({ low, high }, rule) {
	return [low && endOf("low", low, rule), high && endOf("high", high, rule)];
}
/** The same text for all that asks for the same items, however it is spelled and whatever the size of its pages. */
function canonical(operation, pairs) {
	const names = new Set(pairs.map(({ name }) => name));
	names.delete("order");
	names.delete("limit");
	const asked = [...names].sort().map((name) => {
		const rule = operation.parameters?.[name];
		const plain = (value) => String(toOrdinal(value, rule?.kind) ?? value.toLowerCase());
		const list = (values) => [...new Set(values.map(plain))].sort();
		const range = keyRange(pairs, name, rule);
		const bounds = ends(range, rule).map((end, index) => String(end ?? [range.low, range.high][index]?.value));
		return [
			name,
			list(range.equal),
			list(range.unequal),
			...bounds
		];
	});
	return JSON.stringify([direction(operation, pairs), asked]);
}
// src/core/pages/one-key.ts
/** A filter with an operator. */
function bound(name, operator, value) {
	return {
		name,
		text: `${operator}:${value}`,
		operator,
		value
	};
}
/**
* A query of a list with two keys as the service reads it right: where its bounds leave one first key, that is asked
* for by name. Two bounds that meet are taken for either instead of for both.
*/
function asOneKey({ rangeKey, parameters = {} }, query) {
	const name = rangeKey?.second ? rangeKey.parameter : void 0;
	if (name === void 0) return query;
	const range = keyRange(query, name, parameters[name]);
	const only = onlyKey(range, parameters[name]);
	if (only === void 0 || range.equal.length + range.unequal.length > 0) return query;
	const others = query.filter((pair) => pair.name !== name);
	return [{
		name,
		text: only,
		operator: "eq",
		value: only
	}, ...others];
}
// src/core/pages/three-keys.ts
/**
* What comes behind an item of a list of three keys; null where nothing can. Where one first key is asked for, the
* service takes bounds on the others for filters that hold each by itself: the rest of a second key is asked for by name
* then, and what is behind it by `behindSecondKey`.
*/
function restOfThree(operation, first, last) {
	const { parameter, second, third } = operation.rangeKey ?? {};
	if (!parameter || !second || !third) return void 0;
	const beyond = direction(operation, first) === "asc" ? "gt" : "lt";
	const names = [
		parameter,
		second.parameter,
		third.parameter
	];
	const kept = first.filter(({ name, operator }) => !(names.includes(name) && operator[0] === beyond[0]));
	const isAsked = kept.some(isEquality(parameter));
	const isNamed = kept.some(isEquality(second.parameter));
	const from = isAsked ? [] : [bound(parameter, `${beyond}e`, last.first)];
	const isOver = last.third === "" || kept.some(isEquality(third.parameter));
	if (isNamed && isOver) return isAsked ? null : [...kept, bound(parameter, beyond, last.first)];
	const within = bound(third.parameter, beyond, last.third);
	if (isNamed) return asOneKey(operation, [
		...kept,
		...from,
		within
	]);
	if (isOver) return asOneKey(operation, [
		...kept,
		...from,
		bound(second.parameter, beyond, last.second)
	]);
	const rest = asOneKey(operation, [...kept, ...from]);
	if (!rest.some(isEquality(parameter))) return [
		...rest,
		bound(second.parameter, `${beyond}e`, last.second),
		within
	];
	const name = {
		name: second.parameter,
		text: last.second,
		operator: "eq",
		value: last.second
	};
	return [
		...rest.filter((pair) => pair.name !== second.parameter),
		name,
		within
	];
}
/** What comes behind the one second key that a query asked for; undefined where the whole list was asked for so. */
function behindSecondKey(operation, first, sent) {
	const { parameter, second, third } = operation.rangeKey ?? {};
	if (!parameter || !second || !third || first.some(isEquality(second.parameter))) return void 0;
	const [one, within] = [parameter, second.parameter].map((name) => sent.find(isEquality(name))?.value);
	if (one === void 0 || within === void 0) return void 0;
	return restOfThree(operation, first, {
		first: one,
		second: within,
		third: ""
	});
}
function isEquality(parameter) {
	return ({ name, operator }) => name === parameter && operator === "eq";
}
// src/core/pages/query-after.ts
/**
* The query of what comes behind an item: the first one, with the bound in walking direction replaced. Null if nothing
* can come, as the first asks for keys that are over; undefined if there is no key to make it of.
*/
function queryAfter(operation, first, last) {
	const cursor = restAfter(operation, first, last);
	return cursor && asksForNothing(operation, cursor) ? null : cursor;
}
/** The query of an item and what comes behind it; undefined if there is no key to make it of. */
function queryAt(operation, first, { first: key, second: within }) {
	const { rangeKey, parameters = {} } = operation;
	if (!rangeKey) return void 0;
	const { parameter, second } = rangeKey;
	const isUp = direction(operation, first) === "asc";
	const beyond = isUp ? "gte" : "lte";
	const isOver = ({ name, operator, value }) => {
		if (name === parameter && operator === "eq" && !second) return (isUp ? 1 : -1) * compare(value, key, parameters[parameter]) < 0;
		return (name === parameter || name === second?.parameter) && operator[0] === beyond[0];
	};
	const kept = first.filter((pair) => !isOver(pair));
	const isNamed = first.some(({ name, operator }) => name === parameter && operator === "eq");
	return [
		...kept,
		...isNamed ? [] : [bound(parameter, beyond, key)],
		...second ? [bound(second.parameter, beyond, within)] : []
	];
}
/** The same list in its other order. */
function reversed(operation, first) {
	const order = direction(operation, first) === "asc" ? "desc" : "asc";
	return [...first.filter(({ name }) => name !== "order").reverse(), {
		name: "order",
		text: order,
		operator: "eq",
		value: order
	}];
}
function restAfter(operation, first, last) {
	const { rangeKey } = operation;
	if (!rangeKey || !last) return void 0;
	const { parameter, second, third } = rangeKey;
	if (third) return restOfThree(operation, first, last);
	const asked = first.filter(({ name, operator }) => name === parameter && operator === "eq");
	if (asked.length > 0 && !second) return remaining(operation, first, asked, last.first);
	if (asked.length > 1) return void 0;
	const isOne = first.some(({ name, operator }) => name === second?.parameter && operator === "eq");
	if (isOne && asked.length > 0) return null;
	const beyond = direction(operation, first) === "asc" ? "gt" : "lt";
	const side = beyond.charAt(0);
	const kept = first.filter(({ name, operator }) => !((name === parameter || name === second?.parameter) && operator.startsWith(side)));
	if (!second || isOne) return [...kept, bound(parameter, beyond, last.first)];
	const within = bound(second.parameter, beyond, last.second);
	if (asked.length > 0) return [...kept, within];
	return asOneKey(operation, [
		...kept,
		bound(parameter, `${beyond}e`, last.first),
		within
	]);
}
/** The same query for those of the keys it asks for that come behind one. */
function remaining(operation, first, asked, last) {
	const rule = operation.parameters?.[operation.rangeKey?.parameter ?? ""];
	if (asked.length === 1) return null;
	const sign = direction(operation, first) === "asc" ? 1 : -1;
	const places = asked.map(({ value }) => sign * compare(value, last, rule));
	if (places.some(Number.isNaN)) return void 0;
	const over = new Set(asked.filter((_, index) => !((places[index] ?? 0) > 0)));
	return over.size === asked.length ? null : first.filter((pair) => !over.has(pair));
}
/** Whether the bounds of a query over the keys of its list leave nothing: some lists would answer with all they have. */
function asksForNothing({ rangeKey, parameters = {} }, query) {
	if (!rangeKey) return false;
	const range = (name) => keyRange(query, name, parameters[name]);
	const { parameter, second } = rangeKey;
	const keys = range(parameter);
	if (isCrossed(keys, parameters[parameter])) return true;
	const isOne = keys.equal.length === 1 || onlyKey(keys, parameters[parameter]) !== void 0;
	return second !== void 0 && isOne && isCrossed(range(second.parameter), parameters[second.parameter]);
}
// src/core/pages/cursor.ts
const letters = {
	after: "a",
	before: "b",
	until: "u",
	query: "q"
};
const separator = "~";
/**
* A place as text: the operation, a digest of what its call asks for, and what the call does not say itself. It goes
* into a URL as it is.
*/
function writeCursor({ operationId }, digest, place) {
	const parts = [
		operationId,
		digest,
		letters[place.kind]
	];
	if (place.kind === "query") parts.push(encode(place.query));
	else {
		const { first, second, third } = place.key;
		parts.push(...[
			first,
			second,
			third
		].map(encode));
		while (parts.at(-1) === "") parts.pop();
	}
	return parts.join(separator);
}
/** Reads what {@link writeCursor} wrote. */
function readCursor(text) {
	const [operationId = "", digest = "", letter, ...rest] = text.split(separator);
	if (!/^\w+$/.test(operationId) || !/^[0-9a-z]+$/.test(digest)) return void 0;
	const parts = rest.map(decode);
	const [first, second = "", third = ""] = parts;
	if (first === void 0) return void 0;
	if (letter === letters.query && parts.length === 1) return {
		operationId,
		digest,
		place: {
			kind: "query",
			query: first
		}
	};
	const kind = [
		"after",
		"before",
		"until"
	].find((each) => letters[each] === letter);
	if (!kind || parts.length > 3 || parts.includes(void 0)) return void 0;
	return {
		operationId,
		digest,
		place: {
			kind,
			key: {
				first,
				second,
				third
			}
		}
	};
}
/** The query of what a list has at a place; null if nothing can be there, undefined if no query asks for it. */
function restAt(operation, first, place) {
	if (place.kind === "query") return withChanges(operation, first, parseQuery(place.query) ?? []);
	return place.kind === "until" ? queryAt(operation, first, place.key) : queryAfter(operation, first, place.key);
}
/** What of a query tells where it begins: its bounds in walking direction, or all that the list's own has not. */
function changesOf(operation, first, query) {
	const pairs = parseQuery(query) ?? [];
	if (operation.rangeKey) return formatQuery(pairs.filter((pair) => isBegin(operation, first, pair)));
	const textOf = (of, wanted) => formatQuery(of.filter(({ name }) => name === wanted));
	const isChanged = ({ name }) => textOf(pairs, name) !== textOf(first, name);
	const gone = first.filter(({ name }) => pairs.every((pair) => pair.name !== name));
	return formatQuery([...pairs.filter(isChanged), ...gone.map(({ name }) => ({
		name,
		text: ""
	}))]);
}
function withChanges(operation, first, changes) {
	const isNamed = (wanted) => changes.some(({ name, operator }) => name === wanted && (!operation.rangeKey || operator === "eq"));
	return [...first.filter((pair) => !isNamed(pair.name) && !(operation.rangeKey && isBegin(operation, first, pair))), ...changes.filter(({ text }) => text !== "")];
}
function isBegin({ rangeKey, ...operation }, first, { name, operator }) {
	const ahead = direction(operation, first) === "asc" ? "g" : "l";
	const { parameter, second, third } = rangeKey ?? {};
	return [
		parameter,
		second?.parameter,
		third?.parameter
	].includes(name) && (operator[0] === ahead || operator === "eq");
}
function encode(text) {
	return encodeURIComponent(text).replaceAll(separator, "%7E").replaceAll("%3A", ":");
}
function decode(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return;
	}
}
// src/core/pages/item-key.ts
/** An item that is not where its list has its place. */
var MisplacedItem = class extends Error {
	index;
	expected;
	got;
	name = "MisplacedItem";
	constructor(index, expected, got) {
		super(expected);
		this.index = index;
		this.expected = expected;
		this.got = got;
	}
};
/**
* Keys of items, once each has been found to be behind the one before it, and the first behind `after`. An item without
* a key has no place that could be wrong.
*
* @throws MisplacedItem if one is not, or has a key that cannot be read.
*/
function orderedKeys(operation, query, items, after) {
	const { rangeKey } = operation;
	if (!rangeKey) return [];
	const order = direction(operation, query);
	const isOrdered = operation.parameters?.[rangeKey.parameter]?.kind !== "string";
	const isTurned = query.some(({ name, text }) => name === rangeKey.unless?.parameter && text === rangeKey.unless.value);
	let last = after;
	return items.map((item, index) => {
		const key = itemKey(rangeKey, isTurned ? rangeKey.unless?.field : rangeKey.field, item, index);
		if (!key) return void 0;
		const by = last ? distance(operation, order, last, key) : 1;
		if (by <= 0) throw new MisplacedItem(index, "behind the item before it", key.first);
		if (Number.isNaN(by) && isOrdered) throw new MisplacedItem(index, readable, key.first);
		last = key;
		return key;
	});
}
function itemKey({ second, third }, field, item, index) {
	if (!isRecord(item) || field === void 0) return void 0;
	const key = item[field];
	const within = second ? item[second.field] : "";
	if (key === void 0 || key === null || within === void 0 || within === null) return void 0;
	const deeper = (third && item[third.field]) ?? "";
	return {
		first: text(key, index),
		second: text(within, index),
		third: text(deeper, index)
	};
}
const longest = 100;
const readable = "an item whose key can be read";
/** A key as a filter has it, which cannot hold half of a surrogate pair. */
function text(value, index) {
	if (typeof value === "string" && value.length <= longest && isWellFormed(value)) return value;
	if (typeof value === "bigint" || Number.isSafeInteger(value)) return String(value);
	throw new MisplacedItem(index, readable, value);
}
/** How two keys stand to each other: positive if `b` comes behind `a` in the list, NaN if that cannot be told. */
function distance({ parameters = {}, rangeKey }, order, a, b) {
	const sign = order === "asc" ? 1 : -1;
	const by = sign * compare(b.first, a.first, parameters[rangeKey?.parameter ?? ""]);
	const { second, third } = rangeKey ?? {};
	if (by !== 0 || !second) return by;
	const within = sign * compare(b.second, a.second, parameters[second.parameter]);
	return within === 0 && third ? sign * compare(b.third, a.third, parameters[third.parameter]) : within;
}
// src/core/pages/many-values.ts
/**
* Where the call of a list goes that may ask for more keys by name than one request can hold: a list that is sorted by
* them is asked for some after the other.
*
* @throws ParameterError for bad input.
*/
function targetOf(call) {
	const { transport, operation, params } = call;
	const { rangeKey, parameters = {} } = operation;
	const name = rangeKey?.repeats ? rangeKey.parameter : "";
	const rule = parameters[name];
	const values = params[name];
	const max = rule?.maxItems;
	const target = (given) => transport.target({
		...call,
		params: given
	});
	if (!max || !Array.isArray(values) || values.length <= max) return target(params);
	const parts = [];
	for (let at = 0; at < values.length; at += max) parts.push(target({
		...params,
		[name]: values.slice(at, at + max)
	}));
	const pairs = parts.flatMap(({ query }, index) => (parseQuery(query) ?? []).filter((pair) => index === 0 || pair.name === name));
	const areKeys = pairs.every((pair) => pair.name !== name || pair.operator === "eq" && toOrdinal(pair.value, rule?.kind) !== void 0);
	const [first] = parts;
	if (!first || !areKeys) return target(params);
	const others = pairs.filter((pair) => pair.name !== name);
	const sign = direction(operation, others) === "asc" ? 1 : -1;
	const keys = pairs.filter((pair) => pair.name === name).sort((a, b) => sign * compare(a.value, b.value, rule));
	return {
		...first,
		query: formatQuery([...others, ...keys])
	};
}
/** A query for as many of its keys as one request can hold: the first, as they stand in the order of the list. */
function withinMax(operation, query) {
	const { isKey, max } = keysOf(operation);
	const over = new Set(query.filter(isKey).slice(max));
	return over.size === 0 ? query : query.filter((pair) => !over.has(pair));
}
/** The query for those keys that come behind all that a query has asked for; undefined if there are none. */
function behindAsked(operation, first, sent) {
	const { isKey, max, rule } = keysOf(operation);
	const keys = first.filter(isKey);
	if (keys.length <= max) return void 0;
	const sign = direction(operation, first) === "asc" ? 1 : -1;
	const farther = (a, b) => sign * compare(b.value, a.value, rule) > 0 ? b : a;
	const last = sent.filter(isKey).reduce(farther);
	const over = new Set(keys.filter(({ value }) => !(sign * compare(value, last.value, rule) > 0)));
	return over.size === keys.length ? void 0 : first.filter((pair) => !over.has(pair));
}
function keysOf({ rangeKey, parameters = {} }) {
	const wanted = rangeKey?.repeats ? rangeKey.parameter : "";
	const rule = parameters[wanted];
	const isKey = ({ name, operator }) => name === wanted && operator === "eq";
	return {
		isKey,
		max: rule?.maxItems ?? Number.POSITIVE_INFINITY,
		rule
	};
}
// src/core/pages/rest-query.ts
/**
* Whether a query asks for what can be left of the first one: the same filters and order, no more items to a page, and
* no bound changed but those that move while the list is walked. A list of several keys begins a lower one anew when one
* above it moves on; `isEmpty` tells that the page before had no item, behind which it may have no bound then.
*/
function isRestOf(operation, first, rest, isEmpty = true) {
	if (operation.isUndescribed) return true;
	if (direction(operation, rest) !== direction(operation, first)) return false;
	if (!keepsLimit(operation, first, rest)) return false;
	const changes = [...new Set([...first, ...rest].map(({ name }) => name))].filter((name) => name !== "order" && name !== "limit").map((name) => changeOf(operation, name, first, rest));
	return changes.every((change) => isKept(operation, change, changes, isEmpty));
}
/** How much farther on a query begins than another: positive if it does, 0 if it begins there as well. */
function advance(operation, sent, next) {
	const { rangeKey } = operation;
	if (!rangeKey) return NaN;
	const by = changeOf(operation, rangeKey.parameter, sent, next).moved;
	if (by !== 0 || !rangeKey.second) return by;
	return changeOf(operation, rangeKey.second.parameter, sent, next).moved;
}
/** The service may cut a limit down to what it allows; one of its own would make pages of a size that nobody asked for. */
function keepsLimit(operation, first, rest) {
	const [usual, limit] = [limitOf(operation, first), limitOf(operation, rest)];
	if (!first.some(({ name }) => name === "limit")) return limit === usual;
	return limit >= 1 && limit <= usual;
}
function changeOf(operation, name, first, rest) {
	const rule = operation.parameters?.[name];
	const [ahead, back] = direction(operation, first) === "asc" ? ["low", "high"] : ["high", "low"];
	const before = keyRange(first, name, rule);
	const given = keyRange(rest, name, rule);
	const [only] = given.equal;
	const { parameter, second, third } = operation.rangeKey ?? {};
	const isPart = third !== void 0 && name === second?.parameter;
	const isNamed = only !== void 0 && before.equal.length === 0 && (name === parameter || isPart);
	const end = {
		value: only ?? "",
		isIncluded: true
	};
	const after = isNamed ? {
		...given,
		equal: [],
		low: end,
		high: end
	} : given;
	return {
		name,
		rule,
		before,
		after,
		moved: tightness(ahead, before[ahead], after[ahead], rule),
		behind: isNamed && isPart ? 0 : tightness(back, before[back], after[back], rule),
		bound: after[ahead]
	};
}
function isKept(operation, change, changes, isEmpty) {
	const { name, rule, before, after, moved, behind, bound } = change;
	const isKey = isSortKey(operation, name, rule);
	if (!after.equal.every((value) => includes(before.equal, value, rule)) || !sameValues(before.unequal, after.unequal, rule)) return false;
	if (isKey ? before.equal.length > 0 !== after.equal.length > 0 : !sameValues(before.equal, after.equal, rule)) return false;
	if (behind !== 0) return false;
	if (moved === 0) return true;
	const isNone = operation.rangeKey && bound && rule?.kind !== "string" && toOrdinal(bound.value, rule?.kind) === void 0;
	if (!isKey || isNone) return false;
	return moved > 0 || beginsAnew(operation, change, changes, isEmpty);
}
/** Where the description does not tell the keys of a list, whatever takes operators may be one. */
function isSortKey({ rangeKey }, name, rule) {
	if (!rangeKey) return rule?.operators !== void 0;
	const { parameter, second, third } = rangeKey;
	return [
		parameter,
		second?.parameter,
		third?.parameter
	].includes(name);
}
function beginsAnew({ rangeKey }, { name, bound }, changes, isEmpty) {
	const isSecond = name === rangeKey?.second?.parameter || name === rangeKey?.third?.parameter;
	if (rangeKey && !isSecond) return false;
	if (!bound && !(isSecond && isEmpty)) return false;
	return changes.some((other) => other.name !== name && other.bound && other.moved > 0);
}
function includes(values, wanted, rule) {
	return values.some((value) => compare(value, wanted, rule) === 0);
}
function sameValues(a, b, rule) {
	return a.every((value) => includes(b, value, rule)) && b.every((value) => includes(a, value, rule));
}
// src/core/pages/window.ts
const nanosecondsPerSecond = 1000000000n;
function endsOf({ window, parameters = {} }, query) {
	const rule = parameters[window?.parameter ?? ""];
	const range = keyRange(query, window?.parameter ?? "", rule);
	const at = (side, step) => {
		const end = range[side];
		const value = end && toOrdinal(end.value, rule?.kind);
		return value === void 0 ? void 0 : value + (end?.isIncluded ? 0n : step);
	};
	return {
		range,
		low: at("low", 1n),
		high: at("high", -1n)
	};
}
/** Whether a query is one whose range the service wants to be bounded. */
function needsBounds({ window }, query) {
	return query.some(({ name }) => window?.when.includes(name) === true);
}
/**
* The query of a list as it can be cut into windows: an end that is open is now, in nanoseconds.
*
* @throws ParameterError if its begin is open where the service needs one.
*/
function withEnd(operation, query, now, context) {
	const { window } = operation;
	if (!window || !needsBounds(operation, query)) return query;
	const { low, high, range } = endsOf(operation, query);
	if (range.equal.length > 0) return query;
	const { parameter } = window;
	if (low === void 0) {
		const given = query.filter(({ name }) => name === parameter).map(({ text }) => text);
		const allowed = `given a lower bound, gt or gte, beside ${window.when.filter((name) => query.some((pair) => pair.name === name)).join(", ")}`;
		throw new ParameterError({
			parameter,
			given: given[0],
			allowed
		}, context);
	}
	if (high !== void 0) return query;
	return [...query, bound(parameter, "lte", toTimestamp(now))];
}
/** Why one request cannot ask for all of a query, in words; undefined if it can. */
function widerThanWindow(operation, query) {
	const { window } = operation;
	if (!window) return void 0;
	const { low, high, range } = endsOf(operation, query);
	const hint = `within ${`${window.seconds / 86400} days`} for one page; iterate the list, or scan it, for a wider range`;
	if (range.equal.length > 0) return void 0;
	if (low === void 0 || high === void 0) return needsBounds(operation, query) ? `between a lower and an upper bound, ${hint}` : void 0;
	return high - low + 1n > BigInt(window.seconds) * nanosecondsPerSecond ? hint : void 0;
}
/** The query for as much of a range as one request may ask for: the first window in walking direction. */
function withinWindow(operation, query) {
	const { window } = operation;
	if (!window) return query;
	const { low, high } = endsOf(operation, query);
	const width = BigInt(window.seconds) * nanosecondsPerSecond;
	if (low === void 0 || high === void 0 || high - low < width) return query;
	const [side, end] = direction(operation, query) === "asc" ? ["lte", low + width - 1n] : ["gte", high - width + 1n];
	const second = operation.rangeKey?.second?.parameter;
	return [...query.filter(({ name, operator }) => !((name === window.parameter || name === second) && operator[0] === side[0])), bound(window.parameter, side, toTimestamp(end))];
}
/** The query of what is behind the window that was asked for; undefined if nothing is. */
function behindWindow(operation, first, sent) {
	const { window, rangeKey } = operation;
	if (!window) return void 0;
	const isUp = direction(operation, first) === "asc";
	const side = isUp ? "high" : "low";
	const [whole, part] = [endsOf(operation, first)[side], endsOf(operation, sent)[side]];
	if (whole === void 0 || part === void 0 || !(isUp ? part < whole : part > whole)) return void 0;
	const operator = isUp ? "gt" : "lt";
	const second = rangeKey?.second?.parameter;
	return [...first.filter(({ name, operator: other }) => !((name === window.parameter || name === second) && other[0] === operator[0])), bound(window.parameter, operator, toTimestamp(part))];
}
// src/core/pages/next-query.ts
/** Why a walk cannot go on. */
var BrokenNext = class extends Error {
	instancePath;
	expected;
	got;
	name = "BrokenNext";
	constructor(message, instancePath, expected, got) {
		super(message);
		this.instancePath = instancePath;
		this.expected = expected;
		this.got = got;
	}
};
/**
* The query of the page that follows: exactly behind the last item where the list has a range key, verbatim from
* `links.next` if that asks for it, else one of our own. Where there is no such key, as behind an empty page,
* `links.next` is followed if it keeps what the call asks for and leads on. Null at the end of the list.
*
* @throws BrokenNext if there is no query that surely goes on.
*/
function nextQuery(operation, first, page, seen) {
	const next = nextOf(page.data);
	if (next === null) return behindPart(operation, first, page);
	if (next === void 0) {
		if (!(operation.parameters?.limit !== void 0 && page.count >= limitOf(operation, page.sent))) return behindPart(operation, first, page);
		throw new BrokenNext("a full page has no links", "/links", "an object with next, a text or null", next);
	}
	const { query, pairs } = queryOf(next);
	const own = queryAfter(operation, first, page.last);
	if (own === null) return null;
	if (own) {
		const part = partOf(operation, own);
		return {
			query: pairs && asksTheSame(operation, part, pairs) ? query : formatQuery(part),
			behind: page.last
		};
	}
	const reason = reasonAgainst(operation, partFor(operation, first, page), page, pairs, seen);
	if (reason === void 0) return {
		query,
		behind: void 0
	};
	throw new BrokenNext(`links.next ${reason}, and the last item makes no cursor`, "/links/next", "a query that goes on with the same filters", next);
}
/** As much of a query as one request may ask for. */
function partOf(operation, query) {
	return withinWindow(operation, withinMax(operation, query));
}
/** The query of what the last request could not ask for as well; null if that is nothing. */
function behindPart(operation, first, { sent }) {
	const rest = behindAsked(operation, first, sent) ?? behindSecond(operation, first, sent) ?? behindWindow(operation, first, sent);
	return rest ? {
		query: formatQuery(partOf(operation, rest)),
		behind: void 0
	} : null;
}
/** What the last request has asked for a part of: where that was a window, the window. */
function partFor(operation, first, { sent }) {
	return behindWindow(operation, first, sent) ? sent : first;
}
/** What is behind a second key that was asked for by itself; undefined if there is nothing. */
function behindSecond(operation, first, sent) {
	const query = behindSecondKey(operation, first, sent);
	return query && !asksForNothing(operation, query) ? query : void 0;
}
function asksTheSame(operation, own, next) {
	const count = (pairs) => pairs.filter(({ name }) => name !== "order" && name !== "limit").length;
	return keepsLimit(operation, own, next) && count(next) <= count(own) && canonical(operation, own) === canonical(operation, next);
}
/** What a page says that follows. */
function nextOf(page) {
	return isRecord(page) && isRecord(page.links) ? page.links.next : void 0;
}
function queryOf(next) {
	const question = typeof next === "string" ? next.indexOf("?") : -1;
	if (typeof next !== "string" || question < 0) return { query: "" };
	const query = next.slice(question + 1);
	return {
		query,
		pairs: parseQuery(query)
	};
}
function reasonAgainst(operation, first, { count, sent }, pairs, seen) {
	if (!pairs) return "is no query";
	if (!isRestOf(operation, first, pairs, count === 0)) return "does not keep what was asked for";
	if (!operation.rangeKey) return seen.add(canonical(operation, pairs)) ? void 0 : "was sent before";
	const by = advance(operation, sent, pairs);
	if (by > 0) return void 0;
	return by === 0 && seen.add(`again ${canonical(operation, sent)}`) && formatQuery(sent) !== formatQuery(pairs) ? void 0 : "leads nowhere";
}
// src/core/pages/sent-queries.ts
/**
* Queries that a walk has sent, by a digest each: a list whose keys nobody knows comes to its end only if none is sent
* twice.
*/
var SentQueries = class {
	#digests = /* @__PURE__ */ new Set();
	/** Notes a query; false if it was sent before. */
	add(query) {
		const digest = digestOf(query);
		if (this.#digests.has(digest)) return false;
		this.#digests.add(digest);
		return true;
	}
};
/** A number that tells texts apart: 53 bits, so that of a million queries two have the same with a chance of 1 to 18,000. */
function digestOf(text) {
	let [high, low] = [2654435769, 2246822507];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		high = Math.imul(high ^ code, 16777619);
		low = Math.imul(low ^ code, 1540483477);
		low ^= low >>> 15;
	}
	return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
// src/core/pages/list-reader.ts
/** Reads pages of one list, and holds each against what was asked for and what came before. */
var ListReader = class {
	call;
	/** What the whole list is asked for by. */
	first;
	/** Whether the call is checked before it is sent. */
	isChecked;
	/** Ends what is under way. */
	#signal;
	#start;
	/** What makes the path: all else stands in each query, and has been checked. */
	#params;
	/** Tells cursors of this call from those of others. */
	#digest;
	#seen = new SentQueries();
	#hasAnswered = false;
	/**
	* An open window ends now, or at another moment, in nanoseconds.
	*
	* @throws ParameterError for bad input.
	*/
	constructor(call, signal, end) {
		const { operation, transport } = call;
		const { path, query, isChecked } = targetOf(call);
		const given = parseQuery(query) ?? [];
		const asked = asOneKey(operation, given);
		this.call = call;
		this.#signal = signal;
		this.#digest = digestOf(`${path}?${canonical(operation, asked)}`).toString(36);
		this.first = isChecked ? withEnd(operation, asked, end ?? nanoseconds(transport.effects.now()), this.#context) : asked;
		const start = partOf(operation, this.first);
		this.#start = start === given ? query : formatQuery(start);
		this.#params = Object.fromEntries(pathNames(operation).map((name) => [name, call.params[name]]));
		this.isChecked = isChecked;
	}
	/** Whether the bounds of the call leave nothing, so that nothing has to be asked for. */
	get isEmpty() {
		return asksForNothing(this.call.operation, this.first);
	}
	/** Why one request cannot ask for all of the list, in words; undefined if it can. */
	get tooWide() {
		return widerThanWindow(this.call.operation, this.first);
	}
	/**
	* The page to begin with: the first, or the one at a cursor; null if nothing can be there.
	*
	* @throws ParameterError if that is no cursor of this call.
	*/
	begin(from) {
		if (from === void 0) return { query: this.#goOn(this.#start) };
		const place = this.#placeOf(from);
		this.#hasAnswered = true;
		const { operation } = this.call;
		const isBack = place.kind === "before" || place.kind === "until";
		const list = isBack ? reversed(operation, this.first) : this.first;
		const rest = restAt(operation, list, place);
		if (rest === null) return null;
		if (!rest || !isRestOf(operation, list, rest)) throw this.#refusal("a cursor of this list", from);
		const query = this.#goOn(formatQuery(partOf(operation, rest)));
		const after = place.kind === "after" || place.kind === "before" ? place.key : void 0;
		return isBack ? {
			query,
			list,
			isBack,
			after
		} : {
			query,
			after
		};
	}
	/** A place as text, which any reader of the same call understands. */
	cursor(place) {
		return writeCursor(this.call.operation, this.#digest, place);
	}
	/** The cursor of what follows a page; null if nothing does. */
	cursorOf(next) {
		if (!next) return null;
		const { behind, query } = next;
		if (behind) return this.cursor({
			kind: "after",
			key: behind
		});
		return this.cursor({
			kind: "query",
			query: changesOf(this.call.operation, this.first, query)
		});
	}
	/** Reads a page; undefined if it turns out that the list was over before. */
	async read(request) {
		const page = await this.#read(request);
		return page && request.isBack ? this.#turned(page) : page;
	}
	/** A page that was read backwards, in the order of the list. */
	#turned({ items, keys, next, data, fail }) {
		if (next instanceof ResponseError) throw next;
		const { operation } = this.call;
		const [last] = keys;
		const rest = last ? queryAfter(operation, this.first, last) : this.first;
		const inOrder = [...items].reverse();
		return {
			data: {
				...data,
				[operation.items ?? ""]: inOrder
			},
			items: inOrder,
			keys: [...keys].reverse(),
			next: rest ? {
				query: formatQuery(partOf(operation, rest)),
				behind: last
			} : null,
			hasPrevious: next !== null,
			fail
		};
	}
	async #read(request) {
		const { operation } = this.call;
		const { query, after, list = this.first } = request;
		const reply = await this.#ask(request);
		if (!reply) return void 0;
		const { data, response, context, preview } = reply;
		const fail = (message, instancePath, expected, got) => new ResponseError(`the list cannot be followed: ${message}`, {
			status: response.status,
			text: "",
			issues: [{
				instancePath,
				expected,
				got: preview(got)
			}]
		}, context);
		const items = itemsOf(operation, data);
		if (!items) throw fail("its items cannot be told", "", "one array, or the option items", Object.keys(data));
		let keys = [];
		try {
			keys = orderedKeys(operation, list, items, after);
		} catch (error) {
			if (!(error instanceof MisplacedItem)) throw error;
			const path = `/${operation.items}/${error.index}`;
			if (request.isPart || after || nextOf(data) !== null) throw fail(`${path} should be ${error.expected}`, path, error.expected, error.got);
		}
		try {
			const page = {
				data,
				count: items.length,
				last: keys.at(-1),
				sent: parseQuery(query) ?? []
			};
			return {
				data,
				items,
				keys,
				fail,
				next: nextQuery(operation, list, page, this.#seen)
			};
		} catch (error) {
			if (!(error instanceof BrokenNext)) throw error;
			const { message, instancePath, expected, got } = error;
			return {
				data,
				items,
				keys,
				fail,
				next: fail(message, instancePath, expected, got)
			};
		}
	}
	async #ask({ query, list, options }) {
		const { transport, operation, options: usual } = this.call;
		try {
			const reply = await transport.send({
				operation,
				params: this.#params,
				options: {
					...usual,
					signal: this.#signal ?? usual.signal,
					...options
				},
				query
			});
			this.#hasAnswered = true;
			return reply;
		} catch (error) {
			if (this.#hasAnswered && isBeforeBirth(operation, list ?? this.first, error)) return void 0;
			throw error;
		}
	}
	/** Notes a query that a walk begins with. */
	#goOn(query) {
		for (const pairs of [this.first, parseQuery(query) ?? []]) this.#seen.add(canonical(this.call.operation, pairs));
		return query;
	}
	#placeOf(from) {
		const { operationId } = this.call.operation;
		const cursor = typeof from === "string" ? readCursor(from) : void 0;
		if (!cursor) throw this.#refusal("a cursor, as the next of a page", from);
		if (cursor.operationId !== operationId) throw this.#refusal(`a cursor of ${operationId}, and not of ${cursor.operationId}`, from);
		if (cursor.digest !== this.#digest) throw this.#refusal("a cursor of the same call, with its order, path and filters", from);
		return cursor.place;
	}
	get #context() {
		const { operationId, method, path } = this.call.operation;
		return {
			operationId,
			method,
			url: path
		};
	}
	#refusal(allowed, given) {
		return new ParameterError({
			parameter: "from",
			given,
			allowed
		}, this.#context);
	}
};
function nanoseconds(milliseconds) {
	return BigInt(Math.trunc(milliseconds)) * 1000000n;
}
/** A list that goes back in time may be asked for what was before its owner was there. */
function isBeforeBirth(operation, list, error) {
	return error instanceof ApiError && error.status === 404 && error.messages.length > 0 && operation.parameters?.[operation.rangeKey?.parameter ?? ""]?.kind === "timestamp" && direction(operation, list) === "desc";
}
/**
* The items of a page: one without its list does not get here. Where the description does not know the list, they are
* the only array of the page; undefined if there are several, or none.
*/
function itemsOf({ items }, page) {
	if (items !== void 0) return page[items];
	const [only, another] = Array.isArray(page) ? [page] : Object.values(page).filter(Array.isArray);
	return another ? void 0 : only;
}
export { ListReader, bound, keyRange, partOf, queryAfter, readCursor, reversed };

//# sourceMappingURL=list-reader.js.map