import { can } from '@diwan/contracts/shared/permission';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';

/** Which leads somebody reaches: all of them, or those that were given to them. */
export interface LeadScope {
  owner?: string;
}

export const readableBy = ({ roles, personId }: SignedInCaller): LeadScope =>
  can(roles, 'lead:read') ? {} : { owner: personId };

export const changeableBy = ({ roles, personId }: SignedInCaller): LeadScope =>
  can(roles, 'lead:write') ? {} : { owner: personId };
