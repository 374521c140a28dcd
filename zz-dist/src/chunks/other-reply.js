import { ResponseError, isRecord, parseQuery } from "./query.js";
import { cut, line, nothing } from "./foreign-text.js";
import { notify, urlAt } from "./transport.js";
import { copiedCause } from "./redact.js";
import { ApiError } from "./api-error.js";
import { readReply, sentence, warnOnce } from "./read-reply.js";
// src/core/reply/named-parameters.ts
const namings = [
	/^invalid parameters?(?: usage)?:?\s+([\w.]+)/i,
	/^failed to convert '([\w.]+)'/i,
	/\b(?:allowed|supported|provided|equal|operator ne|parameter) for ([\w.]+)\W*$/i,
	/^invalid (transaction ?id)\b/i,
	/^requires the presence of .* ([\w.]+) parameter$/i,
	/\b(timestamp) range (?:by|must|:)|valid (timestamp) range/i,
	/^([\w.]+) size must be\b/i,
	/^([\w.]+) (?:without an? [\w.]+ parameter filter|(?:parameter )?must (?:have|be)|requires)\b/i
];
/** A field of the body: gas field must be …, data field invalid hexadecimal string. */
const field = /^(\w+) field \w/;
/** A value instead of its name. */
const value = /^invalid (?:entity id|address|hash)\b\D*?"?([\w.-]+)"?$/i;
/** What is said of one of the parameters without its name. */
const nameless = [
	[/\(ne\) comparison operator is not supported$/i, (pairs) => pairs.filter(({ operator }) => operator === "ne")],
	[/^array limit exceeded/i, mostRepeated],
	[/^the 'eq' operator cannot be combined/i, mostRepeated]
];
function mostRepeated(pairs) {
	const count = ({ name }) => pairs.filter((pair) => pair.name === name).length;
	const most = Math.max(2, ...pairs.map(count));
	return pairs.filter((pair) => count(pair) === most);
}
/** The parameter that words of the service are about, by its name in the call where that is known. */
function parameterIn(words, { names, pairs }) {
	if (foreignIn(words) !== void 0) return void 0;
	const inBody = field.exec(words)?.[1];
	if (inBody !== void 0 && names.includes("body")) return `body.${inBody}`;
	const named = nameIn(words);
	if (named !== void 0) return callName(named, names);
	const given = value.exec(words)?.[1];
	const found = given === void 0 ? void 0 : pairs.find((pair) => lastPart(pair.value) === lastPart(given));
	const suspects = nameless.find(([form]) => form.test(words))?.[1](pairs) ?? [];
	const [only, ...others] = new Set(suspects.map(({ name }) => name));
	return found?.name ?? (others.length === 0 ? only : void 0);
}
/** The name in words of the service, as it stands there. */
function wordIn(words) {
	return foreignIn(words) ?? field.exec(words)?.[1] ?? nameIn(words);
}
function foreignIn(words) {
	return /^unknown query parameters?:?\s+(\S+)/i.exec(words)?.[1];
}
function nameIn(words) {
	for (const naming of namings) {
		const [, name, other] = naming.exec(words) ?? [];
		if (name ?? other) return name ?? other;
	}
}
function lastPart(text) {
	return text.slice(text.lastIndexOf(".") + 1);
}
const ofPath = /^(id|ownerid|accountid)$/;
/** The service says `contractid` where a call says `contractIdOrAddress`, and `accountIds` for `account.id`. */
function callName(found, names) {
	const plain = (word) => word.toLowerCase().replace(/[^a-z0-9]/g, "");
	const name = plain(found);
	const single = name.replace(/s$/, "");
	return names.find((known) => known === found) ?? names.find((known) => plain(known) === name || plain(known) === single) ?? names.find((known) => plain(known).startsWith(name)) ?? names.find((known) => name.length > plain(known).length && /_/.test(found) && name.endsWith(plain(known))) ?? (ofPath.test(name) ? names.find((known) => !known.includes(".") && /id/i.test(known)) : void 0);
}
// src/core/reply/error-body.ts
/** The error of a reply to what was sent. */
function apiError({ response: { status, statusText, headers }, text, attempts, retryAfter, redact }, sent, context) {
	const read = readMessages(text).map((said) => ({
		said,
		told: messageOf(said, redact)
	}));
	return new ApiError({
		status,
		statusText: line(statusText, redact, 100),
		messages: read.map(({ told }) => told),
		parameters: [...new Set(read.flatMap(({ said, told }) => namedParameters(said, told, sent)))],
		headers: redactedHeaders(headers, redact),
		attempts,
		retryAfter,
		text: line(text, redact, 200)
	}, context);
}
const maxMessages = 100;
const longestWords = 1e3;
/** The body is an edge's as often as the service's: what does not look like messages has none. */
function readMessages(text) {
	let body;
	try {
		body = JSON.parse(text);
	} catch {
		return [];
	}
	const status = isRecord(body) ? body._status : void 0;
	const messages = isRecord(status) ? status.messages : void 0;
	return Array.isArray(messages) ? messages.filter(isRecord).slice(0, maxMessages) : [];
}
function messageOf({ message, detail, data }, redact) {
	const words = (value) => typeof value === "string" ? line(value, redact, longestWords) : null;
	const hex = typeof data === "string" ? bytesOf(data, redact) : null;
	return {
		message: words(message) ?? "",
		detail: words(detail),
		data: hex,
		decodeData: () => decodeHex(hex, redact)
	};
}
const longestHex = 2 + 2 * 2 ** 16;
function bytesOf(data, redact) {
	if (isBytes(data)) return redact(data);
	return data.length > longestHex ? null : line(data, redact, longestWords);
}
function isBytes(text) {
	return text.length <= longestHex && /^0x(?:[0-9a-f]{2})*$/i.test(text);
}
function decodeHex(hex, redact) {
	if (!hex || hex === "0x" || !isBytes(hex)) return null;
	const bytes = Uint8Array.from({ length: hex.length / 2 - 1 }, (_, index) => Number.parseInt(hex.slice(2 * index + 2, 2 * index + 4), 16));
	return redact(new TextDecoder().decode(bytes));
}
/** A name of the call is no secret, whatever a header holds; any other is told as the message tells it. */
function namedParameters(said, told, sent) {
	return ["message", "detail"].flatMap((key) => {
		const words = said[key];
		return (typeof words === "string" ? parameterIn(cut(words, longestWords), sent) : void 0) ?? wordIn(told[key] ?? "") ?? [];
	});
}
/** Headers of a reply, without secrets that the service sent back. */
function redactedHeaders(headers, redact) {
	const copy = new Headers();
	for (const [name, value] of headers) copy.append(redact(name), line(value, redact, 8192).replace("…", "..."));
	return copy;
}
// src/core/call/other-reply.ts
/**
* What a reply comes to of which there is more to say than its data.
*
* @throws ApiError for a status that is no success, ResponseError for what no data can be made of.
*/
function readOther(connection, answer) {
	const { call, input, path, modes, reply, progress } = answer;
	if (!reply.response.ok) {
		const url = reply.response.status === 404 ? urlAt(connection.base.outline, path) : progress.url;
		throw apiError(reply, sentParameters(call.operation, input), {
			...progress,
			url
		});
	}
	const { parsed = parse(reply, progress) } = answer;
	const { data, issues, drift, unusable } = read(answer, parsed);
	if (isErrorBody(parsed)) throw responseError("the reply is an error body with a status of success", issues, reply, progress);
	if (unusable || modes.response === "throw" && issues.length > 0) throw responseError(mismatchMessage(issues), issues, reply, progress);
	if (issues.length + drift.length > 0) notify(listenerOf(connection), {
		operationId: call.operation.operationId,
		issues,
		drift
	});
	return data;
}
const warners = /* @__PURE__ */ new WeakMap();
function listenerOf(connection) {
	const listener = connection.onInvalidResponse ?? warners.get(connection) ?? warnOnce((message) => console.warn(message));
	warners.set(connection, listener);
	return listener;
}
/** What was sent, as far as an error may speak of it. */
function sentParameters({ parameters = {}, body }, { path, query }) {
	const inPath = Object.entries(path).map(([name, text]) => ({
		name,
		text,
		operator: "eq",
		value: text
	}));
	return {
		names: [
			...Object.keys(path),
			...Object.keys(parameters),
			...body ? ["body"] : []
		],
		pairs: [...inPath, ...parseQuery(query) ?? []]
	};
}
function responseError(message, issues, { response, text, redact }, context, cause) {
	return new ResponseError(message, {
		status: response.status,
		text: line(text, redact, 200),
		issues
	}, context, { cause });
}
function parse(reply, context) {
	try {
		return JSON.parse(reply.text);
	} catch (error) {
		throw responseError(`the reply ${reply.text === "" ? "is empty" : "is not JSON"}`, [], reply, context, jsonCause(error, reply));
	}
}
/** The engine quotes a few characters in its message, at either end of which half a secret may stand. */
function jsonCause(error, { redact }) {
	return copiedCause(error, (text) => {
		const hidden = redact(text);
		return redact === nothing ? hidden : hidden.replace(/".*"/s, "\"***\"");
	});
}
/** A body made to exhaust the engine, such as one of marks alone, is no more than a body that cannot be read. */
function read({ call, reply, modes, progress, plain }, parsed) {
	try {
		return readReply(call.operation, reply.text, parsed, modes.response !== "off", reply.redact, plain);
	} catch (error) {
		throw responseError("the reply cannot be read", [], reply, progress, copiedCause(error, reply.redact));
	}
}
/** An edge that answers an error with 200 would otherwise look like data without its fields. */
function isErrorBody(parsed) {
	const status = isRecord(parsed) ? parsed._status : void 0;
	return isRecord(status) && Array.isArray(status.messages);
}
function mismatchMessage([first, ...others]) {
	if (!first) return "the reply does not match the description";
	const more = others.length > 0 ? `, and ${others.length} more` : "";
	return `the reply does not match the description: ${sentence(first)}${more}`;
}
export { readOther };

//# sourceMappingURL=other-reply.js.map