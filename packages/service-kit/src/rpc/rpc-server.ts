import type { AddressInfo, Server } from 'node:net';
import type { Operation } from '@diwan/contracts/rpc/operation';
import { Inject, Injectable } from '@nestjs/common';
import { ServerTCP } from '@nestjs/microservices';
import * as z from 'zod/mini';
import { type BaseConfig, CONFIG } from '../app/config.js';
import { acceptCorrelationId, withCorrelation } from '../app/correlation.js';
import { type Handler, Handlers } from '../app/handlers.js';
import { Log } from '../app/log.js';
import { DomainError } from '../http/domain-error.js';
import { asDomainError } from '../http/problem.filter.js';
import { AskedOnce } from './asked-once.js';
import { ANSWERS, FRESH, isGenuine, Question, type Reply } from './rpc.js';

/** Answers the signed questions of other services over Nest's TCP transport. */
@Injectable()
export class RpcServer {
  private server?: ServerTCP;
  /** A question that is dated ahead is fresh for twice as long. */
  private readonly asked = new AskedOnce(2 * FRESH);

  constructor(
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly handlers: Handlers,
    private readonly log: Log,
  ) {}

  /** Listens on RPC_PORT (0: any free port) and returns the port. */
  async start(): Promise<number> {
    const { HOST: host, RPC_PORT: port } = this.config;
    const server = new ServerTCP({ host, port });
    for (const handler of this.handlers.carrying<Operation>(ANSWERS)) {
      server.addHandler(handler.declaration.pattern, (question: unknown) => this.answer(handler, question));
    }
    await new Promise<void>((resolve, reject) =>
      server.listen((error?: unknown) => (error ? reject(error) : resolve())),
    );
    this.server = server;
    return (server.unwrap<Server>().address() as AddressInfo).port;
  }

  stop(): void {
    this.server?.close();
  }

  private async answer({ declaration, call }: Handler<Operation>, raw: unknown): Promise<Reply> {
    const question = z.safeParse(Question, raw);
    if (
      !question.success ||
      !isGenuine(this.config.RPC_SECRET, declaration.pattern, question.data) ||
      !this.asked.isNew(question.data.id, Date.now())
    ) {
      this.log.warn('rpc.refused', { pattern: declaration.pattern });
      return { code: 'FORBIDDEN' };
    }
    return withCorrelation(acceptCorrelationId(question.data.correlationId), async () => {
      try {
        const input = z.safeParse(declaration.input, question.data.input);
        if (!input.success) throw new DomainError('VALIDATION', { cause: input.error });
        return { output: z.parse(declaration.output, await call(input.data)) };
      } catch (thrown) {
        const error = asDomainError(thrown);
        this.log.warn('rpc.failed', { pattern: declaration.pattern, code: error.code, error: error.cause ?? error });
        return { code: error.code };
      }
    });
  }
}
