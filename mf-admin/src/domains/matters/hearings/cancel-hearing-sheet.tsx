import { cancelHearing, type Hearing } from '@diwan/contracts/matters/hearings/http';
import { useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { useMemo } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useHearingDeeds } from './api/hearings.js';
import { useTelling } from './use-telling.js';

const cancelForm = (version: number) =>
  endpointForm(cancelHearing, ({ reason }: { reason: string }) => ({ body: { reason, version } }));

/** Cancels a hearing, saying why; Undo takes it back. */
export function CancelHearingSheet({ hearing, onClose }: { hearing: Hearing; onClose: () => void }) {
  const t = useTexts();
  return (
    <EditorSheet title={t('hearingDeed.cancel')} description={<bdi>{hearing.title}</bdi>} onClose={onClose}>
      {(leave) => <CancelForm hearing={hearing} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

function CancelForm({ hearing, onClose, onCancel }: { hearing: Hearing; onClose: () => void; onCancel: () => void }) {
  const t = useTexts();
  const { notify } = useShell();
  const say = useSay();
  const tell = useTelling();
  const deeds = useHearingDeeds();
  const schema = useMemo(() => cancelForm(hearing.version), [hearing.version]);
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } });
  const failed = t('hearings.saveFailed');
  const saving = useSaving({ form, failed });
  return (
    <AreaForm
      form={form}
      draft={`cancel:${hearing.id}`}
      labelOf={() => t('hearings.reason')}
      onSubmit={({ reason }) =>
        saving(async () => {
          const cancelled = await deeds.cancel(hearing, reason);
          const takeBack = () =>
            void deeds.reinstate(cancelled.id, cancelled.version).catch((error: unknown) => say.failed(failed, error));
          notify.success(t('toast.success'), {
            description: t('hearings.cancelledToast'),
            action: { label: t('hearings.undo'), onPress: takeBack },
          });
          tell(hearing.id);
          onClose();
        })
      }
    >
      <FormField
        name="reason"
        control={form.control}
        label={t('hearings.reason')}
        hint={t('hearings.staffOnly')}
        required
      >
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={500} />}
      </FormField>
      <SaveActions save={t('hearingDeed.cancel')} onCancel={onCancel} />
    </AreaForm>
  );
}
