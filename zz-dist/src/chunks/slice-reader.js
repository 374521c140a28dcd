import { ResponseError, direction, formatQuery, fromOrdinal, isEntity, parseQuery, toOrdinal } from "./query.js";
import { bound, keyRange, partOf, queryAfter, reversed } from "./list-reader.js";
// src/core/scan/key-axis.ts
/** The keys of a list as numbers that grow while the list goes on, whichever way it goes. */
var KeyAxis = class KeyAxis {
	/** The greatest key that there can be within the bounds of the call. */
	end;
	/** Whether that is a bound of the call. */
	isBounded;
	/** Whether the list may go on beyond that: with entities of another realm. */
	isOpen;
	#key;
	#rules;
	#sign;
	/** A key as the service writes it. */
	#example;
	constructor({ rangeKey, parameters }, sign, example, end, isBounded) {
		this.#key = rangeKey;
		this.#rules = parameters ?? {};
		this.#sign = sign;
		this.#example = example;
		this.end = end;
		this.isBounded = isBounded;
		this.isOpen = isEntity(this.#rule?.kind) && !isBounded;
	}
	/** The axis of a list of which its first query and a key are known; undefined where it cannot be cut. */
	static of(operation, first, example) {
		const { rangeKey, parameters = {} } = operation;
		if (!rangeKey || rangeKey.third || !example || first.some(({ name }) => name === rangeKey.second?.parameter)) return void 0;
		const sign = direction(operation, first) === "asc" ? 1n : -1n;
		const last = lastKey(rangeKey, parameters[rangeKey.parameter], sign, first, example.first);
		if (!last) return void 0;
		const axis = new KeyAxis({
			...operation,
			rangeKey
		}, sign, example.first, last.end, last.isBounded);
		return axis.place(example) && axis;
	}
	get #rule() {
		return this.#rules[this.#key.parameter];
	}
	/** Undefined for a key that is no number. */
	place(key) {
		if (!key) return void 0;
		const { second } = this.#key;
		const at = toOrdinal(key.first, this.#rule?.kind);
		const within = second ? toOrdinal(key.second, this.#rules[second.parameter]?.kind) : 0n;
		return at === void 0 || within === void 0 ? void 0 : {
			key: this.#sign * at,
			second: this.#sign * within
		};
	}
	/** The first key that a query lets pass; undefined where it has no bound there. */
	begin(query) {
		const { low, high } = keyRange(query, this.#key.parameter, this.#rule);
		const ahead = this.#sign > 0n ? low : high;
		const at = ahead && toOrdinal(ahead.value, this.#rule?.kind);
		return at === void 0 ? void 0 : this.#sign * at + (ahead?.isIncluded ? 0n : 1n);
	}
	/** The filter that lets pass what is at a key and after it. */
	from(key) {
		return this.#bound(this.#sign > 0n ? "gte" : "lte", key);
	}
	/** The filter that lets pass what is at a key and before it. */
	to(key) {
		return this.#bound(this.#sign > 0n ? "lte" : "gte", key);
	}
	#bound(operator, key) {
		return bound(this.#key.parameter, operator, fromOrdinal(this.#sign * key, this.#rule?.kind, this.#example));
	}
};
/** The greatest key within the bounds of a query; undefined where a filter over the key is no bound. */
function lastKey({ parameter, min, max }, rule, sign, first, example) {
	const [known, farthest] = [example, sign > 0n ? max : min].map((text) => toOrdinal(text, rule?.kind));
	if (known === void 0 || farthest === void 0) return void 0;
	const realm = (of) => isEntity(rule?.kind) ? of >> 64n : 0n;
	let end = sign * ((realm(known) << 64n) + farthest);
	let isBounded = false;
	for (const { name, operator, value } of first) {
		if (name !== parameter) continue;
		const given = toOrdinal(value, rule?.kind);
		if (given === void 0 || realm(given) !== realm(known) || !/^[gl]/.test(operator)) return void 0;
		if (operator.startsWith("g") === sign > 0n) continue;
		const last = sign * given - (operator.endsWith("e") ? 0n : 1n);
		if (last < end) end = last;
		isBounded = true;
	}
	return {
		end,
		isBounded
	};
}
// src/core/scan/slice-reader.ts
/** Asks for the page of a slice, as a walk that has come so far would ask. */
async function readSlice(reader, axis, slice, budget) {
	const { operation } = reader.call;
	const { from, after, isWalked } = slice;
	const rest = after ? queryAfter(operation, reader.first, after) : queryFrom(reader, axis, from);
	if (!rest) return {
		items: [],
		keys: [],
		places: []
	};
	const query = partOf(operation, rest);
	const request = {
		after,
		options: isWalked ? {} : { retry: false },
		isPart: true
	};
	let page = await reader.read({
		...request,
		query: formatQuery(query)
	});
	if (page?.next && !(page.next instanceof ResponseError) && isEmptyAt(axis, page, page.next, from)) {
		budget.send();
		page = await reader.read({
			...request,
			query: page.next.query
		});
	}
	if (!page) return {
		items: [],
		keys: [],
		places: []
	};
	if (page.next instanceof ResponseError) throw page.next;
	const { keys, next } = page;
	const items = page.items;
	const places = placesOf(operation, axis, page, from);
	if (next === null) return {
		items,
		keys,
		places
	};
	return {
		items,
		keys,
		places,
		rest: next.behind ? beginAfter(operation, axis, next.behind) : windowBehind(axis, page, next, from)
	};
}
/** Where what follows an item begins: a key that may have further items is not over with it. */
function beginAfter({ rangeKey }, axis, key) {
	const at = axis.place(key)?.key ?? axis.end;
	return {
		from: rangeKey?.second ? at : at + 1n,
		after: key
	};
}
function isEmptyAt(axis, { items }, { query }, from) {
	return items.length === 0 && axis.begin(parseQuery(query) ?? []) === from;
}
/** Where the window that an empty page has looked at is over. */
function windowBehind(axis, { fail }, { query }, from) {
	const begin = axis.begin(parseQuery(query) ?? []);
	if (begin !== void 0 && begin > from) return { from: begin };
	throw fail("links.next leads nowhere", "/links/next", "a query that goes on", query);
}
/** The query of what is at a key and after it. */
function queryFrom({ first }, axis, key) {
	const bound = axis.from(key);
	return [...first.filter(({ name, operator }) => name !== bound.name || operator[0] !== bound.operator[0]), bound];
}
/** The query of the last item alone: the list from its other end. */
function lastAlone({ first, call }) {
	return [...reversed(call.operation, first).filter(({ name }) => name !== "limit"), {
		name: "limit",
		text: "1",
		operator: "eq",
		value: "1"
	}];
}
/** What is said to end where it does not: something behind it has come. */
function endsTooSoon({ operationId, method, path }) {
	return new ResponseError("the list cannot be followed: it is said to be over before its last item", {
		status: 200,
		text: "",
		issues: [{
			instancePath: "/links/next",
			expected: "a query, as more has come",
			got: "null"
		}]
	}, {
		operationId,
		method,
		url: path
	});
}
/** Where the items stand, each of which has to be behind the begin of its slice. */
function placesOf({ items = "" }, axis, { keys, fail }, from) {
	return keys.map((key, index) => {
		const place = axis.place(key)?.key;
		if (place !== void 0 && place >= from) return place;
		const expected = "within the bounds asked for";
		const path = `/${items}/${index}`;
		throw fail(`${path} should be ${expected}`, path, expected, key?.first);
	});
}
export { KeyAxis, beginAfter, endsTooSoon, lastAlone, queryFrom, readSlice };

//# sourceMappingURL=slice-reader.js.map