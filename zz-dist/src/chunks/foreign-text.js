// src/core/errors/foreign-text.ts
/** There is nothing to hide. */
const nothing = (text) => text;
const maxRead = 16384;
/**
* A text of the service's as people may see it: without secrets, on one line, with controls as escapes, and no longer
* than `maxLength` characters. What is cut is cut last, so that no part of a secret is left.
*/
function line(text, redact, maxLength) {
	return cut(visible(redact(glance(text))), maxLength);
}
/** Any value of a reply in brief, as people may see it. */
function preview(value, redact = (text) => text) {
	if (typeof value === "bigint") return `${shortened(String(value), 60)}n`;
	if (typeof value === "string") return visible(JSON.stringify(shortened(redact(glance(value)), 60)));
	if (Array.isArray(value)) return `an array of ${value.length}`;
	if (typeof value === "object" && value !== null) return "an object";
	if (typeof value === "function") return "a function";
	return String(value);
}
/** `preview` for the replies of one call. It keeps nothing of them alive. */
function previewer(redact) {
	return (value) => preview(value, redact);
}
/** A text of at most so many characters. */
function cut(text, maxLength) {
	return text.length > maxLength ? copied(text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "")) : text;
}
/** The same text, but no part of another one that it keeps alive, as an engine's slice is. */
function copied(text) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}
/** The same with an ellipsis in place of what is cut. */
function shortened(text, maxLength) {
	return text.length > maxLength ? `${cut(text, maxLength)}…` : text;
}
const named = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
/** A text on one line, in which nothing moves the cursor, turns the direction or is half a character. */
function visible(text) {
	return text.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu, (control) => named[control] ?? `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function glance(text) {
	return shortened(text, maxRead);
}
export { copied, cut, line, nothing, preview, previewer, shortened, visible };

//# sourceMappingURL=foreign-text.js.map