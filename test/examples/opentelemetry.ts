// Creates a span for each call, and a child span for each attempt, with the hooks of the transport.
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { createLedgerClient, type TransportHooks } from 'ledger-query-client';
import * as ledgerOperations from 'ledger-query-client/ledger';
import { createSandbox } from 'ledger-query-client/sandbox';

// The path templates of the operations. Tracing backends need attributes with few distinct values.
const templates = new Map<string, string>();
for (const value of Object.values(ledgerOperations))
  if (typeof value === 'object' && 'operationId' in value) templates.set(value.operationId, value.path);

function tracingHooks(tracer = trace.getTracer('ledger-query-client')): TransportHooks {
  const calls = new Map<number, { readonly call: Span; attempt?: Span }>();
  return {
    onAttempt: ({ callId, operationId, method, url, attempt }) => {
      const template = templates.get(operationId) ?? operationId;
      const attributes = { 'http.request.method': method, 'url.full': url, 'url.template': template };
      const entry = calls.get(callId);
      const call = entry?.call ?? tracer.startSpan(operationId, { attributes: { 'url.template': template } });
      const span = tracer.startSpan(
        `${method} ${template}`,
        { kind: SpanKind.CLIENT, attributes: { ...attributes, 'http.request.resend_count': attempt - 1 } },
        trace.setSpan(context.active(), call),
      );
      calls.set(callId, { call, attempt: span });
    },
    onReply: ({ callId, status }) => {
      const span = calls.get(callId)?.attempt?.setAttribute('http.response.status_code', status);
      if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
    },
    onRetry: ({ callId }) => calls.get(callId)?.attempt?.end(),
    // The last attempt ends together with its call.
    onEnd: ({ callId, outcome, attempts, error }) => {
      const { call, attempt } = calls.get(callId) ?? {};
      calls.delete(callId);
      attempt?.end();
      if (outcome === 'error') call?.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      call?.setAttribute('ledger.attempts', attempts).end();
    },
  };
}

const exporter = new InMemorySpanExporter();
trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
);

const sandbox = createSandbox();
sandbox.faults.next({ status: 503 });
const ledger = createLedgerClient({
  baseUrl: sandbox.ledgerUrl,
  fetch: sandbox.fetch,
  retry: { baseDelay: 1 },
  ...tracingHooks(),
});
await ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2', transactions: false });

const spans = exporter.getFinishedSpans().map((span) => ({
  name: span.name,
  id: span.spanContext().spanId,
  parent: span.parentSpanContext?.spanId,
  attributes: span.attributes,
  failed: span.status.code === SpanStatusCode.ERROR,
}));
console.log(spans);

export { spans };
