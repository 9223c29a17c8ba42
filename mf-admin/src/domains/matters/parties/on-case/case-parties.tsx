import type { Party } from '@diwan/contracts/matters/parties/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { useSay } from '../../../../components/say.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { isSameParty, useSaveParties } from '../api/save-parties.js';
import { PartyRow } from '../party-row.js';
import { PartySheet } from '../party-sheet.js';

/** The other side of a case and who else has to do with it; for staff only (D-073). */
export default function CaseParties({ record }: RecordPartProps<'case'>) {
  const t = useTexts();
  const say = useSay();
  const { can, notify } = useShell();
  const save = useSaveParties(record);
  const [edited, setEdited] = useState<Party | 'new' | null>(null);
  const mayEdit = can('case:write');

  const attempt = (work: () => Promise<void>) => work().catch((error) => say.failed(t('parties.saveFailed'), error));
  const remove = (party: Party) =>
    attempt(async () => {
      await save((parties) => parties.filter((one) => !isSameParty(one, party)));
      notify.success(t('toast.success'), {
        description: t('parties.removed'),
        action: {
          label: t('parties.undo'),
          onPress: () => void attempt(() => save((parties) => [...parties, party])),
        },
      });
    });
  const keep = (typed: Party) =>
    save((parties) =>
      edited === 'new' || edited === null
        ? [...parties, typed]
        : parties.map((one) => (isSameParty(one, edited) ? typed : one)),
    );

  return (
    <div className="grid gap-4">
      {mayEdit && (
        <div>
          <Button icon="plus" onClick={() => setEdited('new')}>
            {t('parties.add')}
          </Button>
        </div>
      )}
      {record.parties.length === 0 ? (
        <p className="text-grey">{t('parties.none')}</p>
      ) : (
        <ul>
          {record.parties.map((party) => (
            <PartyRow
              key={JSON.stringify(party)}
              party={party}
              {...(mayEdit && { onEdit: () => setEdited(party), onRemove: () => void remove(party) })}
            />
          ))}
        </ul>
      )}
      {edited && (
        <PartySheet
          party={edited === 'new' ? null : edited}
          draft={`party:${record.id}:${edited === 'new' ? 'new' : record.parties.indexOf(edited)}`}
          onSave={keep}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
