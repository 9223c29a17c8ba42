import type { Party } from '@diwan/contracts/matters/parties/http';
import { useSchemaForm } from '@diwan/ui/form';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { PartyFields } from './party-fields.js';
import { type PartyValues, partyForm, partyValues } from './party-values.js';

export interface PartySheetProps {
  /** What a draft of it is called: which person of which case. */
  draft: string;
  /** Null for somebody new. */
  party: Party | null;
  onSave: (party: Party) => Promise<void>;
  onClose: () => void;
}

/** Adds somebody to a case, or changes what is kept about them. */
export function PartySheet({ onClose, ...props }: PartySheetProps) {
  const t = useTexts();
  return (
    <EditorSheet
      title={props.party ? t('parties.edit') : t('parties.add')}
      description={t('parties.private')}
      onClose={onClose}
    >
      {(leave) => <PartyForm {...props} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

const LABELS = {
  role: 'parties.role',
  nameEn: 'parties.nameEn',
  nameAr: 'parties.nameAr',
  fatherEn: 'parties.fatherEn',
  fatherAr: 'parties.fatherAr',
  phone: 'parties.phone',
  email: 'parties.email',
  note: 'parties.note',
} as const satisfies Record<keyof PartyValues, string>;

function PartyForm({ party, draft, onSave, onClose, onCancel }: PartySheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const form = useSchemaForm(partyForm, { defaultValues: partyValues(party) });
  const saving = useSaving({ form, failed: t('parties.saveFailed') });
  return (
    <AreaForm
      form={form}
      draft={draft}
      labelOf={(path) => t(LABELS[path as keyof PartyValues])}
      onSubmit={(typed) =>
        saving(async () => {
          await onSave(typed);
          say.done(t('parties.saved'));
          onClose();
        })
      }
    >
      <PartyFields control={form.control} />
      <SaveActions save={party ? t('parties.save') : t('parties.add')} onCancel={onCancel} />
    </AreaForm>
  );
}
