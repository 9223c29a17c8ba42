import type { AddressInfo, Server } from 'node:net';
import type { Operation } from '@diwan/contracts/rpc/operation';
import { ServerTCP } from '@nestjs/microservices';
import type * as z from 'zod/mini';
import type { BaseConfig } from '../app/config.js';
import { Log } from '../app/log.js';
import { DomainError } from '../http/domain-error.js';
import { isGenuine, type Question, type Reply, RpcClient } from '../rpc/rpc.js';

/** Stands in for all other services on one port: answers what a test told it to, and only signed questions. */
export class RpcDouble {
  private secret = '';

  private constructor(
    private readonly server: ServerTCP,
    readonly port: number,
  ) {}

  static async start(): Promise<RpcDouble> {
    const server = new ServerTCP({ host: '127.0.0.1', port: 0 });
    await new Promise<void>((resolve) => server.listen(() => resolve()));
    return new RpcDouble(server, (server.unwrap<Server>().address() as AddressInfo).port);
  }

  /** The secret that questions must be signed with. */
  trust(secret: string): void {
    this.secret = secret;
  }

  /** Answers a pattern; a DomainError thrown becomes its code. */
  answer(pattern: string, answer: (input: unknown) => unknown): void {
    this.server.addHandler(pattern, async (question: Question): Promise<Reply> => {
      if (!isGenuine(this.secret, pattern, question)) return { code: 'FORBIDDEN' };
      try {
        return { output: await answer(question.input) };
      } catch (error) {
        return { code: error instanceof DomainError ? error.code : 'INTERNAL' };
      }
    });
  }

  async stop(): Promise<void> {
    this.server.close();
  }
}

/** Asks a service on this machine as another service of the same deployment. */
export async function askAs<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  config: BaseConfig,
  rpcPort: number,
  operation: Operation<Input, Output>,
  input: z.core.input<Input>,
): Promise<z.core.output<Output>> {
  const name = `RPC_${operation.service.toUpperCase()}`;
  const client = new RpcClient({ ...config, [name]: `127.0.0.1:${rpcPort}` }, 'test', new Log('test', 'silent'));
  try {
    return await client.ask(operation, input);
  } finally {
    client.close();
  }
}
