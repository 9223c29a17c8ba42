import type { Instance } from '@diwan/contracts/matters/instances/http';
import { useSchemaForm } from '@diwan/ui/form';
import { applyFormError } from '@diwan/ui/form-errors';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { InstanceFields } from './instance-fields.js';
import { type InstanceValues, instanceForm, instanceValues } from './instance-values.js';

export interface InstanceSheetProps {
  /** Null for another one. */
  instance: Instance | null;
  /** What a draft of it is called: which instance of which case. */
  draft: string;
  onSave: (instance: Instance) => Promise<void>;
  onClose: () => void;
}

/** Adds an instance to a case, or changes one. */
export function InstanceSheet(props: InstanceSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet title={t(props.instance ? 'instances.edit' : 'instances.add')} onClose={props.onClose}>
      {(leave) => <InstanceForm {...props} onCancel={leave} />}
    </EditorSheet>
  );
}

const LABELS = {
  level: 'instances.level',
  courtId: 'instances.directory',
  court: 'instances.court',
  fileNumber: 'instances.fileNumber',
  from: 'instances.from',
  to: 'instances.to',
  result: 'instances.result',
} as const satisfies Record<keyof InstanceValues, string>;

function InstanceForm({ instance, draft, onSave, onClose, onCancel }: InstanceSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const form = useSchemaForm(instanceForm, { defaultValues: instanceValues(instance) });
  const saving = useSaving({
    form,
    failed: t('instances.saveFailed'),
    // The case was asked for again already; what was typed stays.
    onConflict: () => applyFormError(form, t('instances.changedMeanwhile')),
  });
  return (
    <AreaForm
      form={form}
      draft={draft}
      labelOf={(path) => t(LABELS[path as keyof InstanceValues])}
      onSubmit={(typed) =>
        saving(async () => {
          await onSave(typed);
          say.done(t('instances.saved'));
          onClose();
        })
      }
    >
      <InstanceFields form={form} />
      <SaveActions save={t(instance ? 'instances.save' : 'instances.add')} onCancel={onCancel} />
    </AreaForm>
  );
}
