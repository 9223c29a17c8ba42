import type { ServiceName } from '@diwan/contracts/shared/service';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { AuditLog, auditEntrySchema, auditHeadSchema } from '../audit/audit.js';
import { AuditAnchor } from '../audit/audit-anchor.js';
import { AuditReader } from '../audit/audit-reader.js';
import { Refusals } from '../audit/refusals.js';
import { Idempotency, idempotencySchema } from '../deeds/idempotency.js';
import { VersionedEdit } from '../deeds/versioned-edit.js';
import { EventInbox, processedEventSchema } from '../events/event-inbox.js';
import { Outbox, outboxSchema } from '../events/outbox.js';
import { Queues } from '../events/queues.js';
import { Relay } from '../events/relay.js';
import { EndpointGuard } from '../http/endpoint.guard.js';
import { EndpointInterceptor } from '../http/endpoint.interceptor.js';
import { ProblemFilter } from '../http/problem.filter.js';
import { PublicIntake } from '../http/public-intake.js';
import { RateLimiter } from '../http/rate-limit.js';
import { RpcClient } from '../rpc/rpc.js';
import { RpcServer } from '../rpc/rpc-server.js';
import { SESSION_SOURCE, SessionReader } from '../sessions/session-reader.js';
import { SessionsOfIdentity } from '../sessions/session-source.js';
import { InTransaction, modelProvider, openDatabase } from '../store/database.js';
import { openRedis, REDIS } from '../store/redis.js';
import { Clock } from './clock.js';
import { type BaseConfig, CONFIG } from './config.js';
import { Handlers } from './handlers.js';
import { Health } from './health.js';
import { Log } from './log.js';
import { Metrics } from './metrics.js';
import { SERVICE_NAME } from './service-name.js';

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
