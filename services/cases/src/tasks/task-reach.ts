import { can, PERMISSIONS, type Permission } from '@diwan/contracts/shared/permission';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { staffScope } from '../cases/staff-scope.js';
import type { TaskRecord } from './task.schema.js';

/** Which tasks somebody may see and do. */
export interface TaskReach {
  /** Any of these words stands in `reach`; null: every task. */
  words: readonly string[] | null;
  /** None of these words stands in `reach`: cases that the person is walled off from. */
  kept: readonly string[];
  /** Whose tasks are theirs: themselves, and those that their permissions let them do. */
  mine: readonly string[];
}

const byPermission = (permission: Permission): string => `may:${permission}`;
const byCase = (caseId: string): string => `case:${caseId}`;

/** Who reaches which task. One of a case follows the case, whoever owns it: who leaves the team, or stands behind a wall, loses it. */
@Injectable()
export class TaskReaches {
  constructor(private readonly cases: CaseRepository) {}

  async of(caller: SignedInCaller): Promise<TaskReach> {
    const permitted = PERMISSIONS.filter((permission) => can(caller.roles, permission)).map(byPermission);
    const mine = [caller.personId, ...permitted];
    const reach = await this.cases.reachOf(staffScope(caller));
    if (!('except' in reach)) return { words: [...reach.map(byCase), ...mine], kept: [], mine };
    return { words: null, kept: reach.except.map(byCase), mine };
  }
}

/** What a task keeps of who is to do it and who may see it. */
export function standing(
  task: Pick<TaskRecord, 'caseId' | 'ownerId' | 'permission' | 'createdBy'>,
): Pick<TaskRecord, 'forWhom' | 'reach'> {
  const { caseId, ownerId, permission, createdBy } = task;
  const forWhom = ownerId ?? byPermission(permission);
  const others = createdBy === null ? [byPermission(permission)] : [createdBy];
  return { forWhom, reach: caseId === null ? [...new Set([forWhom, ...others])] : [byCase(caseId)] };
}
