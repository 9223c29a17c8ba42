import { isStaff } from '@diwan/contracts/shared/role';
import { exchangeOf } from '@diwan/service-kit/http/exchange';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { KeptCases } from './kept-cases.js';
import { WalledRecords } from './walled-records.js';

const ID = /^[0-9a-f]{24}$/;
/** An id that nothing has. */
const NOTHING = 'f'.repeat(24);

/**
 * To staff who are kept away from a case, its id and those of all that belongs to it are ids of nothing (SEC-04): whatever they do with one
 * is answered as if it did not exist, to the letter. Lists leave rows out themselves. Follows the guard that lets people in. Throws
 * DomainError UNAVAILABLE while nobody can tell what somebody is kept away from.
 */
@Injectable()
export class WallGuard implements CanActivate {
  constructor(
    private readonly keptCases: KeptCases,
    private readonly walledRecords: WalledRecords,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { caller } = exchangeOf(request);
    if (!caller?.personId || !isStaff(caller.roles)) return true;
    const { params, query, body } = request;
    const ids = idsIn([params, query, body]);
    if (ids.length === 0) return true;
    const kept = await this.keptCases.of(caller);
    const walled = kept.length > 0 ? await this.walledRecords.among(ids, kept, caller.personId) : new Set<string>();
    if (walled.size > 0) {
      const given = { params: without(walled, params), query: without(walled, query), body: without(walled, body) };
      // The query has no setter.
      for (const [name, value] of Object.entries(given))
        Object.defineProperty(request, name, { value, writable: true });
    }
    return true;
  }
}

/** Every id that a request names, at any depth. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return ID.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(idsIn))];
}

/** The same with ids of nothing in place of some. */
function without(walled: ReadonlySet<string>, value: unknown): unknown {
  if (typeof value === 'string') return walled.has(value) ? NOTHING : value;
  if (Array.isArray(value)) return value.map((one) => without(walled, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, without(walled, one)]));
}
