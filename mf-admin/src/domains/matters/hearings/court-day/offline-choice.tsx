import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import {
  canKeepOffline,
  formatDateTime,
  formatPhone,
  formatWallTime,
  keepOffline,
  type OfflineCopy,
  useOfflineChoice,
  useShell,
} from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../../texts.js';
import { addDays } from '../calendar/calendar-days.js';
import { QUICK_OUTCOMES } from '../outcome-sheet.js';
import { courtDayFacts } from './court-day-facts.js';
import { COURT_DAY_DATABASE, outcomesOf } from './court-day-store.js';
import { useCourtDays } from './use-court-day.js';

/** Today and the six days that follow. */
const DAYS_KEPT = 7;

/** Lets a lawyer keep the hearings of the week on this device, sealed, to read and note outcomes without coverage (PORT-09). Off until they choose it. */
export function OfflineChoice() {
  const t = useTexts();
  const { session, can } = useShell();
  const personId = session.person?.id ?? '';
  const { isKept, checked, choose } = useOfflineChoice('desk', personId, t('courtDay.keepFailed'));
  const today = beirutDate(new Date());
  const { data, dataUpdatedAt } = useCourtDays(personId, today, addDays(today, DAYS_KEPT - 1), isKept);
  const copyOf = useCopy(personId, can('hearing:write'));
  const keep = useEffectEvent(async (hearings: readonly Hearing[]) =>
    keepOffline('desk', personId, copyOf(hearings, dataUpdatedAt)),
  );
  useEffect(() => {
    if (isKept && data) void keep(data);
  }, [isKept, data]);
  if (!canKeepOffline() || !personId) return null;
  return (
    <Checkbox
      label={t('courtDay.keep')}
      hint={t('courtDay.keepHint')}
      checked={checked}
      onChange={(event) => void choose(event.target.checked)}
    />
  );
}

/** What the page without coverage says of hearings, in the person's language. */
function useCopy(personId: string, mayNote: boolean) {
  const t = useTexts();
  const { language, office } = useShell();
  const { phone } = office;
  return (hearings: readonly Hearing[], readAt: number): OfflineCopy => {
    const at = new Date(readAt).toISOString();
    const choices = QUICK_OUTCOMES.map((quick) => t(`hearingQuick.${quick}`));
    return {
      ...{ language, at, title: t('courtDay.title'), offline: t('courtDay.noCoverage') },
      asOf: t('courtDay.asOf', { time: formatDateTime(at, language) }),
      entries: hearings.map((hearing) => ({
        lines: [
          `${formatWallTime(hearing.wallTime, language)}${hearing.state === 'scheduled' ? '' : ` · ${t(`hearingState.${hearing.state}`)}`}`,
          hearing.title,
          `${hearing.caseTitle} · ${hearing.caseNumber} · ${hearing.clientName}`,
          ...courtDayFacts(t, language, hearing).map(([label, value]) => `${label}: ${value}`),
        ],
        ...(hearing.state === 'scheduled' && {
          note: { subjectId: hearing.id, title: hearing.title, from: hearing.wallTime.slice(0, 10) },
        }),
      })),
      none: t('courtDay.noneKept'),
      phone: phone ? { label: t('courtDay.office'), number: phone, text: formatPhone(phone) } : undefined,
      retry: t('courtDay.again'),
      ...(mayNote && {
        noting: {
          database: COURT_DAY_DATABASE,
          list: outcomesOf(personId),
          label: t('hearings.noteOutcome'),
          choices: choices.map((outcome) => ({
            outcome,
            button: t('courtDay.note', { outcome }),
            noted: t('courtDay.noted', { outcome }),
          })),
          waiting: t('courtDay.sentLater'),
          failed: t('courtDay.noteFailed'),
        },
      }),
    };
  };
}
