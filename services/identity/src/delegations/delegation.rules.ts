import type { ActingFor } from '@diwan/contracts/people/delegations/delegation-scope';
import type { DelegationState } from '@diwan/contracts/people/delegations/http';
import { beirutDate, momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import type { DelegationRecord } from './delegation.schema.js';

/** A client has so many delegates at once at most. */
export const MOST_DELEGATES = 10;
/** A delegation lasts two years at most: after that the client says again that it shall. */
const LONGEST_DAYS = 731;

/** The moment after a day in Beirut: until then a delegation holds. */
export function endOfDay(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return momentInBeirut({ year, month, day: date + 1, hour: 0, minute: 0 });
}

/** What stands against a last day, as the key of a field's message; null when nothing does. */
export function faultOfLastDay(lastDay: string, now: Date): 'day_in_past' | 'day_too_far' | null {
  if (lastDay < beirutDate(now)) return 'day_in_past';
  return endOfDay(lastDay).getTime() - now.getTime() > LONGEST_DAYS * 86_400_000 ? 'day_too_far' : null;
}

/** How a delegation stands now: its last day ends it without anybody's doing. */
export function stateOf({ state, endsAt }: Pick<DelegationRecord, 'state' | 'endsAt'>, now: Date): DelegationState {
  return (state === 'invited' || state === 'active') && endsAt <= now ? 'ended' : state;
}

/** What a delegation that holds lets somebody look at, as sessions carry it. */
export function actingForOf(
  {
    _id,
    clientId,
    scopes,
    caseIds,
    endsAt,
  }: Pick<DelegationRecord, '_id' | 'clientId' | 'scopes' | 'caseIds' | 'endsAt'>,
  clientName: string,
): ActingFor {
  return {
    delegationId: _id.toHexString(),
    clientId: clientId.toHexString(),
    clientName,
    scopes,
    caseIds,
    endsAt: endsAt.toISOString(),
  };
}
