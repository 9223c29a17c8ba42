import type { Access } from '@diwan/contracts/http/endpoint';
import { isOwnOrigin } from '@diwan/contracts/shared/origin';
import { can } from '@diwan/contracts/shared/permission';
import type { Request } from 'express';
import type { SignedInCaller, Visitor } from './caller.js';
import { DomainError } from './domain-error.js';
import { csrfTokenOf, sameSecret } from './session-reader.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets the caller pass or throws SIGN_IN_REQUIRED, FORBIDDEN or SECOND_FACTOR_REQUIRED. */
export function checkAccess(access: Access, caller: SignedInCaller | Visitor): void {
  if (access === 'public') return;
  if (caller.personId === null) throw new DomainError('SIGN_IN_REQUIRED');
  if (access === 'signed-in') return;
  if (access === 'client') {
    if (!caller.roles.includes('client')) throw new DomainError('FORBIDDEN');
    return;
  }
  if (!can(caller.roles, access)) throw new DomainError('FORBIDDEN');
  if (caller.secondFactor === 'needed') throw new DomainError('SECOND_FACTOR_REQUIRED');
}

/**
 * Refuses unsafe requests that another site's page may have made: where the browser says where it came from
 * (`Sec-Fetch-Site`, `Origin`), both must be our own. Programs that send neither carry no ambient authority; with a session every caller needs its token as well.
 */
export function checkOrigin(
  request: Request,
  caller: SignedInCaller | Visitor,
  { PUBLIC_ORIGIN, SESSION_SECRET }: { PUBLIC_ORIGIN: string; SESSION_SECRET: string },
): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers;
  if (site !== 'none' && site !== 'same-origin') throw new DomainError('CROSS_SITE');
  if (origin !== undefined && !isOwnOrigin(origin, PUBLIC_ORIGIN)) throw new DomainError('CROSS_SITE');
  if (caller.sessionKey === null) return;
  const token = request.headers['x-csrf'];
  if (typeof token !== 'string' || !sameSecret(token, csrfTokenOf(SESSION_SECRET, caller.sessionKey))) {
    throw new DomainError('CROSS_SITE');
  }
}
