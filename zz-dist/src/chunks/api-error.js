import { ClientError } from "./query.js";
// src/core/errors/api-error.ts
/** The service answered with a status that is not 2xx. */
var ApiError = class extends ClientError {
	name = "ApiError";
	/** HTTP status. */
	status;
	/** The first hundred things that the body says; empty if it is not the service's own, as from a proxy in front. */
	messages;
	/** Parameters that the messages name, by their names in the call where these are known. */
	parameters;
	headers;
	/** How often the call was sent. */
	attempts;
	/** Milliseconds that the service asks to wait before the next call; undefined if it does not say. */
	retryAfter;
	/** The first 200 characters of the body, controls as escapes. */
	text;
	constructor({ status, statusText, messages, parameters, headers, attempts, retryAfter, text }, context) {
		const says = messages.map(({ message, detail }) => detail || message).join("; ");
		super([
			status,
			statusText,
			says && `– ${says}`
		].filter(Boolean).join(" "), context);
		this.status = status;
		this.messages = messages;
		this.parameters = parameters;
		this.headers = headers;
		this.attempts = attempts;
		this.retryAfter = retryAfter;
		this.text = text;
	}
};
export { ApiError };

//# sourceMappingURL=api-error.js.map