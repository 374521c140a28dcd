import { nothing, preview, shortened } from "./foreign-text.js";
import { int64, isRecord } from "./query.js";
import { Report, decodeNumbers, escaped, int64Reader, lookUp, noFlaws, pointerLine, wideFrom } from "./transport.js";
// src/core/reply/exact-json.ts
/**
* Makes bigints of the 64-bit integers in `data`, which is `text` parsed. Only a text with an integer beyond 2^53
* where a bigint belongs, or with a fraction that was lost, is parsed a second time: the usual page costs one
* `JSON.parse`. What numbers told by themselves may be known already.
*/
function decodeReply(text, data, decode, first = decodeNumbers(text, data, decode)) {
	const { isInexact, isDoubtful, ...decoded } = first;
	return decode && (isInexact || isDoubtful && hasLostFraction(text)) ? decodeExactly(text, decode) : decoded;
}
function decodeExactly(text, decode) {
	const mark = unusedMark(text);
	const marked = markIntegers(text, mark);
	const flaws = noFlaws();
	let read = 0;
	const unmark = (value) => {
		if (typeof value === "number") return Number.isInteger(value) ? BigInt(value) : void 0;
		if (typeof value !== "string" || !value.startsWith(mark)) return void 0;
		const integer = exactInteger(value.slice(mark.length));
		if (integer === void 0) return void 0;
		read += 1;
		return integer;
	};
	const limit = (integer) => {
		if (typeof integer === "bigint" && BigInt.asIntN(64, integer) !== integer) flaws.outOfRange.add(integer);
		return integer;
	};
	const fromMark = int64Reader(unmark, flaws, limit);
	const data = decode(JSON.parse(marked.text), fromMark);
	return {
		data: read === marked.count ? data : withoutMarks(data, mark),
		...flaws
	};
}
const privateUse = /([\uE000-\uF8FF])\1*|\\u((?:[eE][\da-fA-F]|[fF][0-8])[\da-fA-F]{2})/g;
/**
* A beginning that no string of the text has, be it written out or escaped. It is made of the private-use character
* with the shortest runs, as a text of one such character alone would make it as long as the text.
*/
function unusedMark(text) {
	if (!text.includes("") && !text.includes("\\u")) return "";
	const longest = /* @__PURE__ */ new Map();
	let [before, end, run] = [
		"",
		0,
		0
	];
	for (const { 0: found, 1: written, 2: escaped = "", index } of text.matchAll(privateUse)) {
		const character = written ?? String.fromCharCode(Number.parseInt(escaped, 16));
		run = (character === before && index === end ? run : 0) + (written ? found.length : 1);
		before = character;
		end = index + found.length;
		longest.set(character, Math.max(longest.get(character) ?? 0, run));
	}
	let mark = ["", longest.get("") ?? 0];
	for (let code = 57345; code <= 63743 && mark[1] > 0; code++) {
		const character = String.fromCharCode(code);
		const itsRun = longest.get(character) ?? 0;
		if (itsRun < mark[1]) mark = [character, itsRun];
	}
	return mark[0].repeat(mark[1] + 1);
}
const wide = /[\s:,[](-?(?:\d{16,}|\d+(?=[.eE]))(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;
/** Where such a numeral stands outside of strings. */
function* wideNumerals(text) {
	let end = 0;
	let quote = text.indexOf("\"");
	for (const { 1: digits = "", index: before } of text.matchAll(wide)) {
		const index = before + 1;
		while (quote >= 0 && quote < index) {
			end = endOfString(text, quote);
			quote = text.indexOf("\"", end);
		}
		if (index >= end) yield {
			digits,
			index
		};
	}
}
function hasLostFraction(text) {
	for (const { digits } of wideNumerals(text)) if (losesFraction(digits)) return true;
	return false;
}
function losesFraction(digits) {
	const value = Number(digits);
	return Number.isInteger(value) && Math.abs(value) >= wideFrom && exactInteger(digits) === void 0;
}
/**
* The same JSON with each numeral that `JSON.parse` makes an integer of, but may not make the right one, as a string
* that begins with the mark.
*/
function markIntegers(text, mark) {
	const parts = [];
	let copied = 0;
	let count = 0;
	for (const { digits, index } of wideNumerals(text)) {
		const value = Number(digits);
		if (!Number.isInteger(value) || Number.isSafeInteger(value) && !losesFraction(digits)) continue;
		count += 1;
		parts.push(text.slice(copied, index), "\"", mark, digits, "\"");
		copied = index + digits.length;
	}
	parts.push(text.slice(copied));
	return {
		text: parts.join(""),
		count
	};
}
function endOfString(text, start) {
	for (let end = start + 1;; end++) {
		end = text.indexOf("\"", end);
		let backslashes = 0;
		while (text.charCodeAt(end - 1 - backslashes) === 92) backslashes += 1;
		if (backslashes % 2 === 0) return end + 1;
	}
}
/** The integer that a JSON numeral stands for, however it is written; undefined if it has a fraction. */
function exactInteger(digits) {
	if (/^-?\d+$/.test(digits)) return BigInt(digits);
	const [, sign, whole, fraction = "", exponent = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(digits) ?? [];
	if (whole === void 0) return void 0;
	const all = `${whole}${fraction}`.replace(/^0+/, "");
	if (all === "") return 0n;
	const shift = Number(exponent) - fraction.length;
	const shifted = shift >= 0 ? all + "0".repeat(shift) : all.slice(0, shift);
	const lost = shift >= 0 ? "" : all.slice(shift);
	if (/[1-9]/.test(lost)) return void 0;
	return BigInt(`${sign}${shifted || "0"}`);
}
/** Numbers again where no 64-bit integer was declared, as `JSON.parse` gives them. */
function withoutMarks(data, mark) {
	const unmark = (value) => typeof value === "string" && value.startsWith(mark) ? Number(value.slice(mark.length)) : value;
	const left = [data];
	while (left.length > 0) {
		const value = left.pop();
		if (!Array.isArray(value) && !isRecord(value)) continue;
		const container = value;
		for (const key of Object.keys(container)) {
			const inner = container[key];
			if (typeof inner === "object") left.push(inner);
			else if (typeof inner === "string" && inner.startsWith(mark)) Object.defineProperty(container, key, { value: unmark(inner) });
		}
	}
	return unmark(data);
}
// src/core/reply/issues.ts
/** Mismatches with what came instead, as far as it can still be found in the reply. */
function issuesOf(mismatches, data, redact = nothing) {
	return mismatches.map(({ instancePath, expected }) => ({
		instancePath: pointerLine(instancePath, redact),
		expected,
		got: describe(lookUp(data, instancePath), redact)
	}));
}
function describe(value, redact) {
	if (value === void 0) return "nothing";
	return typeof value === "object" ? typeName(value) : `${typeof value} ${preview(value, redact)}`;
}
function typeName(value) {
	if (value === null) return "null";
	return Array.isArray(value) ? "array" : "object";
}
/** What is wrong at one place, in words. */
function sentence({ instancePath, expected, got }) {
	const place = instancePath || "the whole";
	return got === "nothing" ? `${place} is missing` : `${place} should be ${expected}, got ${got}`;
}
const maxWarnings = 1e3;
const maxNamed = 20;
/** The default callback: one warning a reply, which names what was not named before, and how to silence and enforce. */
function warnOnce(warn) {
	const warned = /* @__PURE__ */ new Set();
	const isNew = (key) => {
		if (warned.has(key) || warned.size >= maxWarnings) return false;
		warned.add(key);
		return true;
	};
	return ({ operationId, issues, drift }) => {
		const news = [["does not match", issues], ["goes beyond", drift]].flatMap(([how, list]) => {
			const places = list.map((issue) => ({
				...issue,
				instancePath: issue.instancePath.replace(/\/\d+(?=\/|$)/g, "/*")
			})).filter(({ instancePath }) => isNew(`${operationId} ${instancePath} ${how}`));
			const named = places.slice(0, maxNamed).map((issue) => shortened(sentence(issue), 200));
			if (places.length > maxNamed) named.push(`and ${places.length - maxNamed} more`);
			return named.length > 0 ? [`the reply ${how} the description: ${named.join("; ")}`] : [];
		});
		if (news.length === 0) return;
		warn(`${operationId}: ${news.join(". Also, ")}. Set onInvalidResponse to handle this yourself, validation: 'throw' to enforce, 'off' to silence.`);
	};
}
// src/core/reply/places.ts
/** Every value inside a parsed body in the order in which it stands there, as far as the caller goes on. */
function* placesIn(data) {
	yield {
		pointer: "",
		value: data
	};
	const begun = isObject(data) ? [{
		pointer: "",
		members: Object.entries(data),
		next: 0
	}] : [];
	for (let inner = begun.at(-1); inner !== void 0; inner = begun.at(-1)) {
		const member = inner.members[inner.next];
		inner.next += 1;
		if (!member) {
			begun.pop();
			continue;
		}
		const [name, value] = member;
		const pointer = `${inner.pointer}/${escaped(name)}`;
		yield {
			pointer,
			value
		};
		if (isObject(value)) begun.push({
			pointer,
			members: Object.entries(value),
			next: 0
		});
	}
}
function isObject(value) {
	return typeof value === "object" && value !== null;
}
// src/core/reply/read-reply.ts
/**
* Checks a parsed body and decodes its 64-bit integers. `text` is what it was parsed from, and `redact` hides what the
* issues must not tell. One that was read as a plain reply has been checked.
*/
function readReply(operation, text, parsed, check, redact = nothing, plain) {
	const { decode, items } = operation;
	const { issues: checked, drift } = check && !plain ? validate(operation, parsed, redact) : {
		issues: [],
		drift: []
	};
	const refuse = (data, pointer, expected, from) => {
		const found = checked.length > 0 ? checked : validate(operation, from, redact).issues;
		const path = pointerLine(pointer, redact);
		const known = found.find(({ instancePath }) => instancePath === path);
		const issues = [...known ? [known] : issuesOf([{
			instancePath: pointer,
			expected
		}], from, redact), ...found.filter((issue) => issue !== known)].slice(0, 100);
		return {
			data,
			drift,
			unusable: true,
			issues
		};
	};
	if (typeof parsed !== "object" || parsed === null) return refuse(parsed, "", "object", parsed);
	if (items !== void 0 && !(isRecord(parsed) && Array.isArray(parsed[items]))) return isRecord(parsed) ? refuse(parsed, `/${items}`, "array", parsed) : refuse(parsed, "", "object", parsed);
	const { data, notIntegers, outOfRange } = decodeReply(text, parsed, decode, plain);
	if (decode && notIntegers > 0) {
		const pointer = noInteger(decode, JSON.parse(text));
		return refuse(data, pointer ?? "", pointer ? "integer" : "integers of 64 bits without a fraction", JSON.parse(text));
	}
	const tooWide = check && outOfRange.size > 0 ? integersBeyond64Bits(outOfRange, data, redact) : [];
	return {
		data,
		unusable: false,
		drift,
		issues: [...checked, ...tooWide].slice(0, 100)
	};
}
function validate({ validate }, parsed, redact) {
	const report = new Report(redact);
	validate(parsed, report, "", "");
	return {
		issues: issuesOf(report.mismatches, parsed, redact),
		drift: report.drift
	};
}
/** Where the first value stands of which no 64-bit integer can be made; undefined for a fraction that only the text shows. */
function noInteger(decode, parsed) {
	const mark = Symbol();
	const lenient = (value) => value;
	const strict = (value) => value === null || value === void 0 || Number.isInteger(value) ? value : mark;
	const marked = decode(parsed, int64(strict, lenient));
	for (const { pointer, value } of placesIn(marked)) if (value === mark) return pointer;
}
/** Where integers stand that are wider than their type. */
function integersBeyond64Bits(tooWide, data, redact) {
	const found = [];
	for (const { pointer, value } of placesIn(data)) {
		if (typeof value !== "bigint" || !tooWide.has(value)) continue;
		const instancePath = pointerLine(pointer, redact);
		found.push({
			instancePath,
			expected: "a 64-bit integer",
			got: preview(value)
		});
		if (found.length === 100) break;
	}
	return found;
}
export { readReply, sentence, warnOnce };

//# sourceMappingURL=read-reply.js.map