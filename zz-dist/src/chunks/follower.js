import { ApiError } from "./api-error.js";
import { Comparison, NetworkError, ResponseError, TimeoutError, compare, formatQuery, isRecord, limitOf, parseQuery, toNanoseconds, toOrdinal, toTimestamp } from "./query.js";
import { isTransient, makeCall, onAbort, sleep } from "./transport.js";
import { ListReader, keyRange, partOf, readCursor, reversed } from "./list-reader.js";
import { scan } from "./scan.js";
// src/core/follow/arrivals.ts
/** The items of a page; each has to have a key to go on by. */
function arrivedOf(rangeKey, { items, keys, fail }) {
	return items.map((item, index) => {
		const key = keys[index];
		if (!key) throw fail("an item has no key", `/${index}`, "an item with its key", item);
		return {
			item,
			key,
			time: timeOf(rangeKey, item)
		};
	});
}
function timeOf({ grows }, item) {
	const value = grows?.time !== void 0 && isRecord(item) ? item[grows.time] : void 0;
	return typeof value === "string" && /^\d{1,10}(\.\d{1,9})?$/.test(value) ? toNanoseconds(value) : void 0;
}
/**
* What is long since whole, scanned: all of a list whose numbers have no gaps, and of one by time what is
* before a moment; nothing of others.
*/
async function* catchUp(call, place, whole) {
	const { rangeKey } = call.operation;
	const old = rangeKey && oldPart(call, rangeKey, whole);
	if (!old) return;
	const from = place && new ListReader(old).cursor(place);
	for await (const item of scan(old, { from })) {
		const of = (field) => field !== void 0 && isRecord(item) ? String(item[field]) : "";
		yield {
			item,
			key: {
				first: of(rangeKey.field),
				second: of(rangeKey.second?.field),
				third: ""
			}
		};
	}
}
/** The call of what is old enough; undefined where that cannot be asked for. */
function oldPart(call, { parameter, field, grows }, whole) {
	if (grows?.contiguous) return call;
	if (grows?.time !== field || whole === void 0) return void 0;
	const given = call.params[parameter];
	const filters = given === void 0 ? [] : Array.isArray(given) ? given : [given];
	const isLower = (filter) => filter instanceof Comparison ? filter.operator.startsWith("g") : /^gte?:/.test(String(filter));
	if (!filters.every(isLower)) return void 0;
	const end = new Comparison("lte", toTimestamp(whole));
	return {
		...call,
		params: {
			...call.params,
			[parameter]: [...filters, end]
		}
	};
}
// src/core/follow/gapless.ts
const answersEnough$1 = 3;
/**
* Items whose numbers have no gaps prove themselves: what is behind a gap waits for what is in it. Where a list begins
* later than it could, as that of a service that does not keep everything, some answers have to agree on where.
*/
var Gapless = class {
	#ordinal;
	#begin;
	constructor(ordinal) {
		this.#ordinal = ordinal;
	}
	/** The items up to the first gap, of which `expected` is the first; `isOpen` if the list may begin later. */
	upToGap(arrived, expected, isOpen, evidence, came) {
		const [first] = arrived;
		let next = isOpen && first ? this.#agreed(first, evidence, came) ?? expected : expected;
		const found = [];
		for (const each of arrived) {
			const number = this.#ordinal(each.key.first);
			if (number === void 0 || next !== void 0 && number !== next) break;
			next = number + 1n;
			found.push(each);
		}
		return found;
	}
	#agreed({ key }, { asked, settle }, came) {
		const number = this.#ordinal(key.first);
		if (number === void 0) return void 0;
		const known = this.#begin;
		if (known?.number !== number) this.#begin = {
			number,
			answers: 1,
			came
		};
		else if (asked - known.came >= settle) this.#begin = {
			number,
			answers: known.answers + 1,
			came
		};
		return (this.#begin?.answers ?? 0) >= answersEnough$1 ? number : void 0;
	}
};
// src/core/follow/held-items.ts
const nanosecondsPerMillisecond$2 = 1000000n;
/**
* Two clusters stand behind a public name. One that has just begun to show an item may lack what comes before it; of
* three answers that had it, far enough apart, two are of one cluster.
*/
const answersEnough = 3;
/** Items behind the last one that was let go, in the order of their list, from however many answers. */
var HeldItems = class {
	#compare;
	#held = [];
	/** `compare` is negative where `a` comes before `b`. */
	constructor(compare) {
		this.#compare = compare;
	}
	get size() {
		return this.#held.length;
	}
	/** Notes an answer's items, which are in their order, and when they came. */
	add(items, { settle, asked }, came) {
		for (const held of this.#held) held.isShown = false;
		const merged = [];
		let next = 0;
		for (const { item, key, time } of items) {
			let known = this.#held[next];
			for (; known && this.#compare(known.key, key) < 0; known = this.#held[++next]) merged.push(known);
			if (known && this.#compare(known.key, key) === 0) {
				next += 1;
				known.isShown = true;
				if (asked - known.counted >= settle) {
					known.answers += 1;
					known.counted = came;
				}
				merged.push(known);
			} else merged.push({
				item,
				key,
				time,
				answers: 1,
				counted: came,
				isShown: true
			});
		}
		this.#held = [...merged, ...this.#held.slice(next)];
		this.#settleWithin(items, settle);
	}
	/**
	* Takes the first items as far as nothing can come before them: an answer that was asked for when all up to them was
	* visible has them, and would have had what is before them.
	*/
	take({ settle, visible }) {
		const isSettled = ({ time, answers, isShown }) => settle === 0 || answers >= answersEnough || isShown && time !== void 0 && visible !== void 0 && time <= visible;
		const count = this.#held.findIndex((held) => !isSettled(held));
		return this.#held.splice(0, count < 0 ? this.#held.length : count);
	}
	/** Who shows what happened so much later has long shown all that happened before. */
	#settleWithin(items, settle) {
		const newest = items.findLast(({ time }) => time !== void 0)?.time;
		if (newest === void 0) return;
		const until = newest - BigInt(Math.ceil(settle)) * nanosecondsPerMillisecond$2;
		const last = items.findLast(({ time }) => time !== void 0 && time <= until);
		if (!last) return;
		for (const held of this.#held) {
			if (this.#compare(held.key, last.key) > 0) break;
			held.answers = answersEnough;
		}
	}
};
// src/core/follow/own-bounds.ts
/** The parameter that says from when to when; undefined where a list has none. */
function timeParameter({ operation: { rangeKey, parameters = {} } }) {
	return [rangeKey?.parameter ?? "", "timestamp"].find((name) => parameters[name]?.kind === "timestamp");
}
/** The last moment that a call asks for, in nanoseconds; undefined if it has no end. */
function ownEnd(call) {
	const name = timeParameter(call);
	if (name === void 0) return void 0;
	const { high, equal } = keyRange(asked(call), name, call.operation.parameters?.[name]);
	return [...high ? [high.value] : [], ...equal].flatMap((value) => toOrdinal(value, "timestamp") ?? []).reduce((a, b) => a === void 0 || b > a ? b : a, void 0);
}
/** The first key from a place on, if its list has no other that could be before it; undefined if that is not known. */
function ownBegin(call, place) {
	const { rangeKey, parameters = {} } = call.operation;
	if (!rangeKey) return void 0;
	const { parameter, min } = rangeKey;
	const rule = parameters[parameter];
	if (place && place.kind !== "query") {
		const last = toOrdinal(place.key.first, rule?.kind);
		return last === void 0 ? void 0 : last + 1n;
	}
	const pairs = [...asked(call), ...(place && parseQuery(place.query)) ?? []];
	const { low } = keyRange(pairs, parameter, rule);
	const begin = low && toOrdinal(low.value, rule?.kind);
	if (begin !== void 0) return low?.isIncluded ? begin : begin + 1n;
	return pairs.every(({ name }) => [
		"order",
		"limit",
		"encoding"
	].includes(name)) ? toOrdinal(min, rule?.kind) : void 0;
}
function asked(call) {
	return parseQuery(call.transport.target(call).query) ?? [];
}
// src/core/call/watermark.ts
const nanosecondsPerMillisecond$1 = 1000000n;
const kept = 16;
const enough = 8;
const frozen = 60000n * nanosecondsPerMillisecond$1;
/** What is known of how far behind a service is: its newest closed file, and by how much its answers lag. */
var Watermark = class {
	#transport;
	#rule;
	/** What the last answers showed, the last one at the end. */
	#samples = [];
	#asked = Number.NEGATIVE_INFINITY;
	#questions = 0;
	#newest;
	constructor(transport, rule) {
		this.#transport = transport;
		this.#rule = rule;
	}
	/** Whether another answer may tell more: a second is what a cache holds. */
	get isOld() {
		return this.#transport.effects.elapsed() - this.#asked >= 1e3;
	}
	/** Whether it was asked often, and never said anything: not every service keeps it. */
	get isSilent() {
		return this.#samples.length === 0 && this.#questions >= kept;
	}
	/** The newest moment that any answer has shown, in nanoseconds. */
	get newest() {
		return this.#newest;
	}
	/** Milliseconds between that and the clock. */
	get behind() {
		if (this.#newest === void 0) return void 0;
		return this.#transport.effects.now() - Number(this.#newest / nanosecondsPerMillisecond$1);
	}
	/**
	* Up to when everything is visible by now to whoever answers, in nanoseconds, as the slowest of the last answers goes
	* on; a cluster that stands still is left out. Undefined as long as too little is known.
	*/
	get visible() {
		if (this.#samples.length < enough) return void 0;
		const offsets = this.#samples.map(({ offset }) => offset);
		const least = largest(offsets) - frozen;
		return this.#passed() + smallest(offsets.filter((offset) => offset > least));
	}
	/** Up to when each of the last answers was, in nanoseconds: a cluster that stands still has that too. */
	get whole() {
		return this.#samples.length < kept ? void 0 : smallest(this.#samples.map(({ moment }) => moment));
	}
	/** Asks once. What the answer tells holds for the cluster that answered, and for no other. */
	async ask(options) {
		this.#asked = this.#transport.effects.elapsed();
		this.#questions += 1;
		const { operationId, path, query, pointer } = this.#rule;
		const operation = {
			operationId,
			method: "GET",
			path,
			validate: () => void 0
		};
		const { data } = await this.#transport.send({
			...makeCall(operation, {}, options),
			query
		});
		const moment = at(data, pointer);
		if (moment === void 0) return void 0;
		this.#samples.push({
			moment,
			offset: moment - this.#passed()
		});
		if (this.#samples.length > kept) this.#samples.shift();
		if (this.#newest === void 0 || moment > this.#newest) this.#newest = moment;
		return moment;
	}
	#passed() {
		return BigInt(Math.floor(this.#transport.effects.elapsed())) * nanosecondsPerMillisecond$1;
	}
};
function smallest(values) {
	return values.reduce((a, b) => b < a ? b : a);
}
function largest(values) {
	return values.reduce((a, b) => b > a ? b : a);
}
function at(data, pointer) {
	let value = data;
	for (const name of pointer) value = Array.isArray(value) || isRecord(value) ? value[name] : void 0;
	return typeof value === "string" && /^\d{1,10}(\.\d{1,9})?$/.test(value) ? toNanoseconds(value) : void 0;
}
const watermarks = /* @__PURE__ */ new WeakMap();
/** The watermark that all who use a transport share. */
function watermarkOf(transport, rule) {
	const known = watermarks.get(transport) ?? new Watermark(transport, rule);
	watermarks.set(transport, known);
	return known;
}
// src/core/follow/visibility.ts
const nanosecondsPerMillisecond = 1000000n;
const surelyWhole = 120000n * nanosecondsPerMillisecond;
const every = 4;
/** What a follower knows of how much of the ledger its service shows. */
var Visibility = class {
	#call;
	#settle;
	#watermark;
	#questions = 0;
	/** `settle` is in milliseconds. */
	constructor(call, settle) {
		const { watermark } = call.operation;
		this.#call = call;
		this.#settle = settle;
		this.#watermark = watermark && watermarkOf(call.transport, watermark);
	}
	get behind() {
		return this.#watermark?.behind;
	}
	/** The newest moment that is known of, in nanoseconds, by the service or by the clock. */
	get newest() {
		const now = nanoseconds(this.#call.transport.effects.now());
		const newest = this.#watermark?.newest ?? now;
		return newest > now ? newest : now;
	}
	/** What is known now, for an answer that is about to be asked for. */
	get evidence() {
		const settle = this.#settle;
		const visible = this.#watermark?.visible;
		return {
			settle,
			asked: this.#call.transport.effects.elapsed(),
			visible: visible === void 0 ? void 0 : visible - nanoseconds(settle)
		};
	}
	/** Up to when whatever answers has everything, even if it stands still; undefined as long as that is not known. */
	get whole() {
		const whole = this.#watermark?.whole;
		if (whole !== void 0) return whole - nanoseconds(this.#settle);
		return !this.#watermark || this.#watermark.isSilent ? this.newest - surelyWhole : void 0;
	}
	/** Asks for the newest record file now and then, or as soon as a new answer can tell more where it is waited for. */
	async look(isWanted) {
		const isDue = isWanted || this.#questions % every === 0;
		this.#questions += 1;
		if (!isDue || !this.#watermark?.isOld) return;
		const { options } = this.#call;
		try {
			await this.#watermark.ask(options);
		} catch (error) {
			if (options.signal?.aborted) throw error;
		}
	}
};
function nanoseconds(milliseconds) {
	return BigInt(Math.ceil(milliseconds)) * nanosecondsPerMillisecond;
}
// src/core/follow/follower.ts
const recordFile = 2e3;
const second = 1e3;
const maxUnreadable = 20;
const farBehind = 2;
const maxUrgent = 20;
const ahead = 600000000000n;
/** One list that is followed. */
var Follower = class {
	#call;
	#rangeKey;
	#options;
	#controller;
	#signal;
	#interval;
	#held;
	#gapless;
	#visibility;
	/** The last moment that the call asks for. */
	#end;
	/** Where what was not yielded yet begins; undefined for before the first item. */
	#place;
	/** Whether more answers of the watermark are waited for. */
	#isUrgent = false;
	#idle = 0;
	#failures = 0;
	#unreadable = 0;
	#answered;
	constructor(call, options, controller) {
		const { operation, transport } = call;
		const { rangeKey, parameters = {} } = operation;
		if (!rangeKey) throw new TypeError(`${operation.operationId} has no key to go on by`);
		this.#rangeKey = rangeKey;
		this.#signal = call.options.signal;
		this.#call = {
			...call,
			options: {
				...call.options,
				signal: controller.signal
			}
		};
		this.#options = options;
		this.#controller = controller;
		this.#interval = options.interval ?? 5e3;
		this.#place = readCursor(options.from ?? "")?.place;
		this.#visibility = new Visibility(this.#call, options.settle ?? recordFile);
		this.#end = ownEnd(this.#call);
		this.#answered = transport.effects.elapsed();
		const { parameter, second: within, grows } = rangeKey;
		this.#gapless = grows?.contiguous ? new Gapless((value) => this.#ordinal(value)) : void 0;
		this.#held = new HeldItems((a, b) => compare(a.first, b.first, parameters[parameter]) || (within ? compare(a.second, b.second, parameters[within.parameter]) : 0));
	}
	get cursor() {
		return this.#place && new ListReader(this.#call).cursor(this.#place);
	}
	get behind() {
		return this.#visibility.behind;
	}
	async *items(left) {
		const stops = [this.#signal, this.#options.signal].map((signal) => onAbort(signal, () => this.#controller.abort(signal?.reason)));
		try {
			this.#controller.signal.throwIfAborted();
			if (this.#options.from === "now") await this.#toNewest();
			yield* this.#all();
		} catch (error) {
			if (error !== left) throw error;
		} finally {
			for (const stop of stops) stop();
			this.#controller.abort();
		}
	}
	async *#all() {
		for (let full = 0;;) {
			const reader = this.#reader();
			const request = reader.begin(this.#place && reader.cursor(this.#place));
			if (!request || reader.isEmpty) return;
			await this.#visibility.look(this.#isUrgent || this.#held.size > 0);
			const evidence = this.#visibility.evidence;
			const whole = this.#visibility.whole;
			const answer = await this.#ask(() => this.#read(reader, request));
			if (answer === "failed") continue;
			const { page, arrived = [] } = answer ?? {};
			full = page && arrived.length >= limitOf(this.#call.operation, reader.first) ? full + 1 : 0;
			let count = 0;
			for (const { item, key } of this.#settled(arrived, evidence)) {
				this.#place = {
					kind: "after",
					key
				};
				count += 1;
				yield item;
				this.#controller.signal.throwIfAborted();
			}
			this.#isUrgent = false;
			if (page && arrived.length === 0 && this.#held.size === 0) {
				if (page.next === null && this.#isReached(this.#end, whole)) return;
				if (page.next && this.#moveOn(page, whole)) continue;
			}
			if (full >= farBehind && (yield* this.#catchUp(whole))) continue;
			if (!full || count === 0) await this.#rest(count, arrived.length);
		}
	}
	/** A reader whose open window does not end before what is to come. */
	#reader() {
		const { newest } = this.#visibility;
		const begin = this.#rangeKey.parameter === this.#call.operation.window?.parameter ? ownBegin(this.#call, this.#place) : void 0;
		const latest = begin !== void 0 && begin > newest ? begin : newest;
		return new ListReader(this.#call, this.#controller.signal, latest + ahead);
	}
	/** An answer. Where an empty page leads on, and no time tells what is behind it, the next one is a part of it. */
	async #read(reader, request) {
		for (let asked = request;;) {
			const page = await reader.read(asked);
			if (!page) return void 0;
			const { items, next } = page;
			const isWindow = this.#edgeOf(page) !== void 0;
			if (items.length > 0 || !next || next instanceof ResponseError || isWindow) return {
				page,
				arrived: arrivedOf(this.#rangeKey, page)
			};
			asked = { query: next.query };
		}
	}
	/** What of an answer can be yielded now, and what was held back before. */
	#settled(arrived, evidence) {
		const came = this.#call.transport.effects.elapsed();
		if (this.#gapless) {
			const isOpen = this.#place === void 0;
			return this.#gapless.upToGap(arrived, ownBegin(this.#call, this.#place), isOpen, evidence, came);
		}
		this.#held.add(arrived, evidence, came);
		return this.#held.take(evidence);
	}
	#ordinal(value) {
		return toOrdinal(value, this.#call.operation.parameters?.[this.#rangeKey.parameter]?.kind);
	}
	/** While it is far behind, all that is surely whole is scanned. Answers whether that led on. */
	async *#catchUp(whole) {
		const before = this.#place;
		if (whole === void 0) this.#isUrgent = true;
		try {
			for await (const { item, key } of catchUp(this.#call, before, whole)) {
				if (this.#gapless && this.#ordinal(key.first) !== ownBegin(this.#call, this.#place)) break;
				this.#place = {
					kind: "after",
					key
				};
				this.#answered = this.#call.transport.effects.elapsed();
				yield item;
				this.#controller.signal.throwIfAborted();
			}
		} catch (error) {
			if (!this.#passes(error)) throw error;
		}
		return this.#place !== before;
	}
	/** Whether all that could come up to a moment has come, whichever cluster answered; if that may be soon, it is urgent. */
	#isReached(moment, whole) {
		if (moment === void 0) return false;
		this.#isUrgent ||= moment <= this.#visibility.newest;
		return whole !== void 0 && moment <= whole;
	}
	/** Begins at the next window, if nothing can come into this one any more. */
	#moveOn(page, whole) {
		const { next } = page;
		if (!next || next instanceof ResponseError || !this.#isReached(this.#edgeOf(page), whole)) return false;
		const cursor = new ListReader(this.#call).cursorOf(next);
		this.#place = (cursor === null ? void 0 : readCursor(cursor)?.place) ?? this.#place;
		return true;
	}
	/** When what follows an empty page begins, in nanoseconds; undefined where that is no time. */
	#edgeOf({ next }) {
		const { parameter } = this.#rangeKey;
		const rule = this.#call.operation.parameters?.[parameter];
		if (rule?.kind !== "timestamp" || !next || next instanceof ResponseError) return void 0;
		const { low } = keyRange(parseQuery(next.query) ?? [], parameter, rule);
		return low && this.#ordinal(low.value);
	}
	/** Begins behind the newest item that there is. */
	async #toNewest() {
		const { operation } = this.#call;
		for (;;) {
			const reader = this.#reader();
			const list = [...reversed(operation, reader.first).filter(({ name }) => name !== "limit"), {
				name: "limit",
				text: "1",
				operator: "eq",
				value: "1"
			}];
			const newest = await this.#ask(async () => {
				for (let query = formatQuery(partOf(operation, list));;) {
					const page = await reader.read({
						query,
						list
					});
					const [key] = page?.keys ?? [];
					if (key || !page?.next || page.next instanceof ResponseError) return key;
					query = page.next.query;
				}
			});
			if (newest === "failed") continue;
			this.#place = newest ? {
				kind: "after",
				key: newest
			} : {
				kind: "query",
				query: ""
			};
			return;
		}
	}
	/** An answer; a failure that passes is waited for. A list that is not there yet has nothing. */
	async #ask(read) {
		const { effects } = this.#call.transport;
		try {
			const page = await read();
			this.#answered = effects.elapsed();
			this.#failures = 0;
			this.#unreadable = 0;
			return page;
		} catch (error) {
			if (this.#isAwaited(error)) return void 0;
			if (!this.#passes(error)) throw error;
			this.#failures += 1;
			await this.#sleep(Math.min(this.#interval, 500 * 2 ** this.#failures));
			return "failed";
		}
	}
	#isAwaited(error) {
		return this.#options.waitForList === true && error instanceof ApiError && error.status === 404;
	}
	#passes(error) {
		const { giveUpAfter = Number.POSITIVE_INFINITY } = this.#options;
		if (this.#controller.signal.aborted) return false;
		if (this.#call.transport.effects.elapsed() - this.#answered >= giveUpAfter) return false;
		if (error instanceof ResponseError) return ++this.#unreadable <= maxUnreadable;
		if (error instanceof ApiError) return isTransient(error.status);
		return error instanceof NetworkError || error instanceof TimeoutError;
	}
	#rest(count, arrived) {
		this.#idle = count > 0 ? 0 : this.#idle + 1;
		const isWaiting = this.#held.size > 0 || count === 0 && arrived > 0;
		const isSoon = this.#isUrgent && this.#idle <= maxUrgent;
		const usual = isWaiting ? recordFile : recordFile * 2 ** Math.min(this.#idle, 10);
		return this.#sleep(Math.min(this.#interval, isSoon ? second : usual));
	}
	#sleep(delay) {
		return sleep(delay, this.#controller.signal, this.#call.transport.effects);
	}
};
export { Follower };

//# sourceMappingURL=follower.js.map