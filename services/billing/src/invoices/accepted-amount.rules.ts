import { ACCEPTED_DAYS } from '@diwan/contracts/money/exchange-rates/difference';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { AcceptedAmount } from './invoice.schema.js';

const DAY_MS = 86_400_000;

/** What was accepted, if it still holds on a day (`YYYY-MM-DD`) in Beirut. */
export function holding(accepted: AcceptedAmount | null | undefined, today: string): AcceptedAmount | null {
  if (!accepted) return null;
  const days = (Date.parse(today) - Date.parse(beirutDate(accepted.at))) / DAY_MS;
  return days <= ACCEPTED_DAYS ? accepted : null;
}
