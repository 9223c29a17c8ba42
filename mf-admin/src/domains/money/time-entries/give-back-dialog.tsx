import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import { returnTimeEntry } from '@diwan/contracts/money/time-entries/http';
import { useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { TextArea } from '@diwan/ui/text-area';
import { useMemo } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useTimeDeeds } from './api/time-entries.js';
import { nameOfEntry } from './time-columns.js';

interface GiveBackProps {
  entry: TimeEntry;
  onClose: () => void;
}

/** Asks why an entry is given back or unlocked; whoever worked reads it. */
export function GiveBackDialog({ entry, onClose }: GiveBackProps) {
  const t = useTexts();
  const { language } = useShell();
  const title = entry.state === 'approved' ? t('time.unlock') : t('time.giveBack');
  return (
    <EditorSheet title={title} description={nameOfEntry(entry, language)} onClose={onClose}>
      {(leave) => <ReasonForm entry={entry} onClose={onClose} onCancel={leave} title={title} />}
    </EditorSheet>
  );
}

function ReasonForm({ entry, onClose, onCancel, title }: GiveBackProps & { onCancel: () => void; title: string }) {
  const t = useTexts();
  const say = useSay();
  const deeds = useTimeDeeds();
  const schema = useMemo(
    () =>
      endpointForm(returnTimeEntry, ({ reason }: { reason: string }) => ({ body: { reason, version: entry.version } })),
    [entry.version],
  );
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } });
  const saving = useSaving({ form, failed: t('time.saveFailed') });
  return (
    <AreaForm
      form={form}
      labelOf={() => t('time.reason')}
      onSubmit={({ reason }) =>
        saving(async () => {
          await deeds.giveBack(entry, reason);
          say.done(t('time.returnedToast'));
          onClose();
        })
      }
    >
      <FormField name="reason" control={form.control} label={t('time.reason')} hint={t('time.reasonHint')} required>
        {(field) => <TextArea {...field} dir="auto" rows={3} maxLength={300} />}
      </FormField>
      <SaveActions save={title} onCancel={onCancel} />
    </AreaForm>
  );
}
