import { Together } from '@diwan/desk-kit/together';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useWishInAddress } from '../../../components/use-wish-in-address.js';
import { useTexts } from '../../../texts.js';
import { useTimeSuggestions } from './api/suggestions.js';
import { ForgottenTime } from './forgotten-time.js';
import { Suggestions } from './suggestions.js';
import { TimeSheet } from './time-sheet.js';
import { useMyWeek } from './use-my-week.js';
import { WeekSheet } from './week-sheet.js';

/** One's own time: what may be recorded, and the sheet of the week (BILL-15). */
export default function TimePage() {
  const t = useTexts();
  const address = useListAddress();
  const [adding, setAdding] = useState(false);
  const suggestions = useTimeSuggestions();
  const { query: week } = useMyWeek();
  useWishInAddress(address, 'new', 'time', () => setAdding(true));
  return (
    <AdminPage
      title={t('time.title')}
      note={t('time.titleText')}
      actions={
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('create.time')}
        </Button>
      }
    >
      <Together queries={[suggestions, week]}>
        <div className="grid gap-8">
          <ForgottenTime />
          <Suggestions />
          <WeekSheet />
        </div>
      </Together>
      {adding && <TimeSheet entry={null} onClose={() => setAdding(false)} />}
    </AdminPage>
  );
}
