import type { Role } from '@diwan/contracts/shared/role';
import { type QueryFilter, trusted } from 'mongoose';

/** Which cases and documents a member of staff may reach (SEC-04). */
export interface StaffScope {
  personId: string;
  /** Owners and admins reach every case that they are not kept away from, others the cases whose team holds them. */
  allCases: boolean;
  /** Assistants do not reach documents of high confidentiality. */
  highDocuments: boolean;
}

/** The scope that a person's roles give. Whether they may act at all is asked by permission, before. */
export function staffScope(person: { personId: string; roles: readonly Role[] }): StaffScope {
  const allCases = person.roles.includes('owner') || person.roles.includes('admin');
  return { personId: person.personId, allCases, highDocuments: allCases || person.roles.includes('lawyer') };
}

/** What a case must be like to be in the scope: nobody reaches one that they are walled off from, owners neither. */
export const casesInScope = ({
  allCases,
  personId,
}: StaffScope): QueryFilter<{ team: string[]; walledOff: string[] }> => ({
  ...(!allCases && { team: personId }),
  walledOff: trusted({ $ne: personId }),
});
