import { ConnectionReset } from "./faults.js";
import { Buffer } from "node:buffer";
import { once } from "node:events";
import { createServer } from "node:http";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
// src/sandbox/listen.ts
/** Serves on the loopback interface, where only this machine reaches it. Port 0 is any that is free. */
async function listen(fetch, port = 0) {
	const server = createServer();
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	const ledgerUrl = `http://127.0.0.1:${server.address().port}`;
	server.on("request", (incoming, outgoing) => void serve(fetch, ledgerUrl, incoming, outgoing));
	let closed;
	const close = async () => {
		const end = once(server, "close");
		server.close();
		server.closeAllConnections();
		await end;
	};
	return {
		ledgerUrl,
		statusUrl: `${ledgerUrl}/api/v2`,
		close: () => {
			closed ??= close();
			return closed;
		}
	};
}
async function serve(fetch, baseUrl, incoming, outgoing) {
	const gone = new AbortController();
	outgoing.on("close", () => gone.abort());
	try {
		await send(await fetch(await requestOf(incoming, baseUrl, gone.signal)), incoming, outgoing);
	} catch (error) {
		if (outgoing.destroyed || outgoing.headersSent) outgoing.destroy();
		else if (error instanceof ConnectionReset) incoming.socket.resetAndDestroy();
		else fail(outgoing, error);
	}
}
async function requestOf(incoming, baseUrl, signal) {
	const { method = "GET", url = "/", headersDistinct } = incoming;
	const headers = new Headers();
	for (const [name, values = []] of Object.entries(headersDistinct)) for (const value of values) headers.append(name, value);
	const chunks = [];
	for await (const chunk of incoming) chunks.push(chunk);
	const body = chunks.length > 0 && method !== "GET" && method !== "HEAD" ? Buffer.concat(chunks) : null;
	return new Request(`${baseUrl}${url}`, {
		method,
		headers,
		body,
		signal
	});
}
async function send(response, incoming, outgoing) {
	const { body, status, statusText } = response;
	outgoing.statusCode = status;
	if (statusText) outgoing.statusMessage = statusText;
	outgoing.setHeaders(response.headers);
	if (body === null || incoming.method === "HEAD") {
		await body?.cancel();
		outgoing.end();
	} else if (response.headers.has("content-encoding") || !acceptsGzip(incoming)) await pipeline(chunksOf(body), outgoing);
	else {
		outgoing.removeHeader("content-length");
		outgoing.setHeader("content-encoding", "gzip");
		outgoing.appendHeader("vary", "accept-encoding");
		await pipeline(chunksOf(body), createGzip({ flush: constants.Z_SYNC_FLUSH }), outgoing);
	}
}
function acceptsGzip({ headers }) {
	return String(headers["accept-encoding"] ?? "").split(",").some((coding) => /^\s*gzip\s*(?!;\s*q=0(\.0*)?\s*$)(;|$)/i.test(coding));
}
/** The chunks of a body, which is let go of when nobody wants the rest. */
async function* chunksOf(body) {
	const reader = body.getReader();
	try {
		for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
	} finally {
		await reader.cancel();
	}
}
/** A bug in the sandbox or in a test, told in the query service's form of an error. */
function fail(outgoing, error) {
	const detail = error instanceof Error ? error.message : String(error);
	outgoing.writeHead(500, { "content-type": "application/json" });
	outgoing.end(JSON.stringify({ _status: { messages: [{
		message: "Internal error",
		detail
	}] } }));
}
export { listen };

//# sourceMappingURL=listen.js.map