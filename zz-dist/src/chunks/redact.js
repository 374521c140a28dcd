import { copied, line, nothing } from "./foreign-text.js";
import { secretsOf } from "./transport.js";
// src/core/http/spelling.ts
const escapes = /\\+(?:u([\da-f]{4})|(["/]))?|%(?:25)*([\da-f]{2})|&#x([\da-f]{1,6});|&#(\d{1,7});|&(amp|quot|apos|lt|gt);/gi;
const entities = {
	amp: "&",
	quot: "\"",
	apos: "'",
	lt: "<",
	gt: ">"
};
/** Letter by letter, as it is written. */
function asItIs(text) {
	return {
		letters: lower(text),
		place: (index) => index
	};
}
/** As it reads without escapes of JSON, URLs and HTML. */
function spelling(text) {
	const parts = [];
	const letterAt = [];
	const textAt = [];
	let length = 0;
	let copied = 0;
	const add = (part, at) => {
		parts.push(part);
		letterAt.push(length);
		textAt.push(at);
		length += part.length;
	};
	for (const match of text.matchAll(escapes)) {
		const { index } = match;
		if (index > copied) add(text.slice(copied, index), copied);
		add(character(match), index);
		copied = index + match[0].length;
	}
	add(text.slice(copied), copied);
	let part = 0;
	return {
		letters: lower(parts.join("")),
		place(index) {
			if ((letterAt[part] ?? 0) > index) part = 0;
			while ((letterAt[part + 1] ?? Number.POSITIVE_INFINITY) <= index) part += 1;
			return (textAt[part] ?? 0) + index - (letterAt[part] ?? 0);
		}
	};
}
function character([, unicode, quoted, percent, hex, decimal, name]) {
	if (quoted) return quoted;
	if (name) return entities[name.toLowerCase()] ?? "";
	if (decimal) return String.fromCharCode(Number(decimal));
	const code = unicode ?? percent ?? hex;
	return code ? String.fromCharCode(Number.parseInt(code, 16)) : "\\";
}
/** In lower case as far as that leaves each letter in its place: some capitals become two. */
function lower(text) {
	return text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}
// src/core/http/hide.ts
function secretsToHide(secrets) {
	const plain = [...new Set(secrets.map((secret) => spelling(secret).letters))];
	return {
		written: [.../* @__PURE__ */ new Set([...secrets.map((secret) => asItIs(secret).letters), ...plain])],
		plain,
		shortest: Math.min(...plain.map(({ length }) => length))
	};
}
const halfEscape = /(?:\\+(?:u[\da-f]{0,3})?|%(?:25)*[\da-f]?|&#?\w{0,7})$/i;
/**
* A text with `***` for each of some secrets. One that ends in `…` was cut, so what a secret begins with is hidden at
* its end.
*/
function hide(text, { written, plain, shortest }) {
	const isCut = text.endsWith("…");
	if (text.length < shortest && !isCut) return text;
	const end = isCut ? text.length - 1 : text.length;
	const read = text.slice(0, end);
	const found = [...find(asItIs(read), written, end, isCut), .../[\\%&]/.test(read) ? find(spelling(isCut ? withoutHalfEscape(read) : read), plain, end, isCut) : []];
	if (found.length === 0) return text;
	const parts = [];
	let told = 0;
	for (const { from, to } of merged(found)) {
		parts.push(text.slice(told, from), "***");
		told = to;
	}
	return parts.join("") + text.slice(told);
}
/** Where secrets stand in the text that is spelled, and ends at `end`. */
function find({ letters, place }, secrets, end, isCut) {
	const ranges = [];
	let cut = 0;
	for (const secret of secrets) {
		for (let at = letters.indexOf(secret); at >= 0; at = letters.indexOf(secret, at + secret.length)) ranges.push({
			from: at,
			to: at + secret.length
		});
		if (isCut) cut = Math.max(cut, beginningAtEnd(letters, secret));
	}
	const whole = merged(ranges).map(({ from, to }) => ({
		from: place(from),
		to: place(to)
	}));
	return cut > 0 ? [...whole, {
		from: place(letters.length - cut),
		to: end
	}] : whole;
}
/** Ranges in their order, those that overlap as one. */
function merged(ranges) {
	const whole = [];
	for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
		const last = whole.at(-1);
		if (!last || range.from >= last.to) whole.push(range);
		else if (range.to > last.to) whole[whole.length - 1] = {
			from: last.from,
			to: range.to
		};
	}
	return whole;
}
function withoutHalfEscape(text) {
	const end = text.slice(-40);
	return text.slice(0, text.length - end.length) + end.replace(halfEscape, "");
}
/** How much of a secret's beginning a text ends with. */
function beginningAtEnd(text, secret) {
	let length = Math.min(secret.length - 1, text.length);
	while (length > 0 && !text.endsWith(secret.slice(0, length))) length -= 1;
	return length;
}
// src/core/http/redact.ts
/** Hides what of headers and a base URL's path is secret, however it is spelled. */
function redactor(headers, prefix) {
	if (prefix === "" && Object.keys(headers).length === 0) return nothing;
	let wanted;
	return (text) => {
		wanted ??= secretsToHide(secretsOf(headers, prefix).flatMap(encodings));
		return hide(text, wanted);
	};
}
/** A secret as it is, in base64 of either alphabet and in hexadecimal. */
function encodings(secret) {
	const bytes = Array.from(new TextEncoder().encode(secret));
	const base64 = btoa(bytes.map((byte) => String.fromCharCode(byte)).join("")).replace(/=+$/, "");
	const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
	return [
		secret,
		base64,
		base64.replaceAll("+", "-").replaceAll("/", "_"),
		hex
	];
}
/** What was thrown, without secrets: a `cause` is printed as readily as a message. */
function redactedCause(cause, redact) {
	return redact === nothing ? cause : copiedCause(cause, redact);
}
const kinds = [
	TypeError,
	SyntaxError,
	RangeError
];
/** The same as a copy that keeps nothing else alive: an engine's error may hold all of the text that it is about. */
function copiedCause(cause, redact, depth = 0) {
	if (!(cause instanceof Error)) return typeof cause === "string" ? copied(line(cause, redact, 1e3)) : void 0;
	const { name, message, stack } = cause;
	const copy = new ((kinds.find((each) => cause instanceof each)) ?? Error)(copied(line(message, redact, 1e3)));
	if (copy.name !== name) copy.name = line(name, redact, 100);
	if (stack) copy.stack = `${copy.name}: ${copy.message}${framesOf(stack, redact)}`;
	const { code } = cause;
	if (typeof code === "string") Object.assign(copy, { code: line(code, redact, 100) });
	if (cause.cause !== void 0 && depth < 5) copy.cause = copiedCause(cause.cause, redact, depth + 1);
	return copy;
}
function framesOf(stack, redact) {
	return stack.split("\n").filter((frame) => /^\s+at .*|@.*:\d+:\d+$/.test(frame)).map((frame) => `\n${line(frame, redact, 500)}`).join("");
}
export { copiedCause, redactedCause, redactor };

//# sourceMappingURL=redact.js.map