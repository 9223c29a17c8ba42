import { HearingState, HearingType } from '@diwan/contracts/matters/hearings/hearing';
import type { ListAddress } from '../../../components/use-list-address.js';

/** What list and calendar narrow to. */
export interface HearingFilters {
  lawyerId?: string;
  courtId?: string;
  type?: HearingType;
  state?: HearingState;
}

/** The filters of an address; what somebody wrote into it by hand counts as none. */
export function hearingFilters(address: Pick<ListAddress, 'filter'>): HearingFilters {
  const type = HearingType.safeParse(address.filter('type')).data;
  const state = HearingState.safeParse(address.filter('state')).data;
  const [lawyerId, courtId] = [address.filter('lawyer'), address.filter('court')];
  return { ...(type && { type }), ...(state && { state }), ...(lawyerId && { lawyerId }), ...(courtId && { courtId }) };
}
