import type { ServiceName } from '@diwan/contracts/shared/service';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { AuditLog, auditEntrySchema, auditHeadSchema } from './audit.js';
import { AuditAnchor } from './audit-anchor.js';
import { AuditReader } from './audit-reader.js';
import { Clock } from './clock.js';
import { type BaseConfig, CONFIG } from './config.js';
import { InTransaction, modelProvider, openDatabase } from './database.js';
import { EndpointGuard } from './endpoint.guard.js';
import { EndpointInterceptor } from './endpoint.interceptor.js';
import { EventInbox, processedEventSchema } from './event-inbox.js';
import { Handlers } from './handlers.js';
import { Health } from './health.js';
import { Idempotency, idempotencySchema } from './idempotency.js';
import { Log } from './log.js';
import { Metrics } from './metrics.js';
import { Outbox, outboxSchema } from './outbox.js';
import { ProblemFilter } from './problem.filter.js';
import { PublicIntake } from './public-intake.js';
import { Queues } from './queues.js';
import { RateLimiter } from './rate-limit.js';
import { openRedis, REDIS } from './redis.js';
import { Refusals } from './refusals.js';
import { Relay } from './relay.js';
import { RpcClient } from './rpc.js';
import { RpcServer } from './rpc-server.js';
import { SERVICE_NAME } from './service-name.js';
import { SESSION_SOURCE, SessionReader } from './session-reader.js';
import { SessionsOfIdentity } from './session-source.js';
import { VersionedEdit } from './versioned-edit.js';

const GUARDS: Provider[] = [
  { provide: APP_GUARD, useClass: EndpointGuard },
  { provide: APP_INTERCEPTOR, useClass: EndpointInterceptor },
  { provide: APP_FILTER, useClass: ProblemFilter },
];

const TOOLS: Provider[] = [
  AuditAnchor,
  AuditLog,
  AuditReader,
  Clock,
  EventInbox,
  Handlers,
  Health,
  Idempotency,
  InTransaction,
  Metrics,
  Outbox,
  PublicIntake,
  Queues,
  RateLimiter,
  Refusals,
  Relay,
  RpcClient,
  RpcServer,
  SessionReader,
  VersionedEdit,
];

const MODELS: Provider[] = [
  modelProvider('AuditEntry', auditEntrySchema),
  modelProvider('AuditHead', auditHeadSchema),
  modelProvider('IdempotencyKey', idempotencySchema),
  modelProvider('OutboxRow', outboxSchema),
  modelProvider('ProcessedEvent', processedEventSchema),
];

const made = new WeakMap<BaseConfig, DynamicModule>();

/**
 * What every service has: its database, Redis, log, sessions, questions to others, outbox, audit, rate limits, clock and metrics, global for
 * injection. `startService` and `startTestService` import it; the same configuration always gives the same module.
 */
@Global()
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's modules are classes
export class ServiceModule {
  static forRoot(config: BaseConfig, name: ServiceName): DynamicModule {
    const known = made.get(config);
    if (known) return known;
    const connections: Provider[] = [
      { provide: CONFIG, useValue: config },
      { provide: SERVICE_NAME, useValue: name },
      { provide: Log, useFactory: () => new Log(name, config.LOG_LEVEL) },
      { provide: getConnectionToken(), useFactory: () => openDatabase(config, name) },
      { provide: REDIS, useFactory: () => openRedis(config) },
      { provide: SESSION_SOURCE, useClass: SessionsOfIdentity },
    ];
    const module: DynamicModule = {
      module: ServiceModule,
      imports: [DiscoveryModule],
      providers: [...connections, ...TOOLS, ...MODELS, ...GUARDS],
      exports: [CONFIG, SERVICE_NAME, Log, getConnectionToken(), REDIS, ...(TOOLS as never[])],
    };
    made.set(config, module);
    return module;
  }
}
