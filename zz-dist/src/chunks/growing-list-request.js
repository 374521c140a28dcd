import { LazyList, aboveZero, checkOptions, flag, fromZero, makeCall, onDemand, place, refusal, signal } from "./transport.js";
import { Left, endable } from "./endable.js";
import { isRecord } from "./query.js";
// src/core/scan/ranged-list-request.ts
/** What every generated function of a list with a range key does. */
function rangedList(transport, operation, params, options) {
	const call = {
		transport,
		...makeCall(operation, params, options)
	};
	return Object.assign(new LazyList(call), {
		scan: (given) => checkedScan(call, given),
		split: (count) => checkedSplit(call, count),
		part: (part) => rangedList(transport, operation, partParams(operation, part), call.options)
	});
}
const maxConcurrency = 100;
const maxParts = 1e3;
async function checkedSplit(call, count) {
	const { operation, params } = call;
	if (!(Number.isInteger(count) && count >= 1 && count <= maxParts)) throw refusal(operation, "count", count, `an integer from 1 to ${maxParts}`);
	const { limit = operation.parameters?.limit?.maximum } = params;
	const { split } = await import("./split.js");
	return split({
		...call,
		params: limit === void 0 ? params : {
			...params,
			limit
		}
	}, count);
}
/** A limit is a number to a call. */
function partParams(operation, part) {
	if (!(isRecord(part) && part.operationId === operation.operationId && isRecord(part.params))) throw refusal(operation, "part", part, `a part of a list of ${operation.operationId}`);
	const typed = Object.entries(part.params).map(([name, value]) => {
		const { kind, operators } = operation.parameters?.[name] ?? {};
		if (operators || typeof value !== "string") return [name, value];
		if (kind === "integer" || kind === "nft-serial-number") return [name, BigInt(value)];
		return [name, kind === "boolean" ? value === "true" : value];
	});
	return Object.fromEntries(typed);
}
function checkedScan(call, options = {}) {
	const { concurrency = 1, ordered = true } = options;
	const { operation, params } = call;
	if (!(Number.isInteger(concurrency) && concurrency >= 1 && concurrency <= maxConcurrency)) throw refusal(operation, "concurrency", concurrency, `an integer from 1 to ${maxConcurrency}`);
	if (typeof ordered !== "boolean") throw refusal(operation, "ordered", ordered, "a boolean");
	const { limit = operation.parameters?.limit?.maximum } = params;
	const asked = {
		...call,
		params: limit === void 0 ? params : {
			...params,
			limit
		}
	};
	const { from } = options;
	let made;
	const items = onDemand(async () => {
		const { scan } = await import("./scan.js").then((n) => n.scan_exports);
		made = scan(asked, {
			concurrency: options.concurrency,
			ordered,
			from
		});
		return made;
	});
	return Object.defineProperty(items, "cursor", { get: () => made ? made.cursor : from });
}
// src/core/follow/growing-list-request.ts
/** What every generated function of a list that grows at its end does. */
function growingList(transport, operation, params, options) {
	const call = {
		transport,
		...makeCall(operation, params, options)
	};
	return Object.assign(rangedList(transport, operation, params, options), { follow: (given) => follow(call, given) });
}
const rules = {
	from: place,
	signal,
	interval: aboveZero,
	settle: fromZero,
	waitForList: flag,
	giveUpAfter: aboveZero
};
function follow(call, options = {}) {
	const { operation } = call;
	const { operationId, method, path } = operation;
	checkOptions(options, rules, {
		operationId,
		method,
		url: path
	});
	if (String(call.params.order ?? "asc").toLowerCase() !== "asc") throw refusal(operation, "order", call.params.order, "asc, or left out, for a list that is followed");
	const limit = call.params.limit ?? operation.parameters?.limit?.maximum;
	const asked = {
		...call,
		params: {
			...call.params,
			order: "asc",
			...limit === void 0 ? {} : { limit }
		}
	};
	const from = options.from ?? void 0;
	const controller = new AbortController();
	const left = new Left();
	let follower;
	async function* items() {
		const [{ ListReader }, { Follower }] = await Promise.all([import("./list-reader.js"), import("./follower.js")]);
		if ((from === "now" ? null : new ListReader(asked).begin(from))?.isBack) throw refusal(operation, "from", from, "a cursor of what follows");
		follower = new Follower(asked, options, controller);
		yield* follower.items(left);
	}
	const generator = endable(items(), () => controller.abort(left));
	return Object.defineProperties(generator, {
		cursor: { get: () => follower ? follower.cursor : from === "now" ? void 0 : from },
		behind: { get: () => follower?.behind }
	});
}
export { growingList, rangedList };

//# sourceMappingURL=growing-list-request.js.map