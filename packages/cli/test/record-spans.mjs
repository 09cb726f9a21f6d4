// An OpenTelemetry SDK that is loaded before a server under test, and writes its spans into the file SPANS_FILE.
import { appendFileSync } from "node:fs";
import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { BasicTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";

const file = process.env.SPANS_FILE ?? "";

const exporter = {
  export(spans, done) {
    for (const span of spans) {
      const { name, attributes, events, status, links, parentSpanContext } = span;
      const { traceId, spanId } = span.spanContext();
      const parentId = parentSpanContext?.spanId;
      const line = { name, traceId, spanId, parentId, attributes, events, status, links };
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    }
    done({ code: 0 });
  },
  shutdown: async () => {},
};

context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());
trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
);
