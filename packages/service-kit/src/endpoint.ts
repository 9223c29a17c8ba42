import type { Endpoint as EndpointDeclaration } from '@diwan/contracts/http/endpoint';
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
import type { SignedInCaller, Visitor } from './caller.js';
import { exchangeOf } from './exchange.js';

export { callerCan, type SignedInCaller, type Visitor } from './caller.js';
export { readMultipart } from './multipart.js';

/** Metadata key under which a handler carries its declaration. */
export const ENDPOINT = Symbol('endpoint');

/**
 * Makes a controller method the handler of a declared endpoint: its route, access rule, parsing, idempotency, answer shape and status
 * all come from the declaration. Methods take `@Input()` and `@Caller()`, and Nest's `@Request()`/`@Response()` for streams and cookies.
 */
export function Endpoint(declaration: EndpointDeclaration): MethodDecorator {
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
