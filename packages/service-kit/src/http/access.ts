import type { Access, Endpoint } from '@diwan/contracts/http/endpoint';
import { isOwnOrigin } from '@diwan/contracts/shared/origin';
import { can } from '@diwan/contracts/shared/permission';
import { isStaff } from '@diwan/contracts/shared/role';
import type { Request } from 'express';
import { csrfTokenOf, sameSecret } from '../sessions/session-reader.js';
import type { SignedInCaller, Visitor } from './caller.js';
import { DomainError } from './domain-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets the caller pass or throws SIGN_IN_REQUIRED, FORBIDDEN, SECOND_FACTOR_MISSING or SECOND_FACTOR_REQUIRED. Staff whose second
 * factor is not confirmed in this session reach only what leads to it, whatever else they are (security.md 2, ASVS 6.3.3).
 */
export function checkAccess(
  { access, beforeSecondFactor }: Pick<Endpoint, 'access' | 'beforeSecondFactor'>,
  caller: SignedInCaller | Visitor,
): void {
  if (access === 'public') return;
  if (caller.personId === null) throw new DomainError('SIGN_IN_REQUIRED');
  if (!allowedByRoles(access, caller)) throw new DomainError('FORBIDDEN');
  if (beforeSecondFactor || !isStaff(caller.roles) || caller.secondFactor === 'confirmed') return;
  throw new DomainError(caller.secondFactor === 'none' ? 'SECOND_FACTOR_MISSING' : 'SECOND_FACTOR_REQUIRED');
}

function allowedByRoles(access: Exclude<Access, 'public'>, { roles }: SignedInCaller): boolean {
  if (access === 'signed-in') return true;
  return access === 'client' ? roles.includes('client') : can(roles, access);
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
