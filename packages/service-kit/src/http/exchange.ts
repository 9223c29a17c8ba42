import type { Endpoint } from '@diwan/contracts/http/endpoint';
import type { Request } from 'express';
import type { SignedInCaller, Visitor } from './caller.js';

/** What the kit learned of a request on its way to the handler. */
export interface Exchange {
  endpoint?: Endpoint;
  /** Known before they are let in, so that a refusal can say whom it met. */
  caller?: SignedInCaller | Visitor;
  input?: { params: unknown; query: unknown; body: unknown };
}

const exchanges = new WeakMap<Request, Exchange>();

/** The notes on a request; empty at first. */
export function exchangeOf(request: Request): Exchange {
  const known = exchanges.get(request) ?? {};
  exchanges.set(request, known);
  return known;
}
