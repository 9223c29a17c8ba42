import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isOperator } from './operator.js';

/** Figures of the front door, for Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'shell_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  readonly unrendered = new Counter({
    name: 'shell_pages_not_rendered_total',
    help: 'Public pages that were left to the browser',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  readonly reports = new Counter({
    name: 'shell_browser_reports_total',
    help: 'Failures and policy violations reported by browsers',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  readonly stale = new Counter({
    name: 'shell_stale_answers_total',
    help: 'Parts of public pages shown from memory, because their service did not answer',
    registers: [this.registry],
  });

  readonly made = new Counter({
    name: 'shell_answers_made_total',
    help: 'Pages and lists that were made, because they were not kept or did not hold any more',
    registers: [this.registry],
  });

  /** `size` tells how many bytes kept answers take. */
  constructor(size: () => number = () => 0) {
    new Gauge({
      name: 'shell_kept_bytes',
      help: 'Memory that kept pages, lists and files take, about',
      registers: [this.registry],
      collect() {
        this.set(size());
      },
    });
    collectDefaultMetrics({ register: this.registry });
  }

  /** Answers whoever brings the token, and is not there for anybody else. */
  route(token: string | undefined): RequestHandler {
    return async (request, response, next) => {
      if (!isOperator(request, token)) return next();
      response.type(this.registry.contentType).send(await this.registry.metrics());
    };
  }
}
