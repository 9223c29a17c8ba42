import {
  checkProof,
  findClientIds,
  namesOfPeople,
  reachOfPeople,
  requestProof,
  staffWithPermission,
} from '@diwan/contracts/rpc/identity';
import type { Operation } from '@diwan/contracts/rpc/operation';
import { endSessions, sessionInStep } from '@diwan/contracts/rpc/sessions';

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
