import { findClientIds } from '@diwan/contracts/people/clients/questions';
import { checkProof, requestProof } from '@diwan/contracts/people/codes/questions';
import { namesOfPeople, reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { endSessions, sessionInStep } from '@diwan/contracts/people/sessions/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { Operation } from '@diwan/contracts/rpc/operation';

/** Questions that identity answers. */
export const identityOperations: readonly Operation[] = [
  reachOfPeople,
  namesOfPeople,
  findClientIds,
  staffWithPermission,
  requestProof,
  checkProof,
  sessionInStep,
  endSessions,
];
