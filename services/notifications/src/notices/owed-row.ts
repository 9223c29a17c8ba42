import { correlationId } from '@diwan/service-kit/app/correlation';
import { KINDS } from '../derived/kinds.js';
import type { OwedNotice } from './ledger-words.js';
import type { FirstState } from './notice.machine.js';
import { outsideQuietHours } from './quiet-hours.js';

/** What the ledger writes down of a notice that is owed now. `quiet`: its person's quiet hours. */
export function owedRow({ reason: _because, suppressed, ...notice }: OwedNotice, quiet: string, now: Date) {
  const state: { state: FirstState; reason: string | null } =
    suppressed === undefined ? { state: 'pending', reason: null } : { state: 'suppressed', reason: suppressed };
  return {
    ...notice,
    ...state,
    urgency: KINDS[notice.family].urgency,
    nextAttemptAt: outsideQuietHours(notice.family, now, quiet, notice.facts),
    quiet,
    correlationId: correlationId(),
  };
}
