import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { Permission } from '@diwan/contracts/shared/permission';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';

/** Who of the firm may do what. */
@Injectable()
export class StaffWith {
  constructor(private readonly rpc: RpcClient) {}

  /** Staff who have any of some permissions, each once. Throws UNAVAILABLE when identity does not answer. */
  async any(permissions: readonly Permission[]): Promise<string[]> {
    const found = new Set<string>();
    for (const permission of permissions)
      for (const personId of await this.rpc.ask(staffWithPermission, { permission })) found.add(personId);
    return [...found];
  }
}
