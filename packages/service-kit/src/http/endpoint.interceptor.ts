import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { isDeed } from '../deeds/deed.js';
import { Idempotency } from '../deeds/idempotency.js';
import { ENDPOINT } from './endpoint.js';
import { exchangeOf } from './exchange.js';
import { readInput, whitelist } from './validation.js';

/** Parses the input, runs the handler, writes its deed (once per key) where the endpoint is idempotent, and whitelists the answer. */
@Injectable()
export class EndpointInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: Idempotency,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.answer(context, next));
  }

  private async answer(context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const endpoint = this.reflector.get<Endpoint>(ENDPOINT, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    response.setHeader('Cache-Control', 'no-store');
    const exchange = exchangeOf(request);
    exchange.input = readInput(request, endpoint);
    const handle = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    if (endpoint.bytes) return handle();
    if (!endpoint.idempotent) return whitelist(endpoint, await handle());
    const asked = { endpoint, request, caller: exchange.caller, input: exchange.input };
    const { body, isReplay } = await this.idempotency.once(asked, async () => {
      const deed = await handle();
      if (isDeed(deed)) return deed;
      throw new Error(`${endpoint.method} ${endpoint.path} is idempotent, so its handler must return a deed`);
    });
    // Whoever presses again learns that it had been done before.
    if (isReplay) response.setHeader('Idempotent-Replayed', 'true');
    return body;
  }
}
