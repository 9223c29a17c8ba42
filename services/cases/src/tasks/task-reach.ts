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
}

/** By what a list finds somebody's tasks. */
export interface TasksInReach {
  /** Whose tasks are theirs: themselves, and those that their permissions let them do. */
  mine: readonly string[];
  /** Any of `mine` stands in `team`; otherwise every task but those of the cases they are walled off from. */
  ofTeam: boolean;
  except: readonly string[];
}

const byPermission = (permission: Permission): string => `may:${permission}`;
const byCase = (caseId: string): string => `case:${caseId}`;

/** Who reaches which task. One of a case follows the case, whoever owns it: who leaves the team, or stands behind a wall, loses it. */
@Injectable()
export class TaskReaches {
  constructor(private readonly cases: CaseRepository) {}

  /** For one task. */
  async of(caller: SignedInCaller): Promise<TaskReach> {
    const reach = await this.cases.reachOf(staffScope(caller));
    if (!('except' in reach)) return { words: [...reach.map(byCase), ...wordsOf(caller)], kept: [] };
    return { words: null, kept: reach.except.map(byCase) };
  }

  /** For lists; `still` says which of the found ones are shown. */
  async toList(caller: SignedInCaller): Promise<TasksInReach> {
    const reach = await this.cases.teamsInReach(staffScope(caller));
    const mine = wordsOf(caller);
    return 'except' in reach ? { mine, ofTeam: false, except: reach.except } : { mine, ofTeam: true, except: [] };
  }

  /** Those of some tasks that the caller's cases still hold: what a list finds by a copy of the team is looked at by the case. */
  async still(caller: SignedInCaller, tasks: readonly TaskRecord[]): Promise<TaskRecord[]> {
    const ofCases = tasks.flatMap((task) => (task.caseId === null ? [] : { task, caseId: task.caseId }));
    const shown = await this.cases.stillInScope(staffScope(caller), ofCases);
    const ids = new Set(shown.map(({ task }) => task._id));
    return tasks.filter((task) => task.caseId === null || ids.has(task._id));
  }
}

const wordsOf = (caller: SignedInCaller): string[] => {
  const permitted = PERMISSIONS.filter((permission) => can(caller.roles, permission)).map(byPermission);
  return [caller.personId, ...permitted];
};

/** What a task keeps of who is to do it and who may see it; the team of one of a case is the case's to say. */
export function standing(
  task: Pick<TaskRecord, 'caseId' | 'ownerId' | 'permission' | 'createdBy'>,
): Pick<TaskRecord, 'forWhom' | 'reach'> & Partial<Pick<TaskRecord, 'team'>> {
  const { caseId, ownerId, permission, createdBy } = task;
  const forWhom = ownerId ?? byPermission(permission);
  const others = createdBy === null ? [byPermission(permission)] : [createdBy];
  if (caseId !== null) return { forWhom, reach: [byCase(caseId)] };
  const reach = [...new Set([forWhom, ...others])];
  return { forWhom, reach, team: reach };
}
