import { cut, preview, shortened, visible } from "./foreign-text.js";
// src/core/errors/errors.ts
/** No call is made yet, so there is none to name. */
const noCall = {
	operationId: "",
	method: "",
	url: ""
};
const longestMessage = 999;
/**
* What every failure of this client extends; the kinds are told apart by `instanceof`. A `name` does not tell: platforms
* have a `TimeoutError` and a `NetworkError` of their own, which are `DOMException`s.
*/
var ClientError = class extends Error {
	operationId;
	method;
	/** Address of the call. Credentials in it, a path prefix of the base URL among them, are replaced by `***`. */
	url;
	constructor(message, { operationId, method, url }, options) {
		super(shortened(visible(operationId ? `${operationId}: ${message}` : message), longestMessage), options);
		this.operationId = operationId;
		this.method = method;
		this.url = url;
	}
};
/** Bad input. Nothing was sent. */
var ParameterError = class extends ClientError {
	name = "ParameterError";
	/** The parameter, property of the body or option that is wrong. */
	parameter;
	/** What was given. */
	given;
	/** What is allowed, in words. */
	allowed;
	constructor({ parameter, given, allowed }, context) {
		super(`${parameter} must be ${allowed}, got ${preview(given)}`, context);
		this.parameter = parameter;
		this.given = given;
		this.allowed = allowed;
	}
};
/** No reply came: the network, the address or the connection failed. `cause` has what `fetch` threw. */
var NetworkError = class extends ClientError {
	name = "NetworkError";
	/** How often the call was sent. */
	attempts;
	constructor(message, attempts, context, options) {
		super(message, context, options);
		this.attempts = attempts;
	}
};
/** What was waited for did not come in time: a complete reply, the end of the call, or what `waitFor` looks for. */
var TimeoutError = class extends ClientError {
	name = "TimeoutError";
	/** The limit that was reached, in milliseconds: `timeout` or `deadline` of a call, or `timeout` of `waitFor`. */
	timeout;
	/** How often the call was sent. */
	attempts;
	constructor(message, { timeout, attempts }, context, options) {
		super(message, context, options);
		this.timeout = timeout;
		this.attempts = attempts;
	}
};
/** A reply that is not JSON or not what the description says. */
var ResponseError = class extends ClientError {
	name = "ResponseError";
	/** HTTP status of the reply. */
	status;
	/** The first 200 characters of the body, controls as escapes. */
	text;
	/** Each mismatch with its place; empty if the body is not JSON. */
	issues;
	constructor(message, { status, text, issues = [] }, context, options) {
		super(message, context, options);
		this.status = status;
		this.text = cut(visible(text), 200);
		this.issues = issues;
	}
};
// src/core/operation/decode.ts
/** Puts the ways together to read an integer; `limit` sees what may have no more than 64 bits. */
function int64(strict, lenient, limit) {
	const within = (read) => limit ? (value) => limit(read(value)) : read;
	const tolerant = Object.assign(within(lenient), {
		lenient: void 0,
		wide: lenient
	});
	return Object.assign(within(strict), {
		lenient: Object.assign(tolerant, { lenient: tolerant }),
		wide: strict
	});
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** Decodes each item of an array. */
function decodeArray(value, decode, int64) {
	if (!Array.isArray(value)) return value;
	for (let index = 0; index < value.length; index++) value[index] = decode(value[index], int64);
	return value;
}
/** Decodes each member of an object whose keys are data. */
function decodeMap(value, decode, int64) {
	if (!isRecord(value)) return value;
	for (const key of Object.keys(value)) value[key] = decode(value[key], int64);
	return value;
}
// src/core/values/filters.ts
/** A text of the wire that may begin with an operator, taken apart. */
function splitOperator(text) {
	const [, operator, value = text] = /^(eq|ne|gte?|lte?):(.*)$/s.exec(text) ?? [];
	return {
		operator,
		value
	};
}
/** A value with the operator that it is compared by. Made by `eq`, `ne`, `gt`, `gte`, `lt` and `lte`. */
var Comparison = class {
	operator;
	value;
	constructor(operator, value) {
		this.operator = operator;
		this.value = value;
	}
};
/** Makes the function of one operator. */
function operator(name) {
	return (value) => new Comparison(name, value);
}
/** Equal to; the same as a value without an operator. */
const eq = /*#__PURE__*/ operator("eq");
/** Not equal to. */
const ne = /*#__PURE__*/ operator("ne");
/** Greater than. */
const gt = /*#__PURE__*/ operator("gt");
/** Greater than or equal to. */
const gte = /*#__PURE__*/ operator("gte");
/** Less than. */
const lt = /*#__PURE__*/ operator("lt");
/** Less than or equal to. */
const lte = /*#__PURE__*/ operator("lte");
/** From `low` to `high`, both included. */
function between(low, high) {
	return [gte(low), lte(high)];
}
// src/core/values/sdk-objects.ts
function isObject(value) {
	return typeof value === "object" && value !== null;
}
function isLong(value) {
	return isObject(value) && has(value, "low", "high", "unsigned") && Number.isInteger(value.low);
}
function isHbar(value) {
	return isObject(value) && typeof value.toTinybars === "function";
}
function isEntityId(value) {
	return isObject(value) && has(value, "shard", "realm", "num");
}
function isTimestamp(value) {
	return isObject(value) && isLong(value.seconds) && isLong(value.nanos);
}
function isTransactionId(value) {
	return isObject(value) && isEntityId(value.accountId) && isTimestamp(value.validStart);
}
function isNftId(value) {
	return isObject(value) && isEntityId(value.tokenId) && isLong(value.serial);
}
function isPublicKey(value) {
	return isObject(value) && typeof value.toStringRaw === "function";
}
function has(value, ...names) {
	return names.every((name) => name in value);
}
/** Seconds and nine digits of nanoseconds. */
function timestampText({ seconds, nanos }) {
	return `${seconds}.${String(nanos).padStart(9, "0")}`;
}
/** The text of an ID; undefined where an object has none, as one read from JSON. */
function entityText(id) {
	const { shard, realm, aliasKey } = id;
	try {
		const text = String(id);
		return isPublicKey(aliasKey) ? `${shard}.${realm}.${aliasOf(aliasKey)}` : text;
	} catch {
		return;
	}
}
const ed25519 = "1220";
const secp256k1 = "3a21";
/** The alias of an account that was made by paying to a key: the key as the ledger has it, in base32. */
function aliasOf(key) {
	const raw = key.toStringRaw();
	return base32((raw.length === 64 ? ed25519 : secp256k1) + raw);
}
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** Hexadecimal digits as base32 of RFC 4648, without padding. */
function base32(hex) {
	return ([...hex].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0")).join("").match(/.{1,5}/g) ?? []).map((five) => letters.charAt(Number.parseInt(five.padEnd(5, "0"), 2))).join("");
}
// src/core/values/kind.ts
/** Whether values of a kind name entities, be it by a number alone. */
function isEntity(kind) {
	return kind === "account" || kind === "nft-token-id" || kind?.startsWith("entity-id") === true;
}
// src/core/values/timestamps.ts
const nanosecondsPerSecond = 1000000000n;
const nanosecondsPerMillisecond = 1000000n;
/**
* A timestamp with all nine digits of its fraction, if it has one: parts of the service read `.5` as half a second,
* others as 5 nanoseconds. Any other text stays as it is.
*/
function fullFraction(text) {
	const fraction = /^\d+\.(\d{1,8})$/.exec(text)?.[1];
	return fraction === void 0 ? text : text + "0".repeat(9 - fraction.length);
}
/**
* A moment as the wire has it: seconds and nine digits of nanoseconds since the Unix epoch, exact. Before 1970 it
* begins with a minus sign.
*
* @throws ParameterError for anything else than a valid Date, a bigint, a timestamp or an SDK's.
*/
function toTimestamp(moment) {
	const nanoseconds = toNanoseconds(moment);
	const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
	const fraction = String(size % nanosecondsPerSecond).padStart(9, "0");
	return `${nanoseconds < 0n ? "-" : ""}${size / nanosecondsPerSecond}.${fraction}`;
}
/**
* Nanoseconds of a moment since the Unix epoch, exact.
*
* @throws ParameterError for anything else than a valid Date, a bigint, a timestamp or an SDK's.
*/
function toNanoseconds(moment) {
	if (typeof moment === "bigint") return moment;
	if (moment instanceof Date && !Number.isNaN(moment.getTime())) return BigInt(moment.getTime()) * nanosecondsPerMillisecond;
	const text = isTimestamp(moment) ? timestampText(moment) : moment;
	const parts = typeof text === "string" ? /^(-?)(\d+)(?:\.(\d{1,9}))?$/.exec(text) : null;
	if (!parts) throw new ParameterError({
		parameter: "timestamp",
		given: moment,
		allowed: "a valid Date, a bigint of nanoseconds or seconds.nanoseconds as a string"
	}, noCall);
	const [, sign, seconds = "", fraction = ""] = parts;
	const size = BigInt(seconds) * nanosecondsPerSecond + BigInt(fraction.padEnd(9, "0"));
	return sign ? -size : size;
}
/**
* The Date of a moment. A Date counts milliseconds: what is finer is cut off towards the past.
*
* @throws ParameterError for anything else than a valid Date, a bigint, a timestamp or an SDK's.
*/
function toDate(moment) {
	const nanoseconds = toNanoseconds(moment);
	const rest = nanoseconds % nanosecondsPerMillisecond;
	const whole = nanoseconds / nanosecondsPerMillisecond;
	return new Date(Number(rest < 0n ? whole - 1n : whole));
}
// src/core/values/ordinal.ts
const part = (1n << 64n) - 1n;
const longest = 100;
/** A number that orders the values of a kind; undefined where there is none. An entity has its shard and realm in it. */
function toOrdinal(value, kind) {
	if (value.length > longest) return void 0;
	if (isEntity(kind)) return entityOrdinal(value);
	switch (kind) {
		case "timestamp": return /^\d+(\.\d{1,9})?$/.test(value) ? toNanoseconds(value) : void 0;
		case "amount":
		case "integer":
		case "integer-or-hex": return /^(-?\d+|0x[0-9a-f]+)$/i.test(value) ? BigInt(value) : void 0;
		case "hex": return /^(0x)?[0-9a-f]+$/i.test(value) ? BigInt(`0x${value.replace(/^0x/i, "")}`) : void 0;
		default: return;
	}
}
/** Shard, realm and number as one; those that are left out are 0. */
function entityOrdinal(value) {
	if (!/^(\d{1,10}\.){0,2}\d{1,12}$/.test(value)) return void 0;
	const [number = 0n, realm = 0n, shard = 0n] = value.split(".").map(BigInt).reverse();
	return (shard << 128n) + (realm << 64n) + number;
}
/** The value of an ordinal as the service takes it: spelled as `like`, which is of the same kind, is. */
function fromOrdinal(ordinal, kind, like) {
	if (isEntity(kind)) return [
		ordinal >> 128n,
		ordinal >> 64n & part,
		ordinal & part
	].join(".");
	switch (kind) {
		case "timestamp": return toTimestamp(ordinal);
		case "hex": {
			const [, prefix = "", digits = ""] = /^(0x)?(.*)$/i.exec(like) ?? [];
			return prefix + ordinal.toString(16).padStart(digits.length, "0");
		}
		default: return String(ordinal);
	}
}
// src/core/request/query.ts
/** The pairs of a query string in their order; undefined if it is none that could be sent as it is. */
function parseQuery(query) {
	if (/[\s#]/.test(query)) return void 0;
	try {
		return query.split("&").filter((part) => part !== "").map((part) => {
			const at = part.indexOf("=");
			const name = decodeURIComponent(at < 0 ? part : part.slice(0, at));
			const text = decodeURIComponent(at < 0 ? "" : part.slice(at + 1));
			const { operator = "eq", value } = splitOperator(text);
			return {
				name,
				text,
				operator,
				value
			};
		});
	} catch {
		return;
	}
}
/** Whether a text has no half of a surrogate pair, which no URL can hold. */
function isWellFormed(text) {
	return !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
}
/** Pairs as a query string. */
function formatQuery(pairs) {
	return pairs.map(({ name, text }) => `${encodeText(name)}=${encodeText(text)}`).join("&");
}
/** As `encodeURIComponent`, but for the colon after an operator, which a query may hold as it is. */
function encodeText(text) {
	return encodeURIComponent(text).replaceAll("%3A", ":");
}
/** Which way a list goes. */
function direction({ parameters = {} }, pairs) {
	const given = pairs.findLast(({ name }) => name === "order")?.text ?? parameters.order?.default;
	return String(given).toLowerCase() === "desc" ? "desc" : "asc";
}
/** How many items a query asks for at most, as it says or as is usual; infinity where neither is known. */
function limitOf({ parameters = {} }, pairs) {
	const given = pairs.findLast(({ name }) => name === "limit")?.text ?? parameters.limit?.default;
	return given === void 0 ? Number.POSITIVE_INFINITY : Number(given);
}
/** Which of two values of a parameter is greater: negative, zero, positive; NaN where they cannot be compared. */
function compare(a, b, rule) {
	if (a === b) return 0;
	if (isDecimal(rule?.kind) && isOfOneShape(a, b)) return a < b ? -1 : 1;
	const [left, right] = [toOrdinal(a, rule?.kind), toOrdinal(b, rule?.kind)];
	if (left === void 0 || right === void 0) return a.toLowerCase() === b.toLowerCase() ? 0 : NaN;
	return left < right ? -1 : left > right ? 1 : 0;
}
function isDecimal(kind) {
	return isEntity(kind) || kind === "amount" || kind === "integer" || kind === "timestamp";
}
/** Most keys of a page have digits and dots in the same places: they are in order as texts, which costs little. */
function isOfOneShape(a, b) {
	return a.length === b.length && a.indexOf(".") === b.indexOf(".") && a.lastIndexOf(".") === b.lastIndexOf(".") && /^[\d.]+$/.test(a) && /^[\d.]+$/.test(b);
}
export { ClientError, Comparison, NetworkError, ParameterError, ResponseError, TimeoutError, between, compare, decodeArray, decodeMap, direction, encodeText, entityText, eq, formatQuery, fromOrdinal, fullFraction, gt, gte, int64, isEntity, isEntityId, isHbar, isLong, isNftId, isPublicKey, isRecord, isTimestamp, isTransactionId, isWellFormed, limitOf, lt, lte, ne, noCall, parseQuery, splitOperator, timestampText, toDate, toNanoseconds, toOrdinal, toTimestamp };

//# sourceMappingURL=query.js.map