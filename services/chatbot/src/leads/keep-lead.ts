import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ChangeLead } from './change-lead.js';
import type { LeadRecord } from './lead.schema.js';
import { SeparateRequest } from './separate-request.js';

/** What staff keep about a lead besides its state: who takes care of it, notes, and the client it became. */
@Injectable()
export class KeepLead {
  constructor(
    private readonly change: ChangeLead,
    private readonly separation: SeparateRequest,
    private readonly rpc: RpcClient,
  ) {}

  /** Ids of the staff who may take care of leads. Throws UNAVAILABLE. */
  owners(): Promise<string[]> {
    return this.rpc.ask(staffWithPermission, { permission: 'lead:own' });
  }

  /** Throws VALIDATION for somebody who may not be given leads, UNAVAILABLE; the deed NOT_FOUND and CONFLICT. */
  async setOwner(
    id: string,
    { ownerId, version }: { ownerId: string | null; version: number },
    caller: SignedInCaller,
  ): Promise<Deed<LeadRecord>> {
    if (ownerId !== null && !(await this.owners()).includes(ownerId)) {
      throw new DomainError('VALIDATION', { fieldErrors: { ownerId: 'invalid_choice' } });
    }
    const decide = ({ owner }: LeadRecord) => ({
      fields: { owner: ownerId },
      line: { what: 'owner', owner: ownerId } as const,
      action: 'lead.owner-set',
      before: { owner: owner ?? null },
      after: { owner: ownerId },
    });
    return { commit: (session) => this.change.run({ id, version }, decide, caller, session) };
  }

  /** Adds a note, whatever else changed meanwhile. The log says that there is one, not what it says. The deed throws NOT_FOUND. */
  note(id: string, text: string, caller: SignedInCaller): Deed<LeadRecord> {
    const decide = () => ({
      fields: {},
      line: { what: 'note', text } as const,
      action: 'lead.noted',
      before: {},
      after: {},
    });
    return { commit: (session) => this.change.run({ id }, decide, caller, session) };
  }

  /** Further requests under another name become leads of their own. Throws VALIDATION for somebody who is no client, UNAVAILABLE; the deed NOT_FOUND and CONFLICT. */
  async setClient(
    id: string,
    { clientId, version }: { clientId: string; version: number },
    caller: SignedInCaller,
  ): Promise<Deed<LeadRecord>> {
    const [person] = await this.rpc.ask(namesOfPeople, { ids: [clientId] });
    if (!person?.isClient) throw new DomainError('VALIDATION', { fieldErrors: { clientId: 'unknown_client' } });
    const by = { caller, able: await this.owners() };
    const decide = async (lead: LeadRecord, session: ClientSession) => ({
      fields: { clientId, ...(await this.separation.othersThanClient(lead, by, session)) },
      line: { what: 'client' } as const,
      action: 'lead.client-set',
      before: { clientId: lead.clientId ?? null },
      after: { clientId },
    });
    return {
      commit: (session) => this.change.run({ id, version }, (lead) => decide(lead, session), caller, session),
    };
  }
}
