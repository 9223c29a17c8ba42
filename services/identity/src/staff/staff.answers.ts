import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { Operation } from '@diwan/contracts/rpc/operation';
import { can, PERMISSIONS } from '@diwan/contracts/shared/permission';
import { STAFF_ROLES } from '@diwan/contracts/shared/role';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { PersonRepository } from '../persons/person.repository.js';

type InputOf<O> = O extends Operation<infer I> ? z.output<I> : never;
type OutputOf<O> = O extends Operation<z.core.$ZodType, infer Out> ? z.output<Out> : never;

/** At most this many of the staff are told of one thing. */
const MOST_FOUND = 200;

/** What other services may ask about staff. */
@Injectable()
export class StaffAnswers {
  constructor(private readonly people: PersonRepository) {}

  /** An unknown permission is nobody's. */
  @Answers(staffWithPermission)
  async staff({ permission }: InputOf<typeof staffWithPermission>): Promise<OutputOf<typeof staffWithPermission>> {
    const known = PERMISSIONS.find((candidate) => candidate === permission);
    if (known === undefined) return [];
    const roles = STAFF_ROLES.filter((role) => can([role], known));
    return (await this.people.staffWithRoles(roles)).map((id) => id.toHexString()).slice(0, MOST_FOUND);
  }
}
