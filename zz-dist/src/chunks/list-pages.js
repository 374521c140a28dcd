import { ResponseError } from "./query.js";
import { endable } from "./endable.js";
import { ListReader } from "./list-reader.js";
import { refusal } from "./transport.js";
import { walk, walkFrom } from "./walk.js";
// src/core/pages/list-pages.ts
/** The first page of a list, or the one at a cursor. */
async function readPage(call, cursor) {
	const reader = new ListReader(call);
	const request = reader.begin(cursor);
	const page = request && !reader.isEmpty ? await reader.read(request) : void 0;
	if (!request || !page) return nothing(call.operation);
	if (page.next instanceof ResponseError) throw page.next;
	return recordOf(reader, {
		...page,
		request
	}, cursor === void 0);
}
/** Page after page. */
function pagesOf(call, options) {
	const controller = new AbortController();
	const reader = new ListReader(call, controller.signal);
	const pages = walkFrom(reader, reader.begin(options.from), options, controller);
	return endable(records(reader, pages, options.from === void 0), () => void pages.return());
}
/** Item after item. */
function itemsOf(call) {
	const pages = walk(call, {});
	return endable(each(pages), () => void pages.return());
}
/** As many items as are wanted, in as few requests as these take. */
async function firstItems(call, limit) {
	const items = [];
	for await (const page of walk(call, { enough: limit })) for (const item of page.items) items.push(item);
	return items.length > limit ? items.slice(0, limit) : items;
}
/**
* What asks for the first page of a list with two keys or a window; undefined for what the call says itself.
*
* @throws ParameterError for bounds that leave nothing, or more than one request can ask for.
*/
function firstQuery(call) {
	const { operation, params } = call;
	const { rangeKey, window } = operation;
	const reader = new ListReader(call);
	const refuse = (parameter, allowed) => {
		throw refusal(operation, parameter, params[parameter], allowed);
	};
	if (reader.isChecked) {
		if (reader.isEmpty) refuse(rangeKey?.parameter ?? "", "a range that leaves something");
		const reason = reader.tooWide;
		if (reason !== void 0) refuse(window?.parameter ?? "", reason);
	}
	return reader.tooWide === void 0 ? reader.begin()?.query : void 0;
}
async function* each(pages) {
	for await (const page of pages) yield* page.items;
}
async function* records(reader, pages, fromStart) {
	let isFirst = fromStart;
	for await (const page of pages) {
		yield recordOf(reader, page, isFirst);
		isFirst = false;
	}
}
function recordOf(reader, page, isFirst) {
	const { data, items, next } = page;
	return {
		data,
		items,
		next: next instanceof ResponseError ? null : reader.cursorOf(next),
		previous: isFirst ? null : previousOf(reader, page)
	};
}
function previousOf(reader, { keys, hasPrevious = true, request }) {
	if (!hasPrevious) return null;
	const [key] = keys;
	if (key) return reader.cursor({
		kind: "before",
		key
	});
	return request.after && !reader.call.operation.rangeKey?.third ? reader.cursor({
		kind: "until",
		key: request.after
	}) : null;
}
/** A page of a list that has nothing. */
function nothing({ items: property = "" }) {
	const items = [];
	return {
		data: {
			[property]: items,
			links: { next: null }
		},
		items,
		next: null,
		previous: null
	};
}
export { firstItems, firstQuery, itemsOf, pagesOf, readPage };

//# sourceMappingURL=list-pages.js.map