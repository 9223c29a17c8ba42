import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';

/** Whether a request comes from who runs the system, by `Authorization: Bearer <token>`; nobody does where there is no token. */
export function isOperator(request: Request, token: string | undefined): boolean {
  return token !== undefined && sameText(request.get('authorization') ?? '', `Bearer ${token}`);
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
