import { listHearingDays } from '@diwan/contracts/matters/hearings/http';
import { beirutClock, beirutDate, momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { callApi } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

const SHOWN = 5;

/** Hearings of today and tomorrow that take place, and those of today that are over without a word about them. */
const ask: AskWaiting = async ({ t, signal }) => {
  const now = new Date();
  const clock = beirutClock(now);
  const tomorrow = momentInBeirut({ ...clock, day: clock.day + 1, hour: 12, minute: 0 });
  const query = { from: beirutDate(now), to: beirutDate(tomorrow) };
  const scheduled = (await callApi(listHearingDays, { query }, { signal })).filter(
    ({ state }) => state === 'scheduled',
  );
  const lines = scheduled.slice(0, SHOWN).map(({ id, title, caseTitle, startsAt }) => ({
    id,
    text: title,
    detail: caseTitle,
    at: startsAt,
    late: Date.parse(startsAt) < now.getTime() - 3 * 3600_000,
    href: `/admin/trials?hearing=${id}`,
    action: Date.parse(startsAt) < now.getTime() ? t('hearings.noteOutcome') : t('hearings.look'),
  }));
  return { count: scheduled.length, exact: true, lines };
};
export default ask;
