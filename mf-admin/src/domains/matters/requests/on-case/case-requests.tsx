import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { readersOf } from '../../readers-of.js';
import { useRequestsOfCase } from '../api/requests.js';
import { AskSheet } from '../ask-sheet.js';
import { RequestList } from '../request-list.js';

/** What was asked of the client of a case, and how it stands. */
export default function CaseRequests({ record }: RecordPartProps<'case'>) {
  const t = useTexts();
  const { can } = useShell();
  const query = useRequestsOfCase(record.id);
  const [asking, setAsking] = useState(false);
  const readers = readersOf(record);
  return (
    <div className="grid gap-6">
      {can('document:write') && readers.length > 0 && (
        <div>
          <Button icon="plus" onClick={() => setAsking(true)}>
            {t('requests.ask')}
          </Button>
        </div>
      )}
      <Loaded query={query} failed={t('requests.fetchFailed')}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-grey">{t('requests.noneInCase')}</p>
          ) : (
            <RequestList requests={items} />
          )
        }
      </Loaded>
      {asking && <AskSheet caseId={record.id} clients={readers} onClose={() => setAsking(false)} />}
    </div>
  );
}
