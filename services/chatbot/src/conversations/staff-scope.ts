import { casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import { can } from '@diwan/contracts/shared/permission';
import type { Role } from '@diwan/contracts/shared/role';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { type QueryFilter, trusted } from 'mongoose';
import { type ConversationRecord, INTAKE } from './conversation.schema.js';

/** Which conversations a member of staff reaches (SEC-04). */
export interface StaffScope {
  /** Null: every one but those of `keptFrom`; otherwise those that one of these reads. */
  readers: readonly string[] | null;
  /** Cases that they are walled off from. */
  keptFrom: readonly string[];
}

/** Owners and admins reach every conversation, others those of their cases and those they take care of; whoever takes in requests, those without a case. */
@Injectable()
export class StaffScopes {
  constructor(private readonly rpc: RpcClient) {}

  /** Asks cases for walls. Throws UNAVAILABLE: what cannot be known is not shown. */
  async of({ personId, roles }: { personId: string; roles: readonly Role[] }): Promise<StaffScope> {
    const keptFrom = await this.rpc.ask(casesKeptFrom, { personId });
    const all = roles.includes('owner') || roles.includes('admin');
    return { readers: all ? null : [personId, ...(can(roles, 'lead:read') ? [INTAKE] : [])], keptFrom };
  }
}

/** The scope as a condition of a query. */
export const inScope = ({ readers, keptFrom }: StaffScope): QueryFilter<ConversationRecord> => ({
  ...(readers && { readers: trusted({ $in: [...readers] }) }),
  ...(keptFrom.length > 0 && { $nor: [{ caseId: trusted({ $in: [...keptFrom] }) }] }),
});

/** Who reads a conversation by themselves. */
export const readersOf = ({
  caseId,
  team,
  assigneeId,
}: Pick<ConversationRecord, 'caseId' | 'team' | 'assigneeId'>): string[] => [
  ...new Set([...(caseId === null ? [INTAKE] : team), ...(assigneeId ? [assigneeId] : [])]),
];
