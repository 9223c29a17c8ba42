import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { useListAddress } from '../../../../components/use-list-address.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { FeedButton } from '../feeds/feed-button.js';
import { HearingSheet } from '../hearing-sheet.js';
import { HearingTable } from '../hearing-table.js';

/** The hearings of a case. */
export default function CaseHearings({ record: { id } }: RecordPartProps<'case'>) {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  const [adding, setAdding] = useState(false);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {can('hearing:write') && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            {t('create.hearing')}
          </Button>
        )}
        <FeedButton caseId={id} />
      </div>
      <HearingTable address={address} of={{ caseId: id }} />
      {adding && <HearingSheet hearing={null} caseId={id} onClose={() => setAdding(false)} />}
    </div>
  );
}
