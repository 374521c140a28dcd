import { ResponseError, TimeoutError, noCall } from "./query.js";
import { LazyRequest, aboveZero, callable, checkOptions, fromZero, onAbort, signal, sleep, systemEffects } from "./transport.js";
import { readReply } from "./read-reply.js";
import { ApiError } from "./api-error.js";
// src/core/call/parse-reply.ts
/**
* Reads an operation's data back from JSON, such as `stringifyJson` writes, with exact 64-bit integers: where the
* operation's type says bigint there is one. Whatever a call returned can be read, be it more or other than described.
*
* @throws ResponseError if the text is not JSON or cannot be what the operation answers.
*/
function parseReply(operation, text, { validation = "off" } = {}) {
	const { operationId, method, path, validate } = operation;
	if (!validate) throw new TypeError("parseReply takes the description of an operation, such as getContractsOperation");
	const refusal = (issues, cause) => new ResponseError("the text does not hold its data", {
		status: 0,
		text,
		issues
	}, {
		operationId,
		method,
		url: path
	}, { cause });
	let parsed;
	try {
		parsed = JSON.parse(text);
	} catch (cause) {
		throw refusal([], cause);
	}
	const check = validation === "throw";
	const { data, issues, unusable } = readReply(operation, text, parsed, check);
	if (unusable || check && issues.length > 0) throw refusal(issues);
	return data;
}
// src/core/call/wait-for.ts
const rules = {
	until: callable,
	timeout: aboveZero,
	interval: fromZero,
	signal
};
/**
* Repeats a lookup that lags the network until it finds something: 404 means not yet, any other error ends it. Each
* lookup is a new request, so give a function that makes one. What it returns ends with the wait, if it is the request
* itself, as of `() => ledger.getTransaction(…)`; give all else, as an async function, the signal that it gets.
*
* @throws TimeoutError if it was not found in time; its `cause` is the last 404, if there was one.
*/
function waitFor(lookup, options = {}) {
	return repeat(lookup, options, systemEffects);
}
/** The same with clock and timers of the caller's. */
async function repeat(lookup, options, effects) {
	checkOptions(options, rules, noCall);
	const { until = () => true, timeout = 3e4, interval = 500, signal } = options;
	signal?.throwIfAborted();
	const controller = new AbortController();
	const stopWatching = onAbort(signal, () => controller.abort(signal?.reason));
	let missing;
	let attempts = 0;
	const cancelTimer = effects.setTimer(timeout, () => controller.abort(notFound(timeout, attempts, missing)));
	try {
		for (;;) {
			attempts += 1;
			try {
				const request = lookup(controller.signal);
				if (request instanceof LazyRequest) request.endWith(controller.signal);
				const data = await orAborted(request, controller.signal);
				if (until(data)) return data;
			} catch (error) {
				if (controller.signal.aborted || !(error instanceof ApiError) || error.status !== 404) throw error;
				missing = error;
			}
			await sleep(interval, controller.signal, effects);
		}
	} finally {
		cancelTimer();
		stopWatching();
	}
}
function notFound(timeout, attempts, missing) {
	return new TimeoutError(`not found within ${timeout} ms`, {
		timeout,
		attempts
	}, missing ?? noCall, missing && { cause: missing });
}
/** A lookup may not heed the signal. */
function orAborted(lookup, signal) {
	return new Promise((resolve, reject) => {
		const stopWatching = onAbort(signal, () => reject(signal.reason));
		lookup.then((data) => {
			stopWatching();
			resolve(data);
		}, (error) => {
			stopWatching();
			reject(signal.aborted ? signal.reason : error);
		});
	});
}
export { parseReply, waitFor };

//# sourceMappingURL=wait-for.js.map