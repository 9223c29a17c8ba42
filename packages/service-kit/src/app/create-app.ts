import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import type { Endpoint } from '@diwan/contracts/http/endpoint';
import type { Operation } from '@diwan/contracts/rpc/operation';
import type { ServiceName } from '@diwan/contracts/shared/service';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, { type ErrorRequestHandler, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import { auditControllerOf } from '../audit/audit.controller.js';
import { DomainError } from '../http/domain-error.js';
import type { BaseConfig } from './config.js';
import { acceptCorrelationId, CORRELATION_HEADER, withCorrelation } from './correlation.js';
import { Health } from './health.js';
import { Log, NestLog } from './log.js';
import { Metrics } from './metrics.js';
import { openApiOf } from './openapi.js';
import { ServiceModule } from './service.module.js';

export interface ServiceDefinition {
  name: ServiceName;
  module: Type | DynamicModule;
  config: BaseConfig;
  /** The service's endpoint table of contracts; each needs exactly one handler. */
  endpoints: readonly Endpoint[];
  /** Questions of other services that this one answers. */
  operations?: readonly Operation[];
}

/** Largest JSON or form body, in bytes as Express writes them. */
const BODY_LIMIT = '100kb';

/** What the body parser refuses, in our codes. */
const refusedBody: ErrorRequestHandler = (error, _request, _response, next) => {
  const status: unknown = error?.status;
  if (status === 413) next(new DomainError('PAYLOAD_TOO_LARGE'));
  else if (status === 415) next(new DomainError('UNSUPPORTED_TYPE'));
  else next(typeof status === 'number' && status < 500 ? new DomainError('MALFORMED') : error);
};

function correlate(request: Request, response: Response, next: NextFunction): void {
  const id = acceptCorrelationId(request.headers[CORRELATION_HEADER.toLowerCase()]);
  response.setHeader(CORRELATION_HEADER, id);
  withCorrelation(id, next);
}

/** One log line and one measurement per request; the route as declared stands for the address. What timers ask day and night is no news. */
function observe(log: Log, metrics: Metrics, { name, endpoints }: ServiceDefinition) {
  const askedByTimers = new Set(
    endpoints.filter(({ background }) => background).map(({ path }) => `/api/${name}${path}`),
  );
  return (request: Request, response: Response, next: NextFunction): void => {
    const begun = process.hrtime.bigint();
    response.on('close', () => {
      const route = request.route?.path ?? 'none';
      const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
      const { statusCode: status } = response;
      metrics.requests.observe({ method: request.method, route, status }, seconds);
      log[askedByTimers.has(route) ? 'debug' : 'info']('request', {
        method: request.method,
        route,
        status,
        ms: Math.round(seconds * 1000),
      });
    });
    next();
  };
}

/** Builds the Nest application of a service, ready to be initialised: body limits, headers, health, metrics and API description. */
export async function createApp(definition: ServiceDefinition): Promise<NestExpressApplication> {
  const { name, config, endpoints } = definition;
  const server = express();
  // An address has one spelling: whoever guards it on the way here knows no other.
  server.enable('case sensitive routing');
  const app = await NestFactory.create<NestExpressApplication>(
    {
      module: ServiceRoot,
      imports: [ServiceModule.forRoot(config, name), definition.module],
      controllers: endpoints.includes(LIST_AUDIT[name]) ? [auditControllerOf(name)] : [],
    },
    new ExpressAdapter(server),
    {
      bodyParser: false,
      logger: ['error', 'warn'],
      bufferLogs: false,
      abortOnError: false,
      forceCloseConnections: true,
    },
  );
  const log = app.get(Log);
  const health = app.get(Health);
  const metrics = app.get(Metrics);
  app.useLogger(new NestLog(log));
  server.set('query parser', 'simple');
  server.set(
    'trust proxy',
    config.TRUSTED_PROXIES.split(',').map((proxy) => proxy.trim()),
  );
  server.disable('x-powered-by');
  server.disable('etag');
  server.get('/healthz/live', (_request, response) => void response.json({ service: name, status: 'up' }));
  server.get('/healthz', async (_request, response) => {
    const report = await health.report();
    response.status(report.status === 'up' ? 200 : 503).json(report);
  });
  server.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  const description = openApiOf(name, endpoints);
  server.get(`/api/${name}/openapi.json`, (_request, response) => void response.json(description));
  server.use(correlate, observe(log, metrics, definition));
  server.use(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    }),
  );
  const forms = endpoints.filter(({ callback }) => callback).map(({ path }) => `/api/${name}${path}`);
  if (forms.length > 0)
    server.use(forms, express.urlencoded({ extended: false, limit: BODY_LIMIT, parameterLimit: 100 }));
  server.use(express.json({ limit: BODY_LIMIT }), refusedBody);
  app.setGlobalPrefix(`/api/${name}`);
  return app;
}

/** The root module; its imports are given when it is made. */
class ServiceRoot {}
