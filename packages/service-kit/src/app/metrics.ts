import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Measurements of the service in Prometheus's format. Services may register their own in `registry`. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  /** Seconds per request, by route as declared (never the address itself: it may name people). */
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [this.registry],
  });
  readonly events = new Counter({
    name: 'events_handled_total',
    help: 'Events handled, by name and outcome',
    labelNames: ['event', 'outcome'],
    registers: [this.registry],
  });

  /** Adds the measurements of the process itself; once per process. */
  measureProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }
}
