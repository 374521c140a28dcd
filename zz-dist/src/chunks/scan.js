import { ResponseError, direction, formatQuery, limitOf, parseQuery } from "./query.js";
import { onAbort } from "./transport.js";
import { Left, endable } from "./endable.js";
import { ListReader, partOf, queryAfter } from "./list-reader.js";
import { walkFrom } from "./walk.js";
import { KeyAxis, beginAfter, endsTooSoon, lastAlone, readSlice } from "./slice-reader.js";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// src/core/scan/request-budget.ts
/**
* Counts what a scan asks for: it never sends more than twice as many requests as a walk would, and `concurrency` more.
* What a walk takes at least is known from what has come: a page that did not come to its end, be it full or a window
* of time that is over, is a request of a walk's as well, and so is each pageful of items.
*/
var RequestBudget = class {
	/** How many items a page has. */
	size = Number.POSITIVE_INFINITY;
	#concurrency;
	#sent = 0;
	#unfinished = 0;
	#items = 0;
	constructor(concurrency) {
		this.#concurrency = concurrency;
	}
	/** A request is sent. */
	send() {
		this.#sent += 1;
	}
	/** So many items have come, and perhaps not all that were asked for. */
	receive(items, isUnfinished) {
		this.#items += items;
		if (isUnfinished) this.#unfinished += 1;
	}
	/** How many requests more than a walk would may be sent, where so many are still to come in any case. */
	spare(toCome) {
		return 2 * Math.max(this.#unfinished, Math.floor(this.#items / this.size)) + this.#concurrency - this.#sent - toCome;
	}
};
// src/core/scan/slice-loader.ts
/** Keeps requests under way, for the slices of a queue as they are cut. */
var SliceLoader = class {
	#settings;
	#underWay = 0;
	#wake = () => void 0;
	/** What the search for the end asks for next; null once it is over. */
	#search;
	#isSearching = false;
	constructor(settings) {
		const { reader, hasEnd } = settings;
		this.#settings = settings;
		this.#search = hasEnd ? formatQuery(partOf(reader.call.operation, lastAlone(reader))) : null;
	}
	/** Sends as many requests as may be. */
	send() {
		const { queue, concurrency, signal } = this.#settings;
		if (signal.aborted) return;
		if (this.#search !== null && !this.#isSearching && this.#spare() > 0) this.#run(() => this.#findEnd());
		while (this.#underWay < concurrency) {
			const slice = queue.cut(this.#spare());
			if (!slice) return;
			this.#run(() => this.#load(slice));
		}
	}
	/** The slice whose turn it is, once it is here; undefined at the end. */
	async next(ordered) {
		const { queue, signal } = this.#settings;
		for (;;) {
			signal.throwIfAborted();
			this.send();
			const slice = queue.ready(ordered);
			if (slice?.state === "failed") throw slice.error;
			if (slice || !queue.head) return slice;
			await new Promise((resolve) => {
				this.#wake = resolve;
			});
		}
	}
	#spare() {
		const { budget, queue } = this.#settings;
		return budget.spare(queue.gaps);
	}
	async #run(work) {
		this.#underWay += 1;
		this.#settings.budget.send();
		await work();
		this.#underWay -= 1;
		this.send();
		this.#wake();
	}
	async #load(slice) {
		const { reader, axis, queue, budget } = this.#settings;
		try {
			const filling = await readSlice(reader, axis, slice, budget);
			const { count, isUnfinished, isContradicted } = queue.fill(slice, filling);
			budget.receive(count, isUnfinished && !(slice.isBlind && count === 0));
			if (isContradicted) queue.reject(slice, endsTooSoon(reader.call.operation));
		} catch (error) {
			queue.fail(slice, error);
		}
	}
	/**
	* Looks for the last key of the list from its other end, one request at a time, so that nothing is asked for beyond.
	* What takes long is not repeated: a list whose end is not found is walked.
	*/
	async #findEnd() {
		const { reader, axis, queue } = this.#settings;
		this.#isSearching = true;
		const query = this.#search ?? "";
		this.#search = null;
		try {
			const list = lastAlone(reader);
			const page = await reader.read({
				query,
				list,
				options: { retry: false }
			});
			const end = axis.place(page?.keys[0])?.key;
			if (end !== void 0) queue.endAt(end);
			else if (page?.items.length === 0 && page.next && "query" in page.next) this.#search = page.next.query;
			else queue.walkTail();
		} catch {
			queue.walkTail();
		}
		this.#isSearching = false;
	}
};
// src/core/scan/slice-queue.ts
const maxBlind = 3;
/**
* What is left of a range, in its order: slices, and the gaps from which none are cut yet. The last gap, the tail, is
* cut into slices about a page apart, three times the concurrency ahead. A slice before the next one that holds more
* than a page leaves a gap. That is asked for as a whole first, and if it holds more again, in twice as many slices each
* time: a burst soon has all requests that may be under way, and few of them go beyond its end. What a slice that fails
* would have brought is asked for again in its turn.
*/
var SliceQueue = class {
	/** Whether the end of the list has come, and not only what was its end when it was looked for. */
	isOver = false;
	#parts;
	#settings;
	/** Where what was not yielded yet begins. */
	#begin;
	#end;
	#isEndKnown = false;
	#isTailWalked = false;
	/** Whether the service said in the turn of a slice that nothing is behind it. */
	#isEndSaid = false;
	/**
	* How far the last pages came that were cut from the tail. Items come in bursts as often as evenly: the farthest tells
	* how far bursts are apart, where two slices would bring the same one.
	*/
	#reaches = [];
	/** How many slices were cut from the tail before the end was known and one of them had come. */
	#blind = 0;
	/** `width` is how far the first slices are apart. */
	constructor(rest, end, width, settings) {
		this.#settings = settings;
		this.#begin = rest;
		this.#end = end;
		this.#parts = rest.from > end ? [] : [this.#tailFrom(rest, width)];
	}
	/** What comes first. */
	get head() {
		return this.#parts[0];
	}
	/** How many gaps there are; each takes one request at least. */
	get gaps() {
		return this.#parts.filter(({ state }) => state === "uncut").length;
	}
	/**
	* The next slice to ask for; undefined if there are enough ahead, or nothing is left to cut. `spare` is how many may
	* be asked for that a walk would not: if none, what is first is asked for as a whole.
	*/
	cut(spare) {
		const slices = this.#parts.filter(({ state }) => state !== "uncut" && state !== "done").length;
		const enough = 3 * this.#settings.concurrency;
		let max = 2 * enough;
		for (const [index, part] of this.#parts.entries()) {
			if (part.state === "failed") return void 0;
			if (part.state !== "uncut") continue;
			const isKnown = this.#settings.isWindowed || this.#isEndKnown && this.#reaches.length >= maxBlind;
			const isBlind = part.isTail && !isKnown;
			if (part.isWalked || spare <= 0 || isBlind && this.#blind >= maxBlind) return index === 0 ? this.#take(part, 0, part.to) : void 0;
			if (part.isTail) max = enough;
			if (index === 0 || slices < max) {
				if (isBlind) this.#blind += 1;
				return this.#take(part, index, this.#endOfSlice(part, spare));
			}
			max = enough;
		}
	}
	/**
	* Notes what a slice has brought. Answers how many of its items are not those of the next slice as well, whether it
	* has not come as far as that, and whether the list cannot be over where it was said to be.
	*/
	fill(slice, { items, keys, places, rest }) {
		const index = this.#parts.indexOf(slice);
		const next = this.#parts.findIndex(({ state }, at) => at > index && state !== "uncut");
		const end = next < 0 ? this.#end : (this.#parts[next]?.from ?? 0n) - 1n;
		const count = places.filter((place) => place <= end || next < 0).length;
		slice.state = "read";
		slice.items = items.slice(0, count);
		slice.keys = keys.slice(0, count);
		slice.count = count;
		if (items.length === 0 && !slice.isBlind) slice.behind = rest;
		const isCut = count < items.length;
		const isUnfinished = rest !== void 0 && !isCut && rest.from <= end;
		if (rest) this.#learn(slice, rest, items.length);
		const gaps = this.#parts.slice(index + 1, next < 0 ? void 0 : next);
		const left = isUnfinished ? this.#gapsFrom(rest, end, gaps, slice, next < 0) : [];
		const isLast = !rest && !isCut;
		if (isLast && !slice.isWalked) left.push(...this.#doubted(slice, places.at(-1), end, next < 0));
		this.#parts.splice(index + 1, gaps.length, ...left);
		const isOver = isLast && left.length === 0;
		const others = isOver ? this.#parts.slice(index + 1) : [];
		const isContradicted = count > 0 && this.#isEndSaid || others.some(isFilled);
		this.#isEndSaid ||= isOver && slice.isWalked;
		this.isOver ||= isOver && next < 0;
		return {
			count,
			isUnfinished,
			isContradicted
		};
	}
	/** Ends the list with an error in the turn of a slice. */
	reject(slice, error) {
		slice.state = "failed";
		slice.error = error;
	}
	/** Puts back a slice that failed, to be asked for in its turn; one whose turn it was has failed for good. */
	fail(slice, error) {
		if (slice.isWalked) {
			this.reject(slice, error);
			return;
		}
		const index = this.#parts.indexOf(slice);
		const [before, behind] = [this.#parts[index - 1], this.#parts[index + 1]];
		const { from, after, gap } = slice;
		const to = behind ? behind.from - 1n : this.#end;
		const failed = {
			...gap,
			from,
			after,
			to,
			isTail: !behind,
			isWalked: true,
			pieces: 1,
			morePieces: 1
		};
		const joinsBefore = before?.state === "uncut" && before.isWalked;
		const joinsBehind = behind?.state === "uncut" && behind.isWalked;
		const joined = {
			...failed,
			...joinsBefore ? {
				from: before.from,
				after: before.after
			} : {},
			...joinsBehind ? {
				to: behind.to,
				isTail: behind.isTail
			} : {}
		};
		const first = joinsBefore ? index - 1 : index;
		this.#parts.splice(first, 1 + Number(joinsBefore) + Number(joinsBehind), joined);
	}
	/** The slice to yield: the first, or any that is here. What failed comes after what did not. */
	ready(ordered) {
		const candidates = ordered ? this.#parts.slice(0, 1) : this.#parts;
		for (const state of ["read", "failed"]) for (const part of candidates) if (part.state === state) return part;
	}
	/** Notes that a slice has been yielded; `behind` is where what comes behind its last item begins. */
	drop(slice, behind) {
		slice.state = "done";
		slice.items = [];
		slice.keys = [];
		slice.behind ??= behind;
		for (let [first] = this.#parts; first?.state === "done"; [first] = this.#parts) {
			this.#begin = first.behind ?? this.#begin;
			this.#parts.shift();
		}
	}
	/** Nothing more is cut beyond a place. */
	endAt(place) {
		this.#isEndKnown = true;
		if (place >= this.#end) return;
		this.#end = place;
		const tail = this.#parts.at(-1);
		if (tail?.state !== "uncut") return;
		tail.to = place;
		if (tail.from > place) this.#parts.pop();
	}
	/** Nobody knows where the list ends: what is not cut yet is walked. */
	walkTail() {
		this.#isTailWalked = true;
		const tail = this.#parts.at(-1);
		if (tail?.state === "uncut") this.#parts.splice(-1, 1, {
			...tail,
			isWalked: true
		});
	}
	#tailFrom(begin, width) {
		const { from, after } = begin;
		const pieces = Number.POSITIVE_INFINITY;
		const isWalked = this.#isTailWalked;
		return {
			from,
			after,
			to: this.#end,
			state: "uncut",
			isTail: true,
			isWalked,
			width,
			pieces,
			morePieces: 1
		};
	}
	/** What is left up to a place: of the gaps there, or a new one. */
	#gapsFrom(rest, end, gaps, slice, isTail) {
		const [first, ...others] = gaps.filter(({ to }) => to >= rest.from);
		const { from, after } = rest;
		if (first) {
			first.from = from;
			first.after = after;
			return [first, ...others];
		}
		const { width } = slice.gap;
		if (isTail) return [this.#tailFrom(rest, width)];
		const { pieces } = slice;
		return [{
			from,
			after,
			to: end,
			state: "uncut",
			isTail,
			isWalked: false,
			width,
			pieces,
			morePieces: Math.min(2 * pieces, 3 * this.#settings.concurrency)
		}];
	}
	/**
	* What is behind the last item of a list that is said to be over although there is more, as one says who answers from
	* an older state: in its turn it is asked for again.
	*/
	#doubted({ from, after, keys, gap }, last, end, isTail) {
		const least = this.#isEndKnown && this.#end < end ? this.#end : end;
		if (isTail && !this.#isEndKnown || (last ?? from - 1n) >= least) return [];
		const behind = last !== void 0 && !this.#settings.isCompound ? last + 1n : last;
		const begin = behind === void 0 ? {
			from,
			after
		} : {
			from: behind,
			after: keys.at(-1)
		};
		return [{
			...this.#tailFrom(begin, gap.width),
			to: end,
			isTail,
			isWalked: true
		}];
	}
	/** How far apart slices have to be is learnt from each page: how far it came. */
	#learn({ from, gap }, rest, items) {
		const covered = greater(rest.from - from, 1n);
		const reach = items > 0 ? fittingWidth(covered, items, this.#settings.size) : covered;
		if (!gap.isTail) {
			gap.width = reach;
			return;
		}
		this.#reaches.push(reach);
		if (this.#reaches.length > 5) this.#reaches.shift();
		gap.width = greater(this.#reaches.reduce(greater) * 92n / 100n, 1n);
	}
	#endOfSlice(gap, spare) {
		if (gap.pieces === 1) return gap.to;
		const { size, isCompound, concurrency } = this.#settings;
		const span = gap.to - gap.from + 1n;
		const width = (gap.isTail && 2 * spare < concurrency ? 2n : 1n) * (isCompound || gap.width > BigInt(size) ? gap.width : BigInt(size));
		const count = (span + width - 1n) / width;
		return gap.from + (span + count - 1n) / count - 1n;
	}
	/** Puts the slice of a gap up to a place in front of what is left of it. */
	#take(gap, index, to) {
		const isWalked = gap.isWalked || index === 0 && to === gap.to;
		const { from, after } = isWalked ? this.#begin : gap;
		const isBlind = !isWalked && gap.isTail && !this.#isEndKnown && !this.#settings.isWindowed;
		const isAll = to === gap.to;
		const slice = {
			from,
			after,
			isBlind,
			isWalked,
			state: "sent",
			items: [],
			keys: [],
			gap,
			pieces: isAll ? gap.morePieces : 1
		};
		gap.pieces -= 1;
		gap.from = to + 1n;
		gap.after = void 0;
		this.#parts.splice(index, isAll ? 1 : 0, slice);
		return slice;
	}
};
function isFilled(part) {
	return part.state !== "uncut" && (part.count ?? 0) > 0;
}
const growth = 8n;
/** How far slices may be apart to hold about 0.9 page, where a page has come so far with so many items. */
function fittingWidth(width, items, size) {
	const fitting = width * BigInt(9 * size) / BigInt(10 * items);
	const widest = width * growth;
	return fitting > widest ? widest : greater(fitting, 1n);
}
function greater(a, b) {
	return a > b ? a : b;
}
// src/core/scan/scan.ts
var scan_exports = /* @__PURE__ */ __exportAll({ scan: () => scan });
/**
* Yields what a walk yields, from many places at once. Ending it early aborts what is under way.
*
* @throws ParameterError for bad input, before anything is sent.
*/
function scan(call, options) {
	const controller = new AbortController();
	const left = new Left();
	const scanner = new Scanner(call, options, controller);
	const items = endable(scanner.items(left), () => controller.abort(left));
	return Object.defineProperty(items, "cursor", { get: () => scanner.cursor() });
}
/** One scan on its way. */
var Scanner = class {
	/** The place behind the last item that was yielded. */
	cursor;
	#reader;
	#begin;
	#signal;
	#options;
	#controller;
	#concurrency;
	#budget;
	constructor(call, options, controller) {
		this.#reader = new ListReader(call, controller.signal);
		this.#begin = this.#reader.begin(options.from);
		this.#signal = call.options.signal;
		this.#options = options;
		this.#controller = controller;
		this.#concurrency = options.concurrency ?? 8;
		this.#budget = new RequestBudget(this.#concurrency);
		this.cursor = () => options.from;
	}
	async *items(left) {
		const stopWatching = onAbort(this.#signal, () => this.#controller.abort(this.#signal?.reason));
		try {
			if (!this.#reader.isEmpty) yield* this.#all();
		} catch (error) {
			if (error !== left) throw error;
		} finally {
			stopWatching();
			this.#controller.abort();
		}
	}
	async *#all() {
		const reader = this.#reader;
		let here = this.#options.from;
		let page = this.#begin && await this.#first(this.#begin);
		while (page?.items.length === 0 && page.next && !(page.next instanceof ResponseError)) {
			here = this.#behind(page);
			page = await this.#first({ query: page.next.query });
		}
		if (!page) return;
		const last = page.keys.at(-1);
		const axis = KeyAxis.of(reader.call.operation, reader.first, last);
		if (axis && page.next && !(page.next instanceof ResponseError) && this.#concurrency > 1 && page.keys.every((key) => axis.place(key))) return yield* this.#slices(axis, page);
		yield* this.#each(page, here);
		if (page.next instanceof ResponseError) throw page.next;
		if (page.next) yield* this.#walk({
			query: page.next.query,
			after: last
		});
	}
	async #first(request) {
		this.#budget.send();
		const page = await this.#reader.read(request);
		this.#budget.receive(page?.items.length ?? 0, page?.next !== null);
		return page;
	}
	/** What is not cut comes page after page: keys that are no numbers, or what came while the scan was on its way. */
	async *#walk(request) {
		let here = this.cursor();
		for await (const page of walkFrom(this.#reader, request, {}, this.#controller)) {
			yield* this.#each(page, here);
			here = this.#behind(page) ?? here;
		}
	}
	/** `here` is where the page begins, for items that do not tell their own place. */
	*#each(page, here) {
		for (const [index, item] of page.items.entries()) {
			const isLast = index === page.items.length - 1;
			this.cursor = () => this.#after(page.keys[index]) ?? (isLast ? this.#behind(page) : void 0) ?? here;
			yield item;
			this.#controller.signal.throwIfAborted();
		}
	}
	#after(key) {
		return key && this.#reader.cursor({
			kind: "after",
			key
		});
	}
	/** The cursor of what follows a page. */
	#behind({ next }) {
		return next instanceof ResponseError ? void 0 : this.#reader.cursorOf(next) ?? void 0;
	}
	async *#slices(axis, page) {
		const reader = this.#reader;
		const { signal } = this.#controller;
		const concurrency = this.#concurrency;
		const queue = this.#queue(axis, page);
		const hasEnd = !this.#isWindowed(axis);
		const loader = new SliceLoader({
			reader,
			axis,
			queue,
			budget: this.#budget,
			concurrency,
			signal,
			hasEnd
		});
		const middle = page.items.length >> 1;
		const items = this.#each(page, void 0);
		for (let index = 0, item = items.next(); !item.done; index += 1, item = items.next()) {
			if (index === middle) loader.send();
			yield item.value;
		}
		let last = page.keys.at(-1);
		this.cursor = () => {
			const { head } = queue;
			const key = head ? head.delivered ?? head.after : last;
			const query = head && formatQuery([axis.from(head.from)]);
			return this.#after(key) ?? (query && reader.cursor({
				kind: "query",
				query
			}));
		};
		const ordered = this.#options.ordered ?? true;
		for (let slice = await loader.next(ordered); slice; slice = await loader.next(ordered)) {
			for (const [index, item] of slice.items.entries()) {
				slice.delivered = slice.keys[index];
				yield item;
				signal.throwIfAborted();
			}
			const end = slice.keys.at(-1);
			if (isBehind(axis, end, last)) last = end;
			queue.drop(slice, end && beginAfter(reader.call.operation, axis, end));
		}
		const { operation } = reader.call;
		const rest = queue.isOver || !mayHaveGrown(reader, axis, last) ? null : queryAfter(operation, reader.first, last);
		if (rest) yield* this.#walk({
			query: formatQuery(partOf(operation, rest)),
			after: last
		});
	}
	/** Whether a walk too would ask for all of the range. */
	#isWindowed({ isBounded }) {
		return isBounded && this.#reader.call.operation.window !== void 0;
	}
	#queue(axis, { items, keys, next }) {
		const { first, call } = this.#reader;
		const { operation } = call;
		const keyOf = (key) => axis.place(key)?.key ?? axis.end;
		const limit = limitOf(operation, first);
		const edge = next && "query" in next && !next.behind ? axis.begin(parseQuery(next.query) ?? []) : void 0;
		const behind = edge === void 0 ? beginAfter(operation, axis, keys.at(-1)) : { from: edge };
		const size = Number.isFinite(limit) ? limit : items.length;
		const width = fittingWidth(behind.from - keyOf(keys[0]), items.length, size);
		const isCompound = operation.rangeKey?.second !== void 0;
		this.#budget.size = size;
		return new SliceQueue(behind, axis.end, width, {
			size,
			concurrency: this.#concurrency,
			isCompound,
			isWindowed: this.#isWindowed(axis)
		});
	}
};
function isBehind(axis, key, other) {
	const [a, b] = [axis.place(key), axis.place(other)];
	return a !== void 0 && (!b || a.key > b.key || a.key === b.key && a.second > b.second);
}
/** Whether something may have come behind the end meanwhile: no list grows at its old end. */
function mayHaveGrown({ first, call }, axis, last) {
	if (axis.isOpen) return true;
	const end = axis.place(last)?.key ?? axis.end;
	return direction(call.operation, first) === "asc" && (!axis.isBounded || end < axis.end);
}
export { scan, scan_exports };

//# sourceMappingURL=scan.js.map