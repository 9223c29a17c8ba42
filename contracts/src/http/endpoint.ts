import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors/codes.js';
import type { Permission } from '../shared/permission.js';
import type { ServiceName } from '../shared/service.js';

type Schema = z.core.$ZodType;

/**
 * Who may call an endpoint: anyone, anyone signed in, a signed-in client about their own affairs, or staff with a permission.
 * Records a permitted person may not reach answer 404, which the service's query decides.
 */
export type Access = 'public' | 'signed-in' | 'client' | Permission;

/** An HTTP endpoint, declared once as data: the controller, the typed client, the access guard, the OpenAPI page and the tests read it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api/<service>`, with `:name` parameters. */
  path: `/${string}`;
  summary: string;
  access: Access;
  params?: Params;
  query?: Query;
  /** JSON body; absent where there is none or where `multipart` says how it is sent. */
  body?: Body;
  /** `multipart/form-data` with one file; fields are described by `body`. The limit is in bytes. */
  multipart?: { maxFileBytes: number };
  /** JSON answer; absent for an empty answer (204) or where `bytes` is set. */
  response?: Response;
  /** The answer is a stream of bytes, not JSON. */
  bytes?: true;
  status: 200 | 201 | 202 | 204;
  /** Requires an Idempotency-Key header; a repeated key gets the first answer again. */
  idempotent?: true;
  /** Open to staff whose second factor is not confirmed yet: what leads to it, and out. */
  beforeSecondFactor?: true;
  /**
   * Only for people who proved themselves lately (SEC-02): others are asked to, by FRESH_SIGN_IN_REQUIRED or SECOND_FACTOR_REQUIRED. For
   * what decides who may do what, and what discloses much or cannot be undone. `sometimes`: the service tells by what is asked.
   */
  fresh?: true | 'sometimes';
  /** Asked by timers or by the page itself, not by people: does not keep the session awake, and says nothing of what they do. */
  background?: true;
  /**
   * Called by a provider's servers, not by our pages: the body is form-encoded (`body` sees strings), the check against other sites'
   * pages does not apply, and the handler itself must prove who called (a signature).
   */
  callback?: true;
  /** Exists in demo mode only; in no list of endpoints. */
  demo?: true;
  /** Codes besides those that any endpoint may answer (VALIDATION, SIGN_IN_REQUIRED, FORBIDDEN, CROSS_SITE, INTERNAL, …). */
  errors: readonly ErrorCode[];
}

/** Declares an endpoint; only keeps the exact types of its schemas, and whether it is idempotent. */
export function endpoint<
  Params extends Schema = z.core.$ZodNever,
  Query extends Schema = z.core.$ZodNever,
  Body extends Schema = z.core.$ZodNever,
  Response extends Schema = z.core.$ZodNever,
>(
  declaration: Endpoint<Params, Query, Body, Response> & { idempotent: true },
): Endpoint<Params, Query, Body, Response> & { idempotent: true };
export function endpoint<
  Params extends Schema = z.core.$ZodNever,
  Query extends Schema = z.core.$ZodNever,
  Body extends Schema = z.core.$ZodNever,
  Response extends Schema = z.core.$ZodNever,
>(declaration: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response>;
export function endpoint<
  Params extends Schema = z.core.$ZodNever,
  Query extends Schema = z.core.$ZodNever,
  Body extends Schema = z.core.$ZodNever,
  Response extends Schema = z.core.$ZodNever,
>(declaration: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return declaration;
}

/** What a handler receives: parsed parameters, query and body. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? { params: z.core.output<P>; query: z.core.output<Q>; body: z.core.output<B> }
    : never;

/** What a caller passes: only the parts the endpoint has. */
export type RequestOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

type Part<Name extends string, S> = [S] extends [z.core.$ZodNever]
  ? unknown
  : S extends Schema
    ? { [K in Name]: z.core.input<S> }
    : unknown;

/** What the endpoint answers with. */
export type ResponseOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.core.output<R> : never;
