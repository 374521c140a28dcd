import { byteBody, call, createHostedTransport, createTransport, jsonBody, list, request, route } from "./chunks/transport.js";
import { growingList, rangedList } from "./chunks/growing-list-request.js";
import { decodeArray, decodeMap, isRecord } from "./chunks/query.js";
export { byteBody, call, createHostedTransport, createTransport, decodeArray, decodeMap, growingList, isRecord, jsonBody, list, rangedList, request, route };
