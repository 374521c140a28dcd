// Creates a span for each call and a child span for each attempt, and counts attempts, with the events of the transport.
import { context, metrics, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
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

function telemetryHooks(
  tracer = trace.getTracer('ledger-query-client'),
  meter = metrics.getMeter('ledger-query-client'),
): TransportHooks {
  const calls = new Map<number, { readonly call: Span; readonly attempts: Map<number, Span> }>();
  const attemptDuration = meter.createHistogram('http.client.request.duration', { unit: 's' });
  const bodySize = meter.createHistogram('http.client.response.body.size', { unit: 'By' });
  const rateWait = meter.createHistogram('ledger.client.rate.wait', { unit: 's' });
  return {
    onAttempt: ({ callId, operationId, method, url, host, attempt, waited, isShared }) => {
      const template = templates.get(operationId) ?? operationId;
      const call =
        calls.get(callId)?.call ??
        tracer.startSpan(operationId, { attributes: { 'url.template': template } });
      const attempts = calls.get(callId)?.attempts ?? new Map<number, Span>();
      const attributes = {
        'http.request.method': method,
        'http.request.resend_count': attempt - 1,
        'url.full': url,
        'url.template': template,
        'ledger.host': host,
        'ledger.shared': isShared,
      };
      const parent = trace.setSpan(context.active(), call);
      const span = tracer.startSpan(`${method} ${template}`, { kind: SpanKind.CLIENT, attributes }, parent);
      attempts.set(attempt, span);
      calls.set(callId, { call, attempts });
      rateWait.record(waited.rate / 1000, { 'ledger.host': host });
    },
    onAttemptEnd: ({
      callId,
      operationId,
      method,
      host,
      attempt,
      outcome,
      status,
      bytes,
      error,
      duration,
    }) => {
      const span = calls.get(callId)?.attempts.get(attempt);
      const isFailure = outcome === 'failure' || Number(status) >= 400;
      if (status !== undefined) span?.setAttribute('http.response.status_code', status);
      if (error) span?.setAttribute('error.type', error.name);
      if (isFailure) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.setAttribute('ledger.outcome', outcome).end();
      const attributes = {
        'http.request.method': method,
        'url.template': templates.get(operationId) ?? operationId,
        'ledger.host': host,
        'ledger.outcome': outcome,
        ...(status !== undefined && { 'http.response.status_code': status }),
        ...(error && { 'error.type': error.name }),
      };
      attemptDuration.record(duration / 1000, attributes);
      if (bytes !== undefined) bodySize.record(bytes, attributes);
    },
    onEnd: ({ callId, outcome, attempts, error }) => {
      const call = calls.get(callId)?.call;
      calls.delete(callId);
      if (outcome === 'error') call?.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      call?.setAttribute('ledger.attempts', attempts).end();
    },
  };
}

const exporter = new InMemorySpanExporter();
trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
);
const metricExporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const meterProvider = new MeterProvider({
  readers: [new PeriodicExportingMetricReader({ exporter: metricExporter })],
});
metrics.setGlobalMeterProvider(meterProvider);

const sandbox = createSandbox();
sandbox.faults.next({ status: 503 });
const ledger = createLedgerClient({
  baseUrl: sandbox.ledgerUrl,
  fetch: sandbox.fetch,
  retry: { baseDelay: 1 },
  ...telemetryHooks(),
});
await ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2', transactions: false });

const spans = exporter.getFinishedSpans().map((span) => ({
  name: span.name,
  id: span.spanContext().spanId,
  parent: span.parentSpanContext?.spanId,
  attributes: span.attributes,
  failed: span.status.code === SpanStatusCode.ERROR,
}));
await meterProvider.forceFlush();
const measured = metricExporter
  .getMetrics()
  .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
  .map(({ descriptor, dataPoints }) => ({
    name: descriptor.name,
    points: dataPoints.map(({ attributes, value }) => ({ attributes, value })),
  }));
await meterProvider.shutdown();
console.log(spans, measured);

export { measured, spans };
