import { createHash, createHmac, randomUUID } from 'node:crypto';
import { ERRORS, type ErrorCode } from '@diwan/contracts/errors/codes';
import type { Operation } from '@diwan/contracts/rpc/operation';
import type { ServiceName } from '@diwan/contracts/shared/service';
import { Inject, Injectable } from '@nestjs/common';
import { type ClientProxy, ClientProxyFactory, Transport } from '@nestjs/microservices';
import { firstValueFrom, timeout } from 'rxjs';
import * as z from 'zod/mini';
import { type BaseConfig, CONFIG, rpcAddresses } from '../app/config.js';
import { correlationId } from '../app/correlation.js';
import { declares } from '../app/handlers.js';
import { Log } from '../app/log.js';
import { parseKnown } from '../app/parse-known.js';
import { SERVICE_NAME } from '../app/service-name.js';
import { outsideTransaction } from '../deeds/ambient-transaction.js';
import { DomainError } from '../http/domain-error.js';
import { sameSecret } from '../sessions/session-reader.js';

/** A signed question on the wire. */
export const Question = z.strictObject({
  id: z.string(),
  from: z.string(),
  askedAt: z.number(),
  correlationId: z.string(),
  input: z.unknown(),
  signature: z.string(),
});
export type Question = z.infer<typeof Question>;

/** What comes back: the output, or the code of a domain error. */
export type Reply = { output: unknown } | { code: ErrorCode };

/** A question older or newer than this is refused, in milliseconds. */
export const FRESH = 30_000;

function signatureOf(secret: string, pattern: string, question: Omit<Question, 'signature'>): string {
  const input = createHash('sha256')
    .update(JSON.stringify(question.input) ?? '')
    .digest('hex');
  const signed = [pattern, question.id, question.from, question.askedAt, question.correlationId, input].join('\n');
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

/** Signs a question with the deployment's secret. */
export function ask(secret: string, pattern: string, from: string, input: unknown): Question {
  const question = { id: randomUUID(), from, askedAt: Date.now(), correlationId: correlationId(), input };
  return { ...question, signature: signatureOf(secret, pattern, question) };
}

/** Whether a question was signed with the secret, for this pattern, just now. */
export function isGenuine(secret: string, pattern: string, { signature, ...question }: Question): boolean {
  const fresh = Math.abs(Date.now() - question.askedAt) <= FRESH;
  return fresh && sameSecret(signature, signatureOf(secret, pattern, question));
}

export const ANSWERS = Symbol('answers');

/** Makes a method of a provider or controller answer an operation: `(input) => Promise<output>`. */
export const Answers =
  <Input extends z.core.$ZodType, Output extends z.core.$ZodType>(operation: Operation<Input, Output>) =>
  <Method extends (input: z.core.output<Input>) => Promise<z.core.output<Output>> | z.core.output<Output>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    declares(ANSWERS, operation)(target, key, descriptor);
  };

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in ERRORS;

/** Asks other services. */
@Injectable()
export class RpcClient {
  private readonly clients = new Map<ServiceName, ClientProxy>();

  constructor(
    @Inject(CONFIG) private readonly config: BaseConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly log: Log,
  ) {}

  /**
   * Asks and returns the parsed answer. Throws the domain error the other service answered with, and UNAVAILABLE when it did not
   * answer in time, is away or answered nonsense. Never asks twice. Must not be called inside a transaction.
   */
  async ask<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
    operation: Operation<Input, Output>,
    input: z.core.input<Input>,
    { timeoutMs = 2000 }: { timeoutMs?: number } = {},
  ): Promise<z.core.output<Output>> {
    outsideTransaction(`RPC ${operation.pattern}`);
    const question = ask(this.config.RPC_SECRET, operation.pattern, this.service, z.parse(operation.input, input));
    let reply: Reply;
    try {
      const answer = this.clientOf(operation.service).send<Reply>(operation.pattern, question);
      reply = await firstValueFrom(answer.pipe(timeout(timeoutMs * this.config.TIME_LIMIT_FACTOR)));
    } catch (cause) {
      throw this.unavailable(operation, cause);
    }
    if ('code' in reply && isErrorCode(reply.code) && reply.code !== 'INTERNAL') throw new DomainError(reply.code);
    const output = parseKnown(operation.output, 'output' in reply ? reply.output : undefined);
    if (!output.success) throw this.unavailable(operation, output.error);
    return output.data;
  }

  close(): void {
    for (const client of this.clients.values()) client.close();
  }

  private unavailable(operation: Operation, cause: unknown): DomainError {
    this.log.warn('rpc.unanswered', { pattern: operation.pattern });
    // Nest rejects with plain objects such as { status, message } too.
    const error = cause instanceof Error ? cause : new Error(JSON.stringify(cause));
    return new DomainError('UNAVAILABLE', { cause: error });
  }

  private clientOf(service: ServiceName): ClientProxy {
    const known = this.clients.get(service);
    if (known) return known;
    const [host, port] = (rpcAddresses(this.config)[service] ?? '').split(':');
    if (!host || !port) throw new Error(`RPC_${service.toUpperCase()} is not configured`);
    const client = ClientProxyFactory.create({ transport: Transport.TCP, options: { host, port: Number(port) } });
    this.clients.set(service, client);
    return client;
  }
}
