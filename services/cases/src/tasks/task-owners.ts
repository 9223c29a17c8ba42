import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';

/** Who can be given a task. */
@Injectable()
export class TaskOwners {
  constructor(private readonly rpc: RpcClient) {}

  /** Throws DomainError VALIDATION unless the owner is one of those who do tasks; UNAVAILABLE when identity does not answer. */
  async refuseStranger(ownerId: string | null, kept: string | null = null): Promise<void> {
    if (ownerId === null || ownerId === kept) return;
    const known = await this.rpc.ask(staffWithPermission, { permission: 'task:write' });
    if (!known.includes(ownerId)) throw new DomainError('VALIDATION', { fieldErrors: { ownerId: 'invalid_choice' } });
  }
}
