import { ClientError, Comparison, NetworkError, ParameterError, ResponseError, TimeoutError, between, eq, gt, gte, lt, lte, ne, toDate, toNanoseconds, toTimestamp } from "./chunks/query.js";
import { createTransport, request, stringifyJson, toSdkTransactionId, toTransactionId } from "./chunks/transport.js";
import { ChunkJoiner, createLedgerClient, formatHbar, formatUnits, joinChunks, messageBytes, messageText, parseHbar, parseUnits, toEntityNumber, toLongZeroAddress } from "./chunks/topic-messages.js";
import { createStatusClient } from "./chunks/client.js";
import { parseReply, waitFor } from "./chunks/wait-for.js";
import { ApiError } from "./chunks/api-error.js";
export { ApiError, ChunkJoiner, ClientError, Comparison, NetworkError, ParameterError, ResponseError, TimeoutError, between, createLedgerClient, createStatusClient, createTransport, eq, formatHbar, formatUnits, gt, gte, joinChunks, lt, lte, messageBytes, messageText, ne, parseHbar, parseReply, parseUnits, request, stringifyJson, toDate, toEntityNumber, toLongZeroAddress, toNanoseconds, toSdkTransactionId, toTimestamp, toTransactionId, waitFor };
