import { cut, line, nothing as nothing$1, preview, previewer, visible } from "./foreign-text.js";
import { Comparison, NetworkError, ParameterError, ResponseError, TimeoutError, decodeArray, decodeMap, encodeText, entityText, fullFraction, int64, isEntity, isEntityId, isHbar, isLong, isNftId, isPublicKey, isRecord, isTimestamp, isTransactionId, isWellFormed, noCall, splitOperator, timestampText, toNanoseconds, toTimestamp } from "./query.js";
import { createFinalURL, defaultPathSerializer } from "openapi-fetch";
// src/core/operation/undescribed.ts
const operators = [
	"eq",
	"ne",
	"gt",
	"gte",
	"lt",
	"lte"
];
/** The rule of a parameter that the description does not know: it takes what it was given, as often as that is. */
function undescribedRule(given) {
	const [value] = [given].flat();
	const inner = value instanceof Comparison ? value.value : value;
	return {
		kind: inner instanceof Date ? "timestamp" : typeof inner === "object" ? "entity-id" : "string",
		operators,
		maxItems: Number.POSITIVE_INFINITY
	};
}
// src/core/operation/pointer.ts
const declared = /^(?:_?[a-z]+(?:_[a-z]+)*|\d+)$/;
/** A JSON pointer into a reply as people may see it: names that the description does not know are the service's. */
function pointerLine(pointer, redact) {
	return pointer.split("/").map((name) => declared.test(name) ? name : pointerName(unescaped(name), redact)).join("/");
}
/** A name of the service's as a part of such a pointer. */
function pointerName(name, redact) {
	return escaped(line(name, redact, 100));
}
/** The name that a part of a JSON pointer stands for. */
function unescaped(name) {
	return name.replaceAll("~1", "/").replaceAll("~0", "~");
}
/** A name as a part of a JSON pointer. */
function escaped(name) {
	return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
/** The value that a JSON pointer leads to. */
function lookUp(data, pointer) {
	let value = data;
	for (const key of pointer.split("/").slice(1)) {
		const name = unescaped(key);
		if (Array.isArray(value)) value = value[Number(name)];
		else if (isRecord(value) && Object.hasOwn(value, name)) value = value[name];
		else return void 0;
	}
	return value;
}
// src/core/operation/findings.ts
/** Whether checks find anything in a reply; what that is, a `Report` tells of the few in which they do. */
var Findings = class {
	/** How many places are not what the type says. */
	count = 0;
	/** Whether a reply holds more than the description knows. */
	hasDrift = false;
	mismatch(_path, _key, _expected) {
		this.count += 1;
	}
	/** A property that has to be there is not. */
	missing(path, key) {
		this.mismatch(path, key, "a value");
	}
	/** Takes back what was found after `count`: one alternative does not fit, another may. */
	forget(count) {
		this.count = count;
	}
	/** Checks each item of an array. */
	items(data, path, validate) {
		if (!Array.isArray(data)) {
			this.mismatch(path, "", "array");
			return;
		}
		const here = `${path}/`;
		for (let index = 0; index < data.length; index++) validate(data[index], this, here, index);
	}
	/**
	* Notes properties that the description does not know. Objects of a kind mostly come with the same names in the same
	* order, so `known` is kept in the order of the last one: each name is then the first to be compared.
	*/
	names(data, known, path) {
		let next = 0;
		for (const name in data) {
			if (known[next] !== name) {
				const at = known.indexOf(name, next);
				if (at < 0) {
					this.unknownName(data, name, path);
					continue;
				}
				known[at] = known[next];
				known[next] = name;
			}
			next += 1;
		}
	}
	/** Notes a property that is not on its list. */
	unknownName(_data, _name, _path) {
		this.hasDrift = true;
	}
	/** Notes a word that is not on its list. */
	unknownValue(_path, _key, _value) {
		this.hasDrift = true;
	}
	/** Notes an array longer than was promised. */
	tooManyItems(_path, _key, _items, _limit) {
		this.hasDrift = true;
	}
};
/** What checks find in one reply: at most a hundred of a kind are kept. */
var Report = class extends Findings {
	/** Where the reply is not what its type says. */
	mismatches = [];
	/** Where it holds more than the description knows. */
	drift = [];
	#redact;
	/** How names are told that the description does not know: objects of a kind mostly have the same. */
	#names = /* @__PURE__ */ new Map();
	constructor(redact = nothing$1) {
		super();
		this.#redact = redact;
	}
	mismatch(path, key, expected) {
		this.count += 1;
		if (this.mismatches.length < 100) this.mismatches.push({
			instancePath: path + key,
			expected
		});
	}
	forget(count) {
		this.count = count;
		this.mismatches.length = Math.min(this.mismatches.length, count);
	}
	unknownName(data, name, path) {
		if (this.drift.length >= 100) return;
		const key = this.#names.get(name) ?? pointerName(name, this.#redact);
		this.#names.set(name, key);
		this.#add(`${path}/${key}`, "a declared property", data[name]);
	}
	unknownValue(path, key, value) {
		this.#add(path + key, "a known value", value);
	}
	tooManyItems(path, key, items, limit) {
		this.#add(path + key, `at most ${limit} items`, items);
	}
	#add(instancePath, expected, value) {
		if (this.drift.length < 100) this.drift.push({
			instancePath,
			expected,
			got: preview(value, this.#redact)
		});
	}
};
// src/core/request/stringify-json.ts
const mark = "";
const looksMarked = /^\u007F+-?\d+$/;
const marked = /"\u007F(\u007F*)(-?\d+)"(?!:)/g;
function stringifyJson(value) {
	const patched = "toJSON" in BigInt.prototype;
	const text = JSON.stringify(value, function(key, given) {
		const inner = patched && isBigint(this[key]) ? this[key] : given;
		const isText = typeof inner === "string" || inner instanceof String;
		return isBigint(inner) || isText && looksMarked.test(String(inner)) ? `${mark}${inner}` : inner;
	});
	return text?.replace(marked, (found, more, digits, offset) => {
		if (text[offset - 1] === "\\") return found;
		return more === "" ? digits : `"${more}${digits}"`;
	});
}
function isBigint(value) {
	return typeof value === "bigint" || value instanceof BigInt;
}
// src/core/request/body.ts
/** A JSON body as it goes out. */
const jsonBody = (body, { validate }, check, refuse) => {
	if (!isRecord(body)) return refuse("body", body, "an object");
	const text = json(body, check, refuse);
	if (check && validate) {
		const plain = JSON.parse(text);
		const report = new Report();
		validate(plain, report, "", "");
		const [issue] = [...report.mismatches, ...report.drift];
		if (issue) refuse(`body${issue.instancePath.replaceAll("/", ".")}`, lookUp(body, issue.instancePath), issue.expected);
	}
	return text;
};
/** A body of bytes as it goes out. */
const byteBody = (body, _, __, refuse) => {
	if (body instanceof Uint8Array || body instanceof ArrayBuffer || body instanceof Blob) return body;
	return refuse("body", body, "a Uint8Array, an ArrayBuffer or a Blob");
};
/** What holds itself, is nested deeper than the stack or stands for nothing in JSON cannot be sent. */
function json(body, check, refuse) {
	let text;
	try {
		const plain = withBigints(body);
		checkNumbers(plain, "body", check, refuse);
		text = stringifyJson(plain);
	} catch (error) {
		if (error instanceof ParameterError) throw error;
	}
	return text ?? refuse("body", body, "an object that can be written as JSON");
}
/** A copy of what is plain, in which integers of SDKs are bigints. */
function withBigints(value) {
	if (isLong(value)) return BigInt(String(value));
	if (isHbar(value)) return BigInt(String(value.toTinybars()));
	if (Array.isArray(value)) return value.map(withBigints);
	if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withBigints(inner)]));
}
/** A number that is no longer exact, or no number, would be sent as something else; a bigint as what it is. */
function checkNumbers(value, path, check, refuse) {
	if (typeof value === "number" && (!Number.isFinite(value) || Number.isInteger(value) && !Number.isSafeInteger(value))) refuse(path, value, "a finite number within 2^53; give a bigint for a larger integer");
	if (check && typeof value === "bigint" && BigInt.asIntN(64, value) !== value) refuse(path, value, "within 64 bits");
	if (typeof value === "object" && value !== null) for (const [key, inner] of Object.entries(value)) checkNumbers(inner, `${path}.${key}`, check, refuse);
}
// src/core/call/lazy-request.ts
/** A promise to all who ask, pending until someone waits for it. */
var LazyRequest = class extends Promise {
	[Symbol.toStringTag] = "LedgerRequest";
	#operationId;
	#result;
	#start = () => void 0;
	#settle;
	#signal;
	#state = "not sent";
	constructor(send, operationId) {
		let resolve = () => void 0;
		let reject = () => void 0;
		super((resolveIt, rejectIt) => {
			resolve = resolveIt;
			reject = rejectIt;
		});
		this.#operationId = operationId;
		this.#result = new Promise((start) => {
			this.#start = start;
		}).then(() => send(this.#signal));
		this.#settle = () => this.withResponse().then(({ data }) => resolve(data), reject);
		Object.defineProperty(this, "constructor", { value: constructorHeard(() => this.#wanted()) });
	}
	withResponse() {
		this.#state = "sent";
		this.#start();
		return this.#result;
	}
	/** What `signal` aborts, if that is known before it is sent: afterwards others may wait for it as well. */
	endWith(signal) {
		this.#signal = signal;
	}
	then(onFulfilled, onRejected) {
		this.#wanted();
		return super.then(onFulfilled, onRejected);
	}
	/** Settled only for one who waits: a failure that `withResponse` tells is no unhandled rejection as well. */
	#wanted() {
		this.#settle?.();
		this.#settle = void 0;
	}
	/** What `console.log` shows on Node. */
	[Symbol.for("nodejs.util.inspect.custom")]() {
		return `LedgerRequest ${this.#operationId} (${this.#state})`;
	}
};
/**
* Browsers and edge runtimes wait for what is a promise with the engine's own `then`, not with that of the object. The
* engine's asks the constructor which promise to make, so that is heard of here; it is a plain one.
*/
function constructorHeard(asked) {
	return { get [Symbol.species]() {
		asked();
		return Promise;
	} };
}
// src/core/operation/check-options.ts
const isNumber = (value) => typeof value === "number" && !Number.isNaN(value);
const aboveZero = {
	allowed: "a number above 0",
	fits: (value) => isNumber(value) && value > 0
};
const fromZero = {
	allowed: "a number from 0",
	fits: (value) => isNumber(value) && value >= 0
};
const count = {
	allowed: "an integer from 0, or Infinity",
	fits: (value) => isNumber(value) && value >= 0 && (Number.isInteger(value) || value === Infinity)
};
const callable = {
	allowed: "a function",
	fits: (value) => typeof value === "function"
};
const headers = {
	allowed: "an object of texts by their names",
	fits: isPlainRecord,
	secret: true
};
const headerSource = {
	allowed: `${headers.allowed}, or a function that gives one`,
	fits: (value) => callable.fits(value) || headers.fits(value),
	secret: true
};
const signal = {
	allowed: "an AbortSignal",
	fits: (value) => isRecord(value) && typeof value.aborted === "boolean" && typeof value.addEventListener === "function"
};
const flag = {
	allowed: "a boolean",
	fits: (value) => typeof value === "boolean"
};
/** What has a check of its own. */
const place = {
	allowed: "",
	fits: () => true
};
const retry = {
	allowed: "an object, or false",
	fits: (value) => value === false || isRecord(value),
	inner: {
		retries: count,
		baseDelay: fromZero,
		maxDelay: fromZero,
		maxRetryAfter: fromZero
	}
};
const request$1 = /*#__PURE__*/ oneOf(["throw", "off"]);
const response = /*#__PURE__*/ oneOf([
	"warn",
	"throw",
	"off"
]);
const validationRules = {
	request: request$1,
	response
};
const validation = {
	allowed: `${response.allowed}, or an object with request and response`,
	fits: (value) => response.fits(value) || isRecord(value),
	inner: validationRules
};
/** Whether the properties of a value are all of it. The entries of a Headers or a Map are none: they would be lost. */
function isPlainRecord(value) {
	return isRecord(value) && !(Symbol.iterator in value);
}
function oneOf(words) {
	return {
		allowed: `one of ${words.join(", ")}`,
		fits: (value) => typeof value === "string" && words.includes(value)
	};
}
const transportRules = {
	network: place,
	baseUrl: place,
	headers: headerSource,
	fetch: callable,
	timeout: aboveZero,
	deadline: aboveZero,
	retry,
	requestsPerSecond: aboveZero,
	validation,
	onInvalidResponse: callable,
	maxResponseBytes: aboveZero,
	onAttempt: callable,
	onRetry: callable,
	onReply: callable,
	onEnd: callable
};
const callRules = {
	signal,
	timeout: aboveZero,
	deadline: aboveZero,
	headers,
	retry,
	validation,
	query: {
		allowed: "an object of values by their names",
		fits: isPlainRecord
	}
};
/** @throws ParameterError if an option of a transport or client is unknown or cannot be meant. */
function checkTransportOptions(options) {
	checkOptions(options, transportRules, noCall, "an object with network or baseUrl");
}
/** @throws ParameterError if an option of a call is unknown or cannot be meant. */
function checkCallOptions(options, context) {
	checkOptions(options, callRules, context);
}
/** @throws ParameterError if an option is unknown or cannot be meant. */
function checkOptions(options, rules, context, allowed = "an object", of = "") {
	const refusal = (parameter, given, allowedInstead) => new ParameterError({
		parameter,
		given,
		allowed: allowedInstead
	}, context);
	if (!isRecord(options)) throw refusal("options", options, allowed);
	for (const name of Object.keys(options)) {
		const value = options[name];
		const rule = Object.hasOwn(rules, name) ? rules[name] : void 0;
		if (!rule) throw refusal(of + name, typeof value, `one of the options ${Object.keys(rules).join(", ")}`);
		if (value === void 0) continue;
		if (!rule.fits(value)) throw refusal(of + name, rule.secret ? typeof value : value, rule.allowed);
		if (rule.inner && isRecord(value)) checkOptions(value, rule.inner, context, allowed, `${of}${name}.`);
	}
}
// src/core/operation/copy-options.ts
/** What is changed later does not change a call or a transport: each has options of its own. */
function copyOptions(options) {
	if (!isRecord(options)) return options;
	const { headers, query, retry, validation } = options;
	if (!headers && !query && !retry && !validation) return { ...options };
	const own = {
		headers: copied$1(headers),
		query: copied$1(query),
		retry: copied$1(retry)
	};
	return {
		...options,
		...own,
		validation: copied$1(validation)
	};
}
function copied$1(value) {
	return isPlainRecord(value) ? { ...value } : value;
}
// src/core/request/call.ts
/** The call of an operation, with parameters and options of its own. */
function makeCall(operation, params = {}, options = {}) {
	return {
		operation,
		params: copyParams(params),
		options: copyOptions(options)
	};
}
/** The same call, which another signal ends as well. */
function endedBy(call, signal) {
	if (!signal) return call;
	const { options } = call;
	const both = options.signal ? AbortSignal.any([options.signal, signal]) : signal;
	return {
		...call,
		options: {
			...options,
			signal: both
		}
	};
}
function copyParams(params) {
	const copy = { ...params };
	for (const [name, value] of Object.entries(copy)) copy[name] = Array.isArray(value) ? Array.from(value, copied) : copied(value);
	return copy;
}
function copied(value) {
	if (value instanceof Date) return new Date(value);
	return value instanceof Comparison ? new Comparison(value.operator, copied(value.value)) : value;
}
// src/core/pages/on-demand.ts
/**
* A generator that `load` makes when something is asked of it, so that who does not iterate does not load what that
* takes. What `load` rejects with is told as the generator's own failure: once, and then it is over.
*/
function onDemand(load) {
	let made;
	let loading;
	const ask = (step) => {
		if (made) return step(made);
		loading ??= load().catch(failing);
		return loading.then((generator) => {
			made = generator;
			return step(generator);
		});
	};
	return Object.assign(nothing(), {
		next: () => ask((generator) => generator.next()),
		return: (value) => ask((generator) => generator.return(value)),
		throw: (error) => ask((generator) => generator.throw(error))
	});
}
/** Has the properties of every generator, whatever they are on this platform. */
async function* nothing() {}
async function* failing(error) {
	throw error;
}
// src/core/pages/list-request.ts
/** What every generated function of a list does. */
function list(transport, operation, params, options) {
	return new LazyList({
		transport,
		...makeCall(operation, params, options)
	});
}
const maxPrefetch = 100;
var LazyList = class extends LazyRequest {
	#call;
	constructor(call) {
		super(async (signal) => {
			const asked = {
				...call,
				...endedBy(call, signal)
			};
			const { rangeKey, window } = call.operation;
			const query = rangeKey?.second || window ? (await listPages()).firstQuery(asked) : void 0;
			return call.transport.send({
				...asked,
				query
			});
		}, call.operation.operationId);
		this.#call = call;
	}
	async page(cursor) {
		return (await listPages()).readPage(this.#call, cursor);
	}
	pages(options = {}) {
		const { prefetch = 1, from } = options;
		if (!(Number.isInteger(prefetch) && prefetch >= 0 && prefetch <= maxPrefetch)) throw refusal(this.#call.operation, "prefetch", prefetch, `an integer from 0 to ${maxPrefetch}`);
		return onDemand(async () => (await listPages()).pagesOf(this.#call, {
			prefetch,
			from
		}));
	}
	[Symbol.asyncIterator]() {
		return onDemand(async () => (await listPages()).itemsOf(this.#call));
	}
	async toArray({ limit = Number.POSITIVE_INFINITY } = {}) {
		if (!(limit >= 0)) throw refusal(this.#call.operation, "limit", limit, "a number from 0");
		return limit === 0 ? [] : (await listPages()).firstItems(this.#call, limit);
	}
};
/** Who wants one page as it comes does not load what reads many. */
function listPages() {
	return import("./list-pages.js");
}
/** Says that an option of a list cannot be meant. */
function refusal({ operationId, method, path }, parameter, given, allowed) {
	return new ParameterError({
		parameter,
		given,
		allowed
	}, {
		operationId,
		method,
		url: path
	});
}
// src/core/pages/undescribed-request.ts
/**
* Calls what the description does not know, as any other call is made: with the transport's rate, retries, deadline,
* errors and secrets. Nothing is known of the reply, so that nothing of it is checked. One that is a page, with
* `links.next`, can be walked.
*
* @throws ParameterError if the call cannot be meant.
*/
function request(transport, call, options = {}) {
	const { params = {}, body } = call;
	return list(transport, operationOf(call), body === void 0 ? params : {
		...params,
		body
	}, {
		validation: { response: "off" },
		...options
	});
}
function operationOf({ method = "GET", path, params = {}, body, items, int64 }) {
	const refuse = (parameter, given, allowed) => {
		throw new ParameterError({
			parameter,
			given,
			allowed
		}, {
			operationId: "request",
			method,
			url: ""
		});
	};
	if (!methods.includes(method)) refuse("method", method, `one of ${methods.join(", ")}`);
	if (!isPath(path)) refuse("path", path, "a path that begins with /, without a query; what has to be encoded stands in braces");
	if (body !== void 0 && method === "GET") refuse("body", typeof body, "left out of a GET");
	if (body !== void 0 && "body" in params) refuse("params.body", typeof params.body, "left out beside a body");
	const rules = Object.entries(params).map(([name, value]) => [name, undescribedRule(value)]);
	return {
		operationId: "request",
		method,
		path,
		parameters: Object.fromEntries(rules),
		isUndescribed: true,
		validate: () => void 0,
		...items === void 0 ? {} : { items },
		...int64 ? { decode: everyInteger } : {},
		...body === void 0 ? {} : { body: bodyRule(body) }
	};
}
const methods = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
];
/** Whether a text is a path that no part of which leads elsewhere: `..`, a query, another host. */
function isPath(path) {
	if (typeof path !== "string") return false;
	const [before, ...segments] = path.replace(/\{[^{}/]+\}/g, "x").split("/");
	return before === "" && segments.length > 0 && segments.every((segment) => segment !== "" && !/^\.{1,2}$|[\\?#%{}\u0000-\u0020\u007f]/.test(segment));
}
function bodyRule(body) {
	return body instanceof Uint8Array || body instanceof ArrayBuffer || body instanceof Blob ? {
		mediaType: "application/octet-stream",
		required: true,
		serialise: byteBody
	} : {
		mediaType: "application/json",
		required: true,
		serialise: jsonBody
	};
}
const everyInteger = (value, int64) => {
	if (Array.isArray(value)) return decodeArray(value, everyInteger, int64);
	return isRecord(value) ? decodeMap(value, everyInteger, int64) : int64.lenient(value);
};
// src/core/call/route.ts
/** Finds an operation by its path as the description writes it, parameters in braces. */
function route(method, paths) {
	return (path, ...input) => {
		if (!Object.hasOwn(paths, path)) throw new ParameterError({
			parameter: "path",
			given: path,
			allowed: "a path of the description, with its parameters in braces"
		}, {
			operationId: method,
			method,
			url: ""
		});
		const operation = paths[path];
		return operation(...input);
	};
}
const harmless = /^(?:accept(?:-.*)?|cache-control|content-.*|pragma|user-agent)$/;
const wireNames = /* @__PURE__ */ new Set([
	"_status",
	"detail",
	"message",
	"messages",
	"status"
]);
/**
* What must not be told: the value of each header that can be a key, what follows a scheme such as `Bearer` in it, and
* the path of a base URL with its segments.
*/
function secretsOf(headers, prefix) {
	const values = Object.entries(headers).flatMap(([name, value]) => secretsOfHeader(name.toLowerCase(), String(value).trim()));
	const segments = [prefix, ...prefix.split("/")];
	return [.../* @__PURE__ */ new Set([
		...values,
		...segments,
		...segments.map(decoded)
	])].filter((secret) => secret.length >= 6 && !wireNames.has(secret));
}
function secretsOfHeader(name, value) {
	if (harmless.test(name)) return [];
	if (name === "cookie") return [value, ...value.split(";").map((pair) => pair.slice(pair.indexOf("=") + 1).trim())];
	const [, scheme = "", token = ""] = /^([\w-]+) +(.*)$/.exec(value) ?? [];
	if (!(name.endsWith("authorization") || /^(?:basic|bearer|digest|jwt|oauth|token|(?:api-?)?key)$/i.test(scheme))) return [value];
	return [
		value,
		token,
		.../^basic$/i.test(scheme) ? credentials(token) : []
	];
}
/** `user:password` of a Basic token. A user without password is a key. */
function credentials(token) {
	let pair;
	try {
		pair = new TextDecoder().decode(Uint8Array.from(atob(token), (byte) => byte.charCodeAt(0)));
	} catch {
		return [];
	}
	const at = pair.indexOf(":");
	return [pair, pair.slice(at + 1) || pair.slice(0, at)];
}
function decoded(segment) {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
// src/core/http/base-url.ts
/** A path of the service behind a base: many give the version that each path begins with as a part of the base. */
function urlAt(base, path) {
	const version = /\/api\/v\d+$/.exec(base)?.[0];
	return `${version !== void 0 && path.startsWith(`${version}/`) ? base.slice(0, -version.length) : base}${path}`;
}
/** Reads a base URL; undefined if it is not an absolute http or https URL without query, fragment and credentials. */
function parseBaseUrl(text) {
	let url;
	try {
		url = new URL(text);
	} catch {
		return;
	}
	const { protocol, origin, pathname, search, hash, username, password } = url;
	if (!/^https?:$/.test(protocol) || search || hash || username || password) return void 0;
	let end = pathname.length;
	while (pathname[end - 1] === "/") end -= 1;
	const prefix = pathname.slice(0, end);
	const known = /\/api\/v\d+$/.exec(prefix)?.[0] ?? "";
	const secret = prefix.slice(0, prefix.length - known.length);
	const parts = secret.split("/").map((part) => part.length < 6 ? part : "***");
	return {
		href: `${origin}${prefix}`,
		prefix: secret,
		preview: `${origin}${secret && "/***"}${known}`,
		outline: `${origin}${parts.join("/")}${known}`
	};
}
// src/core/http/effects.ts
const longestTimer = 2 ** 31 - 1;
const systemEffects = {
	now: () => Date.now(),
	elapsed: () => performance.now(),
	random: () => Math.random(),
	setTimer(delay, callback) {
		const timer = setTimeout(callback, Math.min(delay, longestTimer));
		return () => clearTimeout(timer);
	}
};
/** Waits; an aborted signal ends the wait with its reason and leaves neither timer nor listener. */
function sleep(delay, signal, { setTimer }) {
	return new Promise((resolve, reject) => {
		const cancel = setTimer(delay, () => {
			stopWatching();
			resolve();
		});
		const stopWatching = onAbort(signal, () => {
			cancel();
			reject(signal?.reason);
		});
	});
}
const watched = /* @__PURE__ */ new WeakMap();
/**
* Calls back when a signal is aborted, at once if it already is. Answers how to stop watching it; the last to stop
* leaves no listener.
*/
function onAbort(signal, callback) {
	if (!signal) return () => void 0;
	if (signal.aborted) {
		callback();
		return () => void 0;
	}
	const { callbacks, listener } = watched.get(signal) ?? watch(signal);
	const one = () => callback();
	callbacks.add(one);
	return () => {
		callbacks.delete(one);
		if (callbacks.size > 0) return;
		signal.removeEventListener("abort", listener);
		watched.delete(signal);
	};
}
function watch(signal) {
	const callbacks = /* @__PURE__ */ new Set();
	const listener = () => {
		watched.delete(signal);
		for (const callback of callbacks) callback();
	};
	const entry = {
		callbacks,
		listener
	};
	watched.set(signal, entry);
	signal.addEventListener("abort", listener, { once: true });
	return entry;
}
// src/core/operation/hooks.ts
/** Calls a hook if there is one. */
function notify(hook, event) {
	try {
		const result = hook?.(event);
		if (result instanceof Promise) result.catch(() => void 0);
	} catch {}
}
// src/core/http/progress.ts
let calls = 0;
/** Runs a call to `url` and tells of its end, whatever that is and wherever it failed. */
async function toItsEnd({ operation: { operationId, method }, options }, url, onEnd, effects, run) {
	calls += 1;
	const progress = {
		operationId,
		method,
		url,
		callId: calls,
		attempts: 0,
		last: void 0
	};
	if (!onEnd) return run(progress);
	const begin = effects.elapsed();
	const tell = (outcome) => {
		const { callId, url, attempts } = progress;
		notify(onEnd, {
			callId,
			operationId,
			method,
			url,
			attempts,
			duration: effects.elapsed() - begin,
			...outcome
		});
	};
	try {
		const result = await run(progress);
		tell({ outcome: "data" });
		return result;
	} catch (error) {
		const { signal } = Object(options);
		tell({
			outcome: signal?.aborted && error === signal.reason ? "aborted" : "error",
			error
		});
		throw error;
	}
}
// src/core/http/read-body.ts
/** A body that cannot be read as text. `text` is as much as a message may show of it. */
var UnreadableBody = class extends Error {
	status;
	text;
	name = "UnreadableBody";
	constructor(message, status, text) {
		super(message);
		this.status = status;
		this.text = text;
	}
};
/**
* The text of a body, read no further than `most` bytes, whatever its headers say of its length. That of an error is
* never refused, as its status says more than its words: it is cut, and read as far as it is UTF-8.
*/
async function readBody({ body, ok, status }, maxBytes) {
	if (!body) return "";
	const chunks = [];
	let size = 0;
	const reader = body.getReader();
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		const chunk = next.value;
		chunks.push(chunk);
		size += chunk.byteLength;
		if (size > maxBytes) {
			reader.cancel().catch(() => void 0);
			const read = join(chunks, size);
			if (!ok) return beginning(read, maxBytes);
			throw new UnreadableBody(`the reply is longer than ${maxBytes} bytes`, status, beginning(read, longestGlance));
		}
	}
	const bytes = join(chunks, size);
	if (!ok) return new TextDecoder().decode(bytes);
	try {
		return strict.decode(bytes);
	} catch {
		throw new UnreadableBody("the reply is not UTF-8", status, beginning(bytes, longestGlance));
	}
}
function join(chunks, size) {
	const [first, second] = chunks;
	if (first && !second) return first;
	const all = new Uint8Array(size);
	let at = 0;
	for (const chunk of chunks) {
		all.set(chunk, at);
		at += chunk.byteLength;
	}
	return all;
}
const strict = /*#__PURE__*/ new TextDecoder("utf-8", { fatal: true });
const longestGlance = 800;
/** What a body begins with, with an ellipsis for what is cut: a cut text may end with half a secret. */
function beginning(bytes, maxBytes) {
	return `${new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true })}…`;
}
// src/core/http/send-once.ts
/** A redirect that would carry a key to another origin, or that cannot be followed. */
var RefusedRedirect = class extends Error {
	name = "RefusedRedirect";
};
/** Sends a request with the `fetch` that was given, or with the global one as it is now. */
function sendOnce(fetch, url, init) {
	return fetch ? fetch(new Request(url, init)) : globalThis.fetch(url, init);
}
const redirects = /*#__PURE__*/ new Set([
	301,
	302,
	303,
	307,
	308
]);
/** Whether a reply may lead elsewhere; a browser does not let that be seen. */
function isRedirect({ status, type }) {
	return redirects.has(status) || type === "opaqueredirect";
}
// src/core/http/attempt.ts
/** No complete reply in time. */
var TimedOut = class extends Error {
	name = "TimedOut";
};
/** Sends a request once and reads the reply to its end. Rejects at once when it times out or is aborted. */
async function sendAttempt({ url, method, headers, body }, { fetch, timeout, signal, maxResponseBytes, secret, effects }) {
	const controller = new AbortController();
	const init = {
		method,
		headers,
		signal: controller.signal,
		redirect: "manual"
	};
	if (body !== void 0) init.body = body;
	const send = async () => {
		let response = await sendOnce(fetch, url, init);
		if (isRedirect(response)) {
			const { followRedirects } = await import("./follow-redirects.js");
			response = await followRedirects(response, fetch, url, init, secret);
		}
		if (controller.signal.aborted) await response.body?.cancel();
		return {
			response,
			text: await readBody(response, maxResponseBytes)
		};
	};
	let cancelTimer;
	let stopWatching;
	try {
		return await new Promise((resolve, reject) => {
			const end = (reason) => {
				controller.abort(reason);
				reject(reason);
			};
			stopWatching = onAbort(signal, () => end(signal?.reason));
			if (Number.isFinite(timeout)) cancelTimer = effects.setTimer(timeout, () => end(new TimedOut()));
			send().then(resolve, reject);
		});
	} finally {
		cancelTimer?.();
		stopWatching?.();
	}
}
// src/core/http/deadline.ts
/** The time that a call has. It needs no timer of its own where each wait has one anyway. */
var Deadline = class {
	/** Makes the error of a call whose time is up. */
	late;
	#end;
	#effects;
	constructor(milliseconds, late, effects) {
		this.late = late;
		this.#end = effects.elapsed() + milliseconds;
		this.#effects = effects;
	}
	/** Milliseconds until the time is up. */
	left() {
		return this.#end - this.#effects.elapsed();
	}
	/** Calls back with the error when the time is up, and answers how to call that off. */
	watch(callback) {
		const left = this.left();
		return left === Infinity ? () => void 0 : this.#effects.setTimer(left, () => callback(this.late()));
	}
	/** What work comes to, or at once why it has to end: it gets a signal, but may not heed it. */
	async within(signal, work) {
		const controller = new AbortController();
		let stop = [];
		try {
			return await new Promise((resolve, reject) => {
				const end = (reason) => {
					controller.abort(reason);
					reject(reason);
				};
				stop = [onAbort(signal, () => end(signal?.reason)), this.watch(end)];
				Promise.resolve(work(controller.signal)).then(resolve, reject);
			});
		} finally {
			for (const each of stop) each();
		}
	}
};
// src/core/http/discretion.ts
const nothingSecret = {
	redact: nothing$1,
	cause: (thrown) => thrown
};
const speechless = {
	redact: () => "***",
	cause: () => void 0
};
/**
* Hides what of headers and a base URL's path is secret. What finds it is loaded before a request that has something to
* hide, as it may be offline later; a failure to load it is none of the call.
*/
async function discretionOf(headers, prefix, signal, deadline) {
	if (prefix === "" && Object.keys(headers).length === 0) return nothingSecret;
	return deadline.within(signal, async () => {
		const loaded = await import("./redact.js").catch(() => void 0);
		if (!loaded) return speechless;
		const redact = loaded.redactor(headers, prefix);
		return {
			redact,
			cause: (thrown) => loaded.redactedCause(thrown, redact)
		};
	});
}
// src/core/http/network-failure.ts
/** An error, what caused it, and so on to the innermost. */
function* causes(outermost) {
	for (let error = outermost; error instanceof Error; error = error.cause) yield error;
}
/** What went wrong is in the innermost cause: `fetch failed` alone helps nobody. */
function noReply(cause) {
	const message = [...causes(cause)].at(-1)?.message;
	return message ? `no reply came, ${cut(visible(message), 200)}` : "no reply came";
}
const resetCodes = /* @__PURE__ */ new Set([
	"ECONNRESET",
	"EPIPE",
	"UND_ERR_SOCKET"
]);
/** Whether a connection was there and broke, as far as the runtime tells. */
function isReset({ cause }) {
	return [...causes(cause)].some(({ code }) => resetCodes.has(code));
}
const hopelessCodes = /* @__PURE__ */ new Set([
	"ERR_INVALID_ARG_TYPE",
	"UND_ERR_INVALID_ARG",
	"UND_ERR_NOT_SUPPORTED",
	"UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"
]);
const hopelessWords = /* @__PURE__ */ new Set(["bad port", "redirect count exceeded"]);
/**
* Whether a request failed for what it is, so that it fails again however often it is sent. A bare `TypeError` says
* nothing, and is all that a browser tells of a broken connection too.
*/
function isHopeless(cause, { url, method, headers, body }) {
	for (const { code, message } of causes(cause)) if (hopelessCodes.has(code) || hopelessWords.has(message)) return true;
	try {
		new Request(url, {
			method,
			headers,
			...body === void 0 ? {} : { body }
		});
		return false;
	} catch {
		return true;
	}
}
// src/core/http/rate-limit.ts
const spread = 1e3;
/**
* Lets requests pass at an even rate, first come first served. Any second sees no more than the rate and one burst.
*/
var RateLimit = class {
	#interval;
	#effects;
	#waiting = /* @__PURE__ */ new Set();
	#cancelTimer;
	/** When the next request may pass if none had a burst to use. */
	#next = Number.NEGATIVE_INFINITY;
	#pausedUntil = Number.NEGATIVE_INFINITY;
	constructor(requestsPerSecond, effects) {
		this.#interval = 1e3 / requestsPerSecond;
		this.#effects = effects;
	}
	/** Milliseconds until the pause ends, negative or 0 if there is none. */
	get paused() {
		return this.#pausedUntil - this.#effects.elapsed();
	}
	/** Resolves when a request may be sent. An aborted signal or a deadline gives the place in the queue to the next. */
	pass(signal, deadline) {
		signal?.throwIfAborted();
		if (this.#waiting.size === 0 && this.#wait() <= 0) {
			this.#take();
			return;
		}
		return new Promise((resolve, reject) => {
			const go = () => {
				stopWatching();
				cancelTimer?.();
				resolve();
			};
			const leave = (reason) => {
				stopWatching();
				cancelTimer?.();
				this.#waiting.delete(go);
				if (this.#waiting.size === 0) this.#stopTimer();
				reject(reason);
			};
			const stopWatching = onAbort(signal, () => leave(signal?.reason));
			const cancelTimer = deadline?.watch(leave);
			this.#waiting.add(go);
			this.#schedule();
		});
	}
	/** Holds every request back for some milliseconds, as the service has asked for fewer. */
	pause(delay) {
		const now = this.#effects.elapsed();
		this.#pausedUntil = Math.max(this.#pausedUntil, now + delay);
		this.#next = Math.max(this.#next, this.#pausedUntil + this.#allowance());
		this.#stopTimer();
		this.#schedule();
	}
	/** By how much a burst may run ahead of an even rate, in milliseconds. */
	#allowance() {
		return 9 * this.#interval;
	}
	#wait() {
		const now = this.#effects.elapsed();
		return Math.max(this.#pausedUntil, this.#next - this.#allowance()) - now;
	}
	#take() {
		const now = this.#effects.elapsed();
		const left = this.#pausedUntil + spread - now;
		const gap = this.#waiting.size > 0 ? Math.max(this.#interval, left / this.#waiting.size) : this.#interval;
		this.#next = Math.max(this.#next, now) + gap;
	}
	#schedule() {
		if (this.#cancelTimer || this.#waiting.size === 0) return;
		this.#cancelTimer = this.#effects.setTimer(Math.max(0, this.#wait()), () => {
			this.#cancelTimer = void 0;
			for (const go of this.#waiting) {
				if (this.#wait() > 0) break;
				this.#waiting.delete(go);
				this.#take();
				go();
			}
			this.#schedule();
		});
	}
	#stopTimer() {
		this.#cancelTimer?.();
		this.#cancelTimer = void 0;
	}
};
// src/core/http/request-headers.ts
/** Headers as the caller gave them: the transport's, then those of the call, which win. */
async function givenHeaders(source, own, signal, deadline, context) {
	const common = typeof source === "function" ? await deadline.within(signal, (ending) => source({ signal: ending })) : source ?? {};
	if (!isPlainRecord(common)) throw new ParameterError({
		parameter: "headers",
		given: typeof common,
		allowed: "a function that gives an object of texts"
	}, context);
	const given = /* @__PURE__ */ new Map();
	for (const [name, value] of [...Object.entries(common), ...Object.entries(own ?? {})]) given.set(name.toLowerCase(), [name, value]);
	return Object.fromEntries(given.values());
}
/** All headers of a request; refuses what cannot be sent without naming the value, which may be a key. */
function requestHeaders(given, mediaType, context) {
	const headers = new Headers({ accept: "application/json" });
	if (mediaType !== void 0) headers.set("content-type", mediaType);
	for (const [name, value] of Object.entries(given)) {
		const refuse = (allowed) => {
			const parameter = `headers[${JSON.stringify(name)}]`;
			throw new ParameterError({
				parameter,
				given: typeof value,
				allowed
			}, context);
		};
		if (typeof value !== "string") refuse("text, or left out");
		try {
			headers.set(name, value);
		} catch {
			refuse("a name and value that HTTP can carry");
		}
	}
	return headers;
}
// src/core/http/retry.ts
const defaults = {
	retries: 3,
	baseDelay: 500,
	maxDelay: 8e3,
	maxRetryAfter: 6e4
};
/** What a client's and a call's settings come to. */
function retryPolicy(...settings) {
	const policy = { ...defaults };
	for (const setting of settings) if (setting === false) policy.retries = 0;
	else {
		if (setting && setting.retries === void 0 && policy.retries === 0) policy.retries = defaults.retries;
		for (const name of Object.keys(defaults)) policy[name] = setting?.[name] ?? policy[name];
	}
	return policy;
}
const passing = /* @__PURE__ */ new Set([
	408,
	429,
	500,
	502,
	503,
	504
]);
/** Whether a reply of this status may be another one next time. */
function isTransient(status) {
	return passing.has(status);
}
/**
* The wait before the retry that follows `attempt`, in milliseconds: what the reply asks for, and a random part of a
* bound that doubles (full jitter), so that those who failed together or were told the same do not come back together.
*/
function retryDelay(attempt, asked, { baseDelay, maxDelay }, random) {
	const bound = Math.min(maxDelay, baseDelay * 2 ** Math.min(attempt - 1, 50));
	return (asked ?? 0) + random() * bound;
}
// src/core/http/retry-after.ts
/**
* Milliseconds that a reply asks to wait, by its `Retry-After` in seconds or as a date; undefined if it does not say.
* Of several, as two proxies may write them, the largest. A date is counted from the reply's own `Date`, as the two
* clocks need not agree.
*/
function retryAfter(headers, now) {
	const value = headers.get("retry-after");
	if (value === null) return void 0;
	const sent = Date.parse(headers.get("date") ?? "");
	const asked = value.split(/,(?! ?\d\d[ -])/).map((each) => milliseconds(each.trim(), Number.isNaN(sent) ? now : sent)).filter((each) => !Number.isNaN(each));
	return asked.length > 0 ? asked.reduce((max, each) => Math.max(max, each), 0) : void 0;
}
function milliseconds(value, sent) {
	if (/^\d+(?:\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1e3);
	return /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(value) ? Date.parse(value) - sent : NaN;
}
// src/core/http/retry-budget.ts
const capacity = 500;
const price = 2;
/**
* What all calls of a transport may spend on retries, as a bucket of tokens: one that is retried pays two, and a final
* reply gives back what its retries were, or one token. A healthy service keeps the bucket full; a dead one empties it,
* and is left alone with retries until it answers again.
*/
var RetryBudget = class {
	#tokens = capacity;
	/** Pays for a retry, if there is enough for one. */
	take() {
		if (this.#tokens < price) return false;
		this.#tokens -= price;
		return true;
	}
	/** A final reply came, after so many retries. */
	giveBack(retries) {
		this.#tokens = Math.min(capacity, this.#tokens + Math.max(1, retries * price));
	}
};
// src/core/http/sender.ts
const defaultTimeout = 3e4;
const defaultDeadline = 12e4;
const defaultMaxResponseBytes = 64 * 2 ** 20;
const longestPause = 6e5;
function tooLate(deadline, progress) {
	const { attempts, last } = progress;
	const replied = last && "status" in last ? `, the last reply had status ${last.status}` : "";
	return new TimeoutError(`the call is not over within its deadline of ${deadline} ms${replied}`, {
		timeout: deadline,
		attempts
	}, progress, last instanceof Error ? { cause: last } : {});
}
/** What every hook is told of an attempt. */
function eventOf({ callId, operationId, method, url, attempts }) {
	return {
		callId,
		operationId,
		method,
		url,
		attempt: attempts
	};
}
/** Sends operations to one service: retries, timeouts, deadline and the rate are here. */
var Sender = class {
	#base;
	#options;
	#effects;
	#rate;
	#budget = new RetryBudget();
	constructor(base, options, effects) {
		this.#base = base;
		this.#options = options;
		this.#effects = effects;
		const fallback = options.network === void 0 ? Number.POSITIVE_INFINITY : 50;
		this.#rate = new RateLimit(options.requestsPerSecond ?? fallback, effects);
	}
	/** Sends a call to `path`, which follows the base URL, until a reply is final or no retry is left. */
	async send({ operation, options }, path, body, progress) {
		const { signal } = options;
		signal?.throwIfAborted();
		const limit = options.deadline ?? this.#options.deadline ?? defaultDeadline;
		const deadline = new Deadline(limit, () => tooLate(limit, progress), this.#effects);
		const given = await givenHeaders(this.#options.headers, options.headers, signal, deadline, progress);
		signal?.throwIfAborted();
		const { href, prefix } = this.#base;
		const mediaType = body === void 0 ? void 0 : operation.body?.mediaType;
		return this.#attempts({
			outgoing: {
				url: urlAt(href, path),
				method: operation.method,
				headers: requestHeaders(given, mediaType, progress),
				body
			},
			options,
			policy: retryPolicy(this.#options.retry, options.retry),
			deadline,
			progress,
			discretion: await discretionOf(given, prefix, signal, deadline)
		});
	}
	async #attempts(sending) {
		const { options, policy, deadline, progress } = sending;
		const { signal } = options;
		let resets = 1;
		for (let retries = 0;;) {
			if (this.#rate.paused > deadline.left()) throw deadline.late();
			await this.#rate.pass(signal, deadline);
			const outcome = await this.#attempt(sending);
			const isReply = !(outcome instanceof Error);
			if (isReply && !isTransient(outcome.response.status)) {
				this.#budget.giveBack(progress.attempts - 1);
				return outcome;
			}
			const free = outcome instanceof NetworkError && resets > 0 && isReset(outcome);
			if (free) resets -= 1;
			else retries += 1;
			const asked = isReply ? outcome.retryAfter : void 0;
			const delay = free ? 0 : retryDelay(retries, asked, policy, this.#effects.random);
			if (isReply && outcome.response.status === 429) this.#rate.pause(Math.min(asked ?? delay, longestPause));
			const longest = Math.min(policy.maxRetryAfter, deadline.left());
			if (retries > policy.retries || (asked ?? 0) > longest || !this.#budget.take()) {
				if (isReply) return outcome;
				throw outcome;
			}
			progress.last = isReply ? outcome.response : outcome;
			const status = isReply ? { status: outcome.response.status } : {};
			notify(this.#options.onRetry, {
				...eventOf(progress),
				delay,
				...status
			});
			if (free) continue;
			const left = deadline.left();
			await sleep(Math.min(delay, left), signal, this.#effects);
			if (delay > left) throw deadline.late();
		}
	}
	/** One send. What can be tried again is answered, what cannot is thrown. */
	async #attempt(sending) {
		const { outgoing, options, deadline, progress, discretion } = sending;
		const { redact } = discretion;
		const timeout = options.timeout ?? this.#options.timeout ?? defaultTimeout;
		const left = deadline.left();
		progress.attempts += 1;
		const { attempts } = progress;
		notify(this.#options.onAttempt, eventOf(progress));
		const begin = this.#effects.elapsed();
		try {
			const { response, text } = await sendAttempt(outgoing, {
				fetch: this.#options.fetch,
				timeout: Math.min(timeout, left),
				signal: options.signal,
				maxResponseBytes: this.#options.maxResponseBytes ?? defaultMaxResponseBytes,
				secret: redact !== nothing$1,
				effects: this.#effects
			});
			const duration = this.#effects.elapsed() - begin;
			notify(this.#options.onReply, {
				...eventOf(progress),
				status: response.status,
				duration
			});
			return {
				response,
				text,
				attempts,
				retryAfter: retryAfter(response.headers, this.#effects.now()),
				redact
			};
		} catch (error) {
			options.signal?.throwIfAborted();
			if (error instanceof TimedOut && left < timeout) throw deadline.late();
			if (error instanceof TimedOut) return new TimeoutError(`no complete reply within ${timeout} ms`, {
				timeout,
				attempts
			}, progress);
			if (error instanceof UnreadableBody) throw new ResponseError(error.message, {
				status: error.status,
				text: line(error.text, redact, 200)
			}, progress);
			const cause = discretion.cause(error);
			if (error instanceof RefusedRedirect) throw new NetworkError(error.message, attempts, progress, { cause });
			const failure = new NetworkError(noReply(cause), attempts, progress, { cause });
			if (isHopeless(error, outgoing)) throw failure;
			return failure;
		}
	}
};
// src/core/operation/validation.ts
/** What a client's and a call's settings come to. @default { request: 'throw', response: 'warn' } */
function validationModes(...settings) {
	const modes = {
		request: "throw",
		response: "warn"
	};
	for (const setting of settings) {
		if (setting === void 0) continue;
		const { request, response } = typeof setting === "string" ? {
			request: setting === "off" ? "off" : "throw",
			response: setting
		} : setting;
		modes.request = request ?? modes.request;
		modes.response = response ?? modes.response;
	}
	return modes;
}
// src/core/operation/parameter-rule.ts
const forms = {
	account: "an entity number, shard.realm.num, an alias or an EVM address",
	amount: "an integer of tinybars or an Hbar",
	boolean: "a boolean",
	"entity-id": "an entity number or shard.realm.num",
	"entity-id-or-evm-address": "an entity number, shard.realm.num or an EVM address of 40 hexadecimal digits",
	hex: "hexadecimal digits",
	integer: "an integer",
	"integer-or-hash": "an integer or a hash in hexadecimal",
	"integer-or-hex": "an integer or hexadecimal digits after 0x",
	"nft-serial-number": "an integer",
	"nft-token-id": "an entity number, shard.realm.num or an EVM address of 40 hexadecimal digits",
	number: "a number",
	"public-key": "a public key in hexadecimal",
	string: "a string",
	timestamp: "a Date, a bigint of nanoseconds or a string of seconds.nanoseconds",
	"transaction-id": "a transaction ID like 0.0.1-1767225600-5 or a hash"
};
/** A rule in words, for an error. */
function allowed({ kind, operators, pattern, words, ...limits }) {
	if (words) return `one of ${listed(words)}`;
	const { minimum, maximum, minLength, maxLength, countsBytes } = limits;
	const unit = countsBytes ? "bytes" : "characters";
	return [
		forms[kind],
		minimum !== void 0 && `at least ${minimum}`,
		maximum !== void 0 && `at most ${maximum}`,
		minLength !== void 0 && `at least ${minLength} ${unit}`,
		maxLength !== void 0 && `at most ${maxLength} ${unit}`,
		operators && `alone or with ${operators.join(", ")}`,
		pattern && kind === "string" && `like ${pattern.source}`
	].filter(Boolean).join(", ");
}
const maxWords = 12;
function listed(words) {
	const more = words.length - maxWords;
	return more > 1 ? `${words.slice(0, maxWords).join(", ")} and ${more} more` : words.join(", ");
}
// src/core/values/capacity.ts
const lastMoment = (1n << 63n) - 1n;
const mostOfEntity = [
	(1n << 38n) - 1n,
	(1n << 16n) - 1n,
	(1n << 10n) - 1n
];
/** Whether a ledger can hold a value, and there is something on the side of it that its operator asks for. */
function isHeld(kind, { bare, operator }) {
	if (kind === "timestamp") {
		if (!/^\d+(\.\d{1,9})?$/.test(bare)) return true;
		return toNanoseconds(bare) + (operator === "gt" ? 1n : 0n) <= lastMoment;
	}
	if (!isEntity(kind) || !/^(\d+\.)*\d{1,19}$/.test(bare)) return true;
	return bare.split(".").reverse().every((part, index) => BigInt(part) <= (mostOfEntity[index] ?? 0n));
}
// src/core/request/combinations.ts
/** Refuses what a parameter may not be given with, or without. */
function checkCombinations(combinations = [], given, refuse) {
	for (const combination of combinations) {
		const { parameter, when, requires, excludes = [] } = combination;
		const values = (given.get(parameter) ?? []).filter((value) => when === void 0 || isEquality(value) === (when === "eq"));
		const [first] = values;
		if (!first) continue;
		const told = values.length > 1 ? values.map(({ text }) => text) : first.text;
		if (excludes.some((name) => given.has(name))) refuse(parameter, told, `without ${excludes.join(" and ")}`);
		if (requires && !requires.some((name) => isEnough(combination, values, given.get(name)))) refuse(parameter, told, `given with ${requires.join(" or ")}${wayOf(combination)}`);
	}
}
/** Refuses what is no range where several values have to be one. */
function checkRange(name, values, refuse) {
	const sides = values.map(({ operator }) => operator?.[0]);
	if (values.length > 1 && !(sides.includes("g") && sides.includes("l"))) refuse(name, values.map(({ text }) => text), "one value, or one lower and one upper bound");
}
function isEnough({ by }, values, others) {
	if (!others || by === void 0) return others !== void 0;
	if (others.some(isEquality)) return true;
	const operators = others.map(({ operator }) => operator);
	if (by === "range") return ["g", "l"].every((side) => operators.some((one) => one?.startsWith(side)));
	return by === "bounds" && values.every((value) => isEquality(value) || operators.includes(sameSide(value)));
}
function isEquality({ operator = "eq" }) {
	return operator === "eq";
}
/** The bound of the same side that lets its own value pass. */
function sameSide({ operator }) {
	if (operator === "gt" || operator === "gte") return "gte";
	return operator === "lt" || operator === "lte" ? "lte" : void 0;
}
function wayOf({ by }) {
	if (by === void 0) return "";
	return {
		eq: " by eq",
		range: " by eq, or by a lower and an upper bound",
		bounds: " by eq, or gte for a lower and lte for an upper bound"
	}[by];
}
// src/core/request/fits.ts
const typed = /* @__PURE__ */ new Set([
	"boolean",
	"integer",
	"nft-serial-number",
	"number"
]);
const whole = /* @__PURE__ */ new Set([
	"amount",
	"integer",
	"nft-serial-number"
]);
/** Whether a value is what its rule allows. */
function fits(value, rule) {
	const { text, operator, isString } = value;
	const { kind, operators = [], pattern, minLength, maxLength, countsBytes } = rule;
	if (operator && !operators.includes(operator)) return false;
	if (isString && !rule.operators && typed.has(kind)) return false;
	if (!isWord(text, rule)) return false;
	if (kind === "boolean" && !/^(true|false)$/.test(text)) return false;
	if (pattern && !pattern.test(text)) return false;
	const length = countsBytes ? new TextEncoder().encode(text).length : text.length;
	if (length < (minLength ?? length) || length > (maxLength ?? length)) return false;
	if (whole.has(kind) && !/^-?\d+$/.test(value.bare)) return false;
	return isWithin(value, rule);
}
/** Words are taken in either case; of a list that grows, one that is not known but looks like it as well. */
function isWord(text, { words, isOpen }) {
	if (!words || words.some((word) => String(word).toLowerCase() === text.toLowerCase())) return true;
	return isOpen === true && /^[A-Z][A-Z0-9_]*$/i.test(text);
}
function isWithin({ bare }, { kind, minimum, maximum }) {
	if (!(whole.has(kind) || kind === "number" || /^(\d+|0x[\da-f]{1,16})$/i.test(bare)) || minimum === void 0 && maximum === void 0) return true;
	const number = kind === "number" ? Number(bare) : BigInt(bare);
	return !(minimum !== void 0 && number < minimum || maximum !== void 0 && number > maximum);
}
// src/core/request/transaction-parts.ts
/** Parameters with those that an SDK's transaction ID holds beside the ID: `scheduled` and `nonce`. */
function withTransactionParts({ parameters = {} }, params, refuse) {
	for (const [name, given] of Object.entries(params)) {
		if (parameters[name]?.kind !== "transaction-id" || !isTransactionId(given)) continue;
		const { scheduled, nonce } = given;
		const parts = {
			...scheduled === true && { scheduled },
			...nonce && { nonce: BigInt(String(nonce)) }
		};
		for (const [part, value] of Object.entries(parts)) {
			if (!parameters[part]) refuse(name, given, `a transaction ID without ${part}`);
			if (params[part] !== void 0 && String(params[part]) !== String(value)) refuse(part, params[part], `${value} as in the transaction ID, or left out`);
		}
		return {
			...params,
			...parts
		};
	}
	return params;
}
// src/core/values/transaction-ids.ts
const form = /^(\d+\.\d+\.\d+)(?:@(\d+)\.(\d+)|-(\d+)-(\d+))$/;
/** Account, seconds and nanoseconds of a transaction ID in either form. */
function parts(id) {
	const text = isTransactionId(id) ? `${id.accountId}@${id.validStart && timestampText(id.validStart)}` : id;
	const found = typeof text === "string" ? form.exec(text) : null;
	if (!found) throw new ParameterError({
		parameter: "transactionId",
		given: id,
		allowed: "like 0.0.1@1767225600.5 or 0.0.1-1767225600-5; what follows it, such as ?scheduled or /1, belongs into the parameters scheduled and nonce"
	}, noCall);
	const [, account = "", second, nano, wireSecond, wireNano] = found;
	return [
		account,
		second ?? wireSecond ?? "",
		nano ?? wireNano ?? ""
	];
}
/**
* A transaction ID as the wire has it: `0.0.1@169.5` becomes `0.0.1-169-5`. What follows the last dot counts
* nanoseconds and is no fraction, so its digits stay as they are. Of an SDK's object, which a call takes as it is,
* `scheduled` and `nonce` are not part of it.
*
* @throws ParameterError if it is no transaction ID, or a text with `?scheduled` or a nonce behind it.
*/
function toTransactionId(id) {
	return parts(id).join("-");
}
/**
* A transaction ID as SDKs write it: `0.0.1-169-5` becomes `0.0.1@169.5`.
*
* @throws ParameterError if it is no transaction ID, or one with `?scheduled` or a nonce behind it.
*/
function toSdkTransactionId(id) {
	const [account, seconds, nanoseconds] = parts(id);
	return `${account}@${seconds}.${nanoseconds}`;
}
// src/core/request/wire-value.ts
/** Turns what a person gave into the words of the wire; undefined if there are none for it. */
function wireValue(given, rule) {
	if (given instanceof Comparison) {
		const bare = plain(given.value, rule);
		return bare === void 0 ? void 0 : {
			operator: given.operator,
			bare,
			text: `${given.operator}:${bare}`,
			isString: typeof given.value === "string"
		};
	}
	const isString = typeof given === "string";
	const { operator, value } = isString && rule.operators ? splitOperator(given) : {
		operator: void 0,
		value: given
	};
	const bare = plain(value, rule);
	if (bare === void 0) return void 0;
	return {
		operator,
		bare,
		text: operator === void 0 ? bare : `${operator}:${bare}`,
		isString
	};
}
const textOnly = /* @__PURE__ */ new Set([
	"hex",
	"public-key",
	"transaction-id"
]);
const sdkForm = /^\d+\.\d+\.\d+(@|-.*[?/])/s;
function plain(value, { kind }) {
	switch (typeof value) {
		case "string":
			if (kind === "transaction-id" && sdkForm.test(value)) return toTransactionId(value);
			return kind === "timestamp" ? fullFraction(value) : value;
		case "boolean": return String(value);
		case "bigint":
			if (kind === "timestamp") return toTimestamp(value);
			return textOnly.has(kind) ? void 0 : String(value);
		case "number":
			if (kind === "timestamp" || textOnly.has(kind) || !Number.isFinite(value) || isInexact(value)) return void 0;
			return isEntity(kind) && !Number.isInteger(value) ? void 0 : String(value);
		default: return fromObject(value, kind);
	}
}
/** Whether an integer may have lost digits on its way into a number. */
function isInexact(value) {
	return Number.isInteger(value) && !Number.isSafeInteger(value);
}
const integers = /* @__PURE__ */ new Set([
	"amount",
	"integer",
	"integer-or-hash",
	"integer-or-hex",
	"nft-serial-number"
]);
/** The text of an object; undefined where its kind is not that of the parameter. */
function fromObject(value, kind) {
	if (kind === "timestamp") {
		if (value instanceof Date) return Number.isNaN(value.getTime()) ? void 0 : toTimestamp(value);
		return isTimestamp(value) ? timestampText(value) : void 0;
	}
	if (integers.has(kind) && isLong(value)) return String(value);
	if (kind === "amount" && isHbar(value)) return String(value.toTinybars());
	if (kind === "nft-serial-number" && isNftId(value)) return String(value.serial);
	if (kind === "nft-token-id" && isNftId(value)) return entityText(value.tokenId);
	if (kind === "public-key" && isPublicKey(value)) return value.toStringRaw();
	if (kind === "transaction-id" && isTransactionId(value)) return toTransactionId(value);
	return isEntity(kind) && isEntityId(value) ? entityText(value) : void 0;
}
// src/core/request/parameters.ts
const anything = { kind: "string" };
/**
* Turns the input of a call into path, query and body. Names that the operation does not have go into the query where
* they are given as the option `query`, and where `check` is off, for services that know more of them.
*/
function serialise({ operation, params: given, options: { query: more = {} } }, check, context) {
	const refuse = (parameter, given, allowedInstead) => {
		throw new ParameterError({
			parameter,
			given,
			allowed: allowedInstead
		}, context);
	};
	const rules = operation.parameters ?? {};
	const params = withTransactionParts(operation, given, refuse);
	const inPath = pathNames(operation);
	const path = {};
	for (const name of inPath) {
		const rule = rules[name] ?? anything;
		if (params[name] === void 0 || params[name] === null) refuse(name, params[name], `given: ${allowed(rule)}`);
		path[name] = segment(one(params[name], name, rule, check, refuse).text, name, refuse);
	}
	const query = [];
	const inQuery = /* @__PURE__ */ new Map();
	for (const [name, given] of Object.entries(params)) {
		if (given === void 0 || inPath.includes(name) || operation.body && name === "body") continue;
		if (check && !Object.hasOwn(rules, name)) refuse(name, given, `one of the names that the operation takes: ${names(operation)}`);
		const values = many(given, name, Object.hasOwn(rules, name) ? rules[name] ?? anything : anything, check, refuse);
		inQuery.set(name, values);
		for (const { text } of values) query.push(`${encode(name, name, refuse)}=${encode(text, name, refuse)}`);
	}
	for (const [name, given] of Object.entries(more)) {
		const here = `query.${name}`;
		if (given === void 0) continue;
		if (Object.hasOwn(rules, name)) refuse(here, given, `left out: give ${name} among the parameters`);
		if (Object.hasOwn(params, name)) refuse(here, given, "left out, or given here alone");
		for (const { text } of many(given, here, undescribedRule(given), true, refuse)) query.push(`${encode(name, here, refuse)}=${encode(text, here, refuse)}`);
	}
	if (check) checkCombinations(operation.combinations, inQuery, refuse);
	const serialised = {
		path,
		query: query.join("&")
	};
	const rule = operation.body;
	if (rule && (rule.required || params.body !== void 0)) serialised.body = rule.serialise(params.body, rule, check, refuse);
	return serialised;
}
/** Names of an operation's path parameters, in their order. */
function pathNames({ path }) {
	return [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => String(match[1]));
}
function names({ parameters = {}, body }) {
	return [...Object.keys(parameters), ...body ? ["body"] : []].join(", ") || "none";
}
/** Every value of a parameter that may be repeated, or the one of a parameter that may not. */
function many(given, name, rule, check, refuse) {
	if (!Array.isArray(given)) return [one(given, name, rule, check, refuse)];
	if (check && rule.maxItems === void 0) refuse(name, given, `one value: ${allowed(rule)}`);
	if (check && given.length === 0) refuse(name, given, "at least one value, or left out");
	if (check && given.length > (rule.maxItems ?? given.length)) refuse(name, given, `at most ${rule.maxItems} values`);
	const values = Array.from(given, (value) => one(value, name, rule, check, refuse));
	if (check && rule.isRange) checkRange(name, values, refuse);
	return values;
}
function one(given, name, rule, check, refuse) {
	const inner = given instanceof Comparison ? given.value : given;
	let value;
	try {
		value = wireValue(given, rule);
	} catch (error) {
		if (error instanceof ParameterError) refuse(name, inner, error.allowed);
		throw error;
	}
	if (!value && isInexact(inner) && wireValue(0, rule)) refuse(name, inner, "within 2^53 as a number; give a bigint for a larger integer");
	if (!value) return refuse(name, inner, allowed(rule));
	if (check && !(fits(value, rule) && isHeld(rule.kind, value))) refuse(name, given instanceof Comparison ? value.text : given, allowed(rule));
	return value;
}
/** A path parameter stays one segment of the path: nothing in it can lead to another one. */
function segment(text, name, refuse) {
	if (!isWellFormed(text)) refuse(name, text, "well-formed Unicode");
	if (text === "" || /^\.{1,2}$|[/\\?#%\u0000-\u0020\u007f]/.test(text)) refuse(name, text, "one segment of a path, without / \\ ? # % and white space");
	return text;
}
function encode(text, name, refuse) {
	if (!isWellFormed(text)) refuse(name, text, "well-formed Unicode");
	return encodeText(text);
}
// src/core/request/request-path.ts
/**
* What follows the base URL: the path with its parameters filled in and encoded, and the query. This is all that
* openapi-fetch is asked for: its client would read replies and merge headers, which needs more care here.
*/
function requestPath({ path }, input) {
	return createFinalURL(path, {
		baseUrl: "",
		params: { path: input.path },
		pathSerializer: defaultPathSerializer,
		querySerializer: () => input.query
	});
}
// src/core/values/networks.ts
/** Public networks, by the address of the query service that everyone may use. */
const networks = {
	mainnet: "https://mainnet.mirrornode.hedera.com",
	testnet: "https://testnet.mirrornode.hedera.com",
	previewnet: "https://previewnet.mirrornode.hedera.com"
};
// src/core/reply/plain-integers.ts
function noFlaws() {
	return {
		notIntegers: 0,
		outOfRange: /* @__PURE__ */ new Set()
	};
}
const wideFrom = 2 ** 43;
const mayLoseFraction = /[\s:,[]-?(?:\d{13,}\.|[\d.]+[eE])/;
/** Makes bigints of the 64-bit integers in `data`, which is `text` parsed, as far as numbers hold them. */
function decodeNumbers(text, data, decode) {
	const flaws = noFlaws();
	let [isInexact, isWide] = [false, false];
	const fromNumber = int64Reader((value) => {
		if (Number.isSafeInteger(value)) {
			if (Math.abs(value) >= wideFrom) isWide = true;
			return BigInt(value);
		}
		if (Number.isInteger(value)) isInexact = true;
	}, flaws);
	return {
		data: decode ? decode(data, fromNumber) : data,
		...flaws,
		isInexact,
		isDoubtful: isWide && mayLoseFraction.test(text)
	};
}
/** `read` makes the bigint; undefined if there is none to make. */
function int64Reader(read, flaws, limit) {
	const lenient = (value) => read(value) ?? value;
	const strict = (value) => {
		if (value === null || value === void 0 || typeof value === "bigint") return value;
		const integer = read(value);
		if (integer !== void 0) return integer;
		flaws.notIntegers += 1;
		return value;
	};
	return int64(strict, lenient, limit);
}
// src/core/reply/plain-reply.ts
/**
* Reads what nearly every reply is: as described, with integers that a number holds. Undefined where there is more to
* say, of which nothing has been changed then: what says it is not loaded before that.
*/
function readPlain({ validate, decode, items }, text, parsed, check) {
	if (typeof parsed !== "object" || parsed === null || "_status" in parsed) return void 0;
	if (items !== void 0 && !(isRecord(parsed) && Array.isArray(parsed[items]))) return void 0;
	if (check) {
		const found = new Findings();
		validate(parsed, found, "", "");
		if (found.count > 0 || found.hasDrift) return void 0;
	}
	const first = decodeNumbers(text, parsed, decode);
	return {
		...first,
		isWhole: !(first.isInexact || first.isDoubtful || first.notIntegers > 0)
	};
}
// src/core/call/exchange.ts
/** One call: parameters to URL, reply to data. It has three ends: data, `ApiError` and `ResponseError`. */
async function exchange(connection, call, progress) {
	const { base, sender, validation } = connection;
	const { operation, options, query } = call;
	const modes = validationModes(validation, options.validation);
	const made = serialise(call, modes.request !== "off", progress);
	const input = query === void 0 ? made : {
		...made,
		query
	};
	const path = requestPath(operation, input);
	progress.url = urlAt(base.preview, path);
	const reply = await sender.send(call, path, input.body, progress);
	const first = reply.response.ok ? firstReading(operation, reply, modes.response !== "off") : {};
	let data = first.plain?.data;
	if (!first.plain?.isWhole) {
		const { readOther } = await import("./other-reply.js");
		data = readOther(connection, {
			call,
			input,
			path,
			modes,
			reply,
			progress,
			...first
		});
	}
	const { operationId, method, url } = progress;
	const context = {
		operationId,
		method,
		url
	};
	return {
		data,
		response: reply.response,
		context,
		preview: previewer(reply.redact)
	};
}
function firstReading(operation, { text }, check) {
	try {
		const parsed = JSON.parse(text);
		return {
			parsed,
			plain: readPlain(operation, text, parsed, check)
		};
	} catch {
		return {};
	}
}
// src/core/call/transport.ts
/**
* Opens a way to a service. No connection is made before the first call is awaited.
*
* @throws ParameterError if neither `network` nor `baseUrl` says where the service is, or an option cannot be meant.
*/
function createTransport(options) {
	return openTransport(options, systemEffects);
}
/** The same for a service that has a usual address. */
function createHostedTransport(options, usual) {
	checkTransportOptions(options);
	return createTransport({
		...options,
		baseUrl: options.baseUrl === void 0 ? usual : options.baseUrl
	});
}
/** The same with clock, chance and timers of the caller's. */
function openTransport(settings, effects) {
	checkTransportOptions(settings);
	const options = copyOptions(settings);
	const base = baseOf(options);
	const connection = {
		base,
		sender: new Sender(base, options, effects),
		validation: options.validation,
		onInvalidResponse: options.onInvalidResponse
	};
	const contextOf = ({ operation: { operationId, method, path } }) => ({
		operationId,
		method,
		url: urlAt(base.preview, path)
	});
	return {
		effects,
		send(call) {
			const { url } = contextOf(call);
			return toItsEnd(call, url, options.onEnd, effects, (progress) => {
				checkCallOptions(call.options, progress);
				return exchange(connection, call, progress);
			});
		},
		target(call) {
			const { operation, options } = call;
			const context = contextOf(call);
			checkCallOptions(options, context);
			const isChecked = validationModes(connection.validation, options.validation).request !== "off";
			const input = serialise(call, isChecked, context);
			const [path = ""] = requestPath(operation, input).split("?");
			return {
				path,
				query: input.query,
				isChecked
			};
		}
	};
}
/** What every generated function does that is no list's. */
function call(transport, operation, params, options) {
	const made = makeCall(operation, params, options);
	return new LazyRequest((signal) => transport.send(endedBy(made, signal)), operation.operationId);
}
function baseOf({ network, baseUrl }) {
	const refuse = (parameter, given, allowed) => {
		throw new ParameterError({
			parameter,
			given,
			allowed
		}, noCall);
	};
	const names = Object.keys(networks).join(", ");
	if (network === void 0 && baseUrl === void 0) refuse("baseUrl", baseUrl, `given, or network as one of ${names}`);
	if (network !== void 0 && baseUrl !== void 0) refuse("network", network, "left out beside baseUrl");
	if (network !== void 0 && !Object.hasOwn(networks, network)) refuse("network", network, `one of ${names}`);
	return parseBaseUrl(network === void 0 ? baseUrl ?? "" : networks[network]) ?? refuse("baseUrl", baseUrl?.includes("//") ? typeof baseUrl : baseUrl?.replace(/(?<=[^/])\/.+$/s, "/***"), `an absolute http or https URL without credentials, query and fragment, or network one of ${names}`);
}
export { LazyList, LazyRequest, RefusedRedirect, Report, aboveZero, byteBody, call, callable, checkOptions, createHostedTransport, createTransport, decodeNumbers, escaped, flag, fromZero, int64Reader, isRedirect, isTransient, jsonBody, list, lookUp, makeCall, noFlaws, notify, onAbort, onDemand, pathNames, place, pointerLine, refusal, request, route, secretsOf, sendOnce, signal, sleep, stringifyJson, systemEffects, toSdkTransactionId, toTransactionId, urlAt, wideFrom };

//# sourceMappingURL=transport.js.map