import { useLocation, useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { Notice } from '@diwan/ui/notice';
import { useTexts } from '../../../../texts.js';
import { useOutcomeQueue } from './use-outcome-queue.js';

/** Where everything that was noted is shown with what became of it. */
const COURT_DAY = '/admin/court-day';

/** Sends what was noted at the court wherever in the back office its author is; what needs a decision leads back to the court day (D-129). */
export default function UnsentOutcomes() {
  const t = useTexts();
  const { notify } = useShell();
  const isElsewhere = useLocation().pathname !== COURT_DAY;
  const { noted } = useOutcomeQueue(({ title, outcome }) => {
    if (isElsewhere) notify.success(t('courtDay.sent', { outcome }), { description: title });
  });
  const open = noted.filter(({ state }) => state !== 'waiting');
  if (!isElsewhere || open.length === 0) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      className="mb-4"
      actions={<Link href={COURT_DAY}>{t('courtDay.openDay')}</Link>}
    >
      {t('courtDay.undecided', { count: open.length })}
    </Notice>
  );
}
