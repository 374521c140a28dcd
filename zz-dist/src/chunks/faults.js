// src/sandbox/wire/preview.ts
const longest = 60;
/** What a test gave, in brief, for the error that refuses it. */
function preview(value) {
	if (typeof value === "bigint") return `${value}n`;
	if (typeof value === "string") return JSON.stringify(value.length > longest ? `${value.slice(0, longest)}…` : value);
	if (Array.isArray(value)) return `an array of ${value.length}`;
	if (typeof value === "function") return "a function";
	return typeof value === "object" && value !== null ? "an object" : String(value);
}
// src/sandbox/faults.ts
/** The connection broke: what `fetch` rejects with then, and the sign for a listener to break its own. */
var ConnectionReset = class extends TypeError {
	constructor() {
		super("fetch failed", { cause: Object.assign(/* @__PURE__ */ new Error("read ECONNRESET"), { code: "ECONNRESET" }) });
	}
};
/** Makes a service answer late, badly or not at all. */
var Faults = class {
	/** How long each answer takes, in milliseconds. @default 0 */
	latency = 0;
	#random;
	#next = [];
	#rates = [];
	constructor(random) {
		this.#random = random;
	}
	/** Spoils this many of the requests to come, after those that are to be spoilt already. */
	next(fault, count = 1) {
		if (!Number.isInteger(count) || count < 1) throw new RangeError(`the count of a fault must be a whole number from 1, got ${preview(count)}`);
		const checked = check(fault);
		for (let index = 0; index < count; index++) this.#next.push(checked);
	}
	/** Spoils a share of all requests, from 0 for none to 1 for all. Of several faults the first to strike counts. */
	at(rate, fault) {
		if (!(rate >= 0 && rate <= 1)) throw new RangeError(`the rate of a fault must be from 0 to 1, got ${preview(rate)}`);
		this.#rates.push({
			rate,
			fault: check(fault)
		});
	}
	/** Takes all faults back. The latency stays. */
	clear() {
		this.#next = [];
		this.#rates = [];
	}
	/** Answers as `respond` does, or as the fault wants that is due. `wait` takes milliseconds. */
	async apply(respond, wait) {
		const fault = this.#next.shift() ?? this.#rates.find(({ rate }) => this.#random.chance(rate))?.fault;
		const latency = typeof this.latency === "function" ? this.latency() : this.latency;
		const delay = typeof fault === "object" && "delay" in fault ? fault.delay : 0;
		if (latency + delay > 0) await wait(latency + delay);
		if (fault === "reset") throw new ConnectionReset();
		if (fault === "html") return edgePage();
		if (fault === "corrupt") return cut(await respond());
		if (typeof fault === "object" && "status" in fault) return refusal(fault);
		return respond();
	}
};
function check(fault) {
	if (typeof fault !== "object") return fault;
	if ("delay" in fault) return { delay: atLeastZero("delay", fault.delay) };
	const { status, retryAfter } = fault;
	if (!Number.isInteger(status) || status !== 429 && (status < 500 || status > 599)) throw new RangeError(`the status of a fault must be 429 or from 500 to 599, got ${preview(status)}`);
	return retryAfter === void 0 ? { status } : {
		status,
		retryAfter: atLeastZero("retryAfter", retryAfter)
	};
}
function atLeastZero(what, value) {
	if (value >= 0 && value < Infinity) return value;
	throw new RangeError(`the ${what} of a fault must be a number from 0, got ${preview(value)}`);
}
const reasons = {
	429: "Too Many Requests",
	500: "Internal Server Error",
	501: "Not Implemented",
	502: "Bad Gateway",
	503: "Service Unavailable",
	504: "Gateway Timeout"
};
/** The query service's form of an error; the status page states none that its clients could rely on. */
function refusal({ status, retryAfter }) {
	const statusText = reasons[status] ?? "Server Error";
	const headers = new Headers();
	if (retryAfter !== void 0) headers.set("retry-after", String(Math.ceil(retryAfter)));
	return Response.json({ _status: { messages: [{ message: statusText }] } }, {
		status,
		statusText,
		headers
	});
}
const page = `<html>
<head><title>502 Bad Gateway</title></head>
<body>
<center><h1>502 Bad Gateway</h1></center>
</body>
</html>
`;
function edgePage() {
	return new Response(page, {
		status: 502,
		statusText: "Bad Gateway",
		headers: { "content-type": "text/html" }
	});
}
async function cut(response) {
	if (response.body === null) return response;
	const body = await response.arrayBuffer();
	const headers = new Headers(response.headers);
	headers.delete("content-length");
	const { status, statusText } = response;
	return new Response(body.slice(0, Math.floor(body.byteLength / 2)), {
		status,
		statusText,
		headers
	});
}
export { ConnectionReset, Faults, preview };

//# sourceMappingURL=faults.js.map