import { setCaseStatus } from '@diwan/contracts/matters/cases/course.http';
import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { useSchemaForm } from '@diwan/ui/form';
import { applyFormError } from '@diwan/ui/form-errors';
import { FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useCaseCourse } from './api/course.js';

/** The status that each deed brings a case into. */
const STATUS = { close: 'closed', reopen: 'active', pause: 'pending', resume: 'active' } as const;
export type StatusDeed = keyof typeof STATUS;

/** Checks the reason; which status and version go with it is told when it is sent. */
const reasonForm = endpointForm(setCaseStatus, ({ reason }: { reason: string }) => ({
  body: { status: STATUS.close, reason, version: 0 },
}));

interface StatusSheetProps {
  deed: StatusDeed;
  legalCase: LegalCase;
  onClose: () => void;
}

/** Closes a case or reopens it, lets it rest or go on, saying why. */
export function StatusSheet({ deed, legalCase, onClose }: StatusSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet title={t(`cases.${deed}Title`)} description={<bdi>{legalCase.title}</bdi>} onClose={onClose}>
      {(leave) => <StatusForm deed={deed} legalCase={legalCase} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

function StatusForm({ deed, legalCase, onClose, onCancel }: StatusSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { setStatus } = useCaseCourse(legalCase);
  const form = useSchemaForm(reasonForm, { defaultValues: { reason: '' } });
  const saving = useSaving({
    form,
    failed: t(`cases.${deed}Failed`),
    // The case was asked for again already.
    onConflict: () => applyFormError(form, t('cases.changedMeanwhile')),
  });
  return (
    <AreaForm
      form={form}
      draft={`status:${legalCase.id}:${deed}`}
      labelOf={() => t('cases.statusReason')}
      onSubmit={({ reason }) =>
        saving(async () => {
          await setStatus({ status: STATUS[deed], reason, version: legalCase.version });
          say.done(t(`cases.${deed}Done`));
          onClose();
        })
      }
    >
      <FormField
        name="reason"
        control={form.control}
        label={t('cases.statusReason')}
        hint={t('cases.internal')}
        required
      >
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={500} />}
      </FormField>
      <SaveActions save={t(`cases.${deed}`)} onCancel={onCancel} />
    </AreaForm>
  );
}
