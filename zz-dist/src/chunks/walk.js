import { ResponseError } from "./query.js";
import { onAbort } from "./transport.js";
import { Left, endable } from "./endable.js";
import { ListReader } from "./list-reader.js";
// src/core/pages/walk.ts
/**
* Yields page after page. Ending it early aborts what is under way.
*
* @throws ParameterError for bad input, before anything is sent.
*/
function walk(call, options) {
	const controller = new AbortController();
	const reader = new ListReader(call, controller.signal);
	return walkFrom(reader, reader.begin(options.from), options, controller);
}
/** The same from a page on, with a reader whose signal the controller aborts. */
function walkFrom(reader, first, options, controller) {
	const left = new Left();
	return endable(pages(reader, first, options, controller, left), () => controller.abort(left));
}
/** The pages of one walk, each asked for when the one before it has come. */
var Steps = class {
	#reader;
	#enough;
	#after;
	#count = 0;
	constructor(reader, { enough = Number.POSITIVE_INFINITY }) {
		this.#reader = reader;
		this.#enough = enough;
	}
	async to(request) {
		const after = request.after ?? this.#after;
		const page = await this.#reader.read(request.isBack ? request : {
			...request,
			after
		});
		this.#after = page?.keys.findLast((key) => key !== void 0) ?? (request.isBack ? void 0 : after);
		this.#count += page?.items.length ?? 0;
		return page && {
			...page,
			request
		};
	}
	async behind(step) {
		const next = (await step)?.next;
		if (this.#count >= this.#enough) return void 0;
		if (next instanceof ResponseError) throw next;
		return next ? this.to({ query: next.query }) : void 0;
	}
};
async function* pages(reader, first, options, controller, left) {
	const { prefetch = 1 } = options;
	const { signal } = reader.call.options;
	const stopWatching = onAbort(signal, () => controller.abort(signal?.reason));
	try {
		if (reader.isEmpty || !first) return;
		const steps = new Steps(reader, options);
		const ahead = [];
		let last = steps.to(first);
		for (;;) {
			const current = await (ahead.shift() ?? last);
			controller.signal.throwIfAborted();
			if (!current) return;
			while (ahead.length < prefetch) {
				last = steps.behind(last);
				last.catch(() => void 0);
				ahead.push(last);
			}
			yield current;
			if (prefetch === 0) last = steps.behind(last);
		}
	} catch (error) {
		if (error !== left) throw error;
	} finally {
		stopWatching();
		controller.abort();
	}
}
export { walk, walkFrom };

//# sourceMappingURL=walk.js.map