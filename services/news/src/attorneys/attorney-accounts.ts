import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';

/** Accounts of the staff with which a lawyer of the site can work: of those who may be given requests (PUB-08). */
@Injectable()
export class AttorneyAccounts {
  constructor(private readonly rpc: RpcClient) {}

  /** By name. Throws UNAVAILABLE. */
  async all(): Promise<{ id: string; name: string }[]> {
    const ids = await this.ids();
    const people = ids.length === 0 ? [] : await this.rpc.ask(namesOfPeople, { ids });
    return people.map(({ id, name }) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name));
  }

  /** Throws UNAVAILABLE. */
  async has(accountId: string): Promise<boolean> {
    return (await this.ids()).includes(accountId);
  }

  private ids(): Promise<string[]> {
    return this.rpc.ask(staffWithPermission, { permission: 'lead:own' });
  }
}
