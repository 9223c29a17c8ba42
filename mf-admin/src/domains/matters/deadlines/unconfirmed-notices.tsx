import { Notice } from '@diwan/ui/notice';
import { useTexts } from '../../../texts.js';
import { useDeadlineTable } from './api/table.js';

/** What a deadline rests on and nobody of the firm has compared with its source. */
export function UnconfirmedNotices({ isRuleConfirmed }: { isRuleConfirmed: boolean }) {
  const t = useTexts();
  const { data: table } = useDeadlineTable();
  const isCalendarUnconfirmed = table?.calendar?.confirmed === null;
  return (
    <>
      {!isRuleConfirmed && <Notice tone="warning">{t('deadlines.ruleNotConfirmed')}</Notice>}
      {isCalendarUnconfirmed && <Notice tone="warning">{t('deadlines.calendarNotConfirmed')}</Notice>}
    </>
  );
}
