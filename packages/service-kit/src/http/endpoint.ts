import type { Endpoint as EndpointDeclaration, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Deed } from '../deeds/deed.js';
import type { SignedInCaller, Visitor } from './caller.js';
import { exchangeOf } from './exchange.js';

export { callerCan, type SignedInCaller, type Visitor } from './caller.js';
export { readMultipart } from './multipart.js';

/** Metadata key under which a handler carries its declaration. */
export const ENDPOINT = Symbol('endpoint');

type Eventually<Result> = Result | Promise<Result>;
type ResultOf<E> = [ResponseOf<E>] extends [never] ? unknown : ResponseOf<E>;

/** Shape of a method that handles an endpoint: those that are idempotent ask first and answer with what is to be written. */
export type EndpointHandler<E> = (
  ...args: never[]
) => E extends { idempotent: true } ? Eventually<Deed<ResultOf<E>>> : unknown;

/**
 * Makes a controller method the handler of a declared endpoint: its route, access rule, parsing, idempotency, answer shape and status
 * all come from the declaration. Methods take `@Input()` and `@Caller()`, and Nest's `@Request()`/`@Response()` for streams and cookies.
 * Handlers run outside of any transaction; an idempotent one returns a deed, which is written together with the record of its answer.
 */
export function Endpoint<E extends EndpointDeclaration>(
  declaration: E,
): <Method extends EndpointHandler<E>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void {
  return applyDecorators(
    SetMetadata(ENDPOINT, declaration),
    RequestMapping({ method: RequestMethod[declaration.method], path: declaration.path }),
    HttpCode(declaration.status),
  );
}

/** Parsed parameters, query and body; type the argument `InputOf<typeof declaration>`. */
export const Input = createParamDecorator(
  (_: unknown, context: ExecutionContext) => exchangeOf(context.switchToHttp().getRequest<Request>()).input,
);

/** Who calls. On endpoints that need a session the argument may be typed `SignedInCaller`. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => exchangeOf(context.switchToHttp().getRequest<Request>()).caller,
);
export type Caller = SignedInCaller | Visitor;
