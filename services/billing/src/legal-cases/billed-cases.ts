import { type BilledCase, billedCases, casesToBill } from '@diwan/contracts/matters/cases/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';

/** Most ids that are asked about at once. */
const BATCH = 200;

type By = Pick<SignedInCaller, 'personId' | 'roles'>;

/** Cases by name, as their service tells them to whoever asks (SEC-04). */
@Injectable()
export class BilledCases {
  constructor(private readonly rpc: RpcClient) {}

  /** Those that the caller may know of; none while their service is away: what names them is shown without. */
  async named(caller: By | null, ids: readonly (string | null)[]): Promise<Map<string, BilledCase>> {
    try {
      return await this.known(caller, ids);
    } catch (fault) {
      if (fault instanceof DomainError && fault.code === 'UNAVAILABLE') return new Map();
      throw fault;
    }
  }

  /** Who works on a case; nobody while its service is away: what is told to them does not hold up what it is told of. */
  async teamOf(caseId: string | null): Promise<string[]> {
    return (caseId !== null && (await this.named(null, [caseId])).get(caseId)?.team) || [];
  }

  /** The same for what rests on it. Throws UNAVAILABLE. */
  async known(caller: By | null, ids: readonly (string | null)[]): Promise<Map<string, BilledCase>> {
    const wanted = [...new Set(ids.filter((id): id is string => id !== null))];
    const cases: BilledCase[] = [];
    for (let start = 0; start < wanted.length; start += BATCH)
      cases.push(...(await this.rpc.ask(billedCases, { ids: wanted.slice(start, start + BATCH), by: byOf(caller) })));
    return new Map(cases.map((one) => [one.id, one]));
  }

  /** Cases of a client that can be billed for. Throws UNAVAILABLE. */
  ofClient(caller: By, clientId: string): Promise<BilledCase[]> {
    return this.rpc.ask(casesToBill, { clientId, by: { personId: caller.personId, roles: [...caller.roles] } });
  }

  /** The case of a client that somebody names. Throws NOT_FOUND for another client's, or one that they may not know of; UNAVAILABLE. */
  async oneOf(caller: By, clientId: string, caseId: string | null): Promise<BilledCase | null> {
    if (caseId === null) return null;
    const found = (await this.known(caller, [caseId])).get(caseId);
    if (!found?.clientIds.includes(clientId)) throw new DomainError('NOT_FOUND');
    return found;
  }
}

const byOf = (caller: By | null) => caller && { personId: caller.personId, roles: [...caller.roles] };
