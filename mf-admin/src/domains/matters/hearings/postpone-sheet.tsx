import { type Hearing, postponeHearing } from '@diwan/contracts/matters/hearings/http';
import { useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { faultOfTime, instantOf } from '../../../components/local-time.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { fetchHearing, useHearingDeeds } from './api/hearings.js';
import { BenchFields, PlaceFields } from './hearing-fields.js';
import type { HearingValues } from './hearing-values.js';
import { OverlapNotice } from './overlap-notice.js';
import { useDescribeHearing } from './use-describe-hearing.js';
import { useOtherWord } from './use-other-word.js';
import { useTelling } from './use-telling.js';

type PostponeValues = Pick<
  HearingValues,
  'wallTime' | 'confirmPast' | 'courtId' | 'location' | 'judge' | 'courtRoom'
> & { reason: string };

const postponeForm = endpointForm(postponeHearing, (values: PostponeValues) => ({
  // The version is known when it is saved.
  body: { ...values, wallTime: values.wallTime.slice(0, 16), courtId: values.courtId || null, version: 0 },
  faults: { wallTime: values.wallTime === '' ? 'required' : faultOfTime(values.wallTime) },
}));

/** Where it was to be; when it shall be instead, nobody knows yet. */
const postponeValues = ({ court, location, judge, courtRoom }: Hearing): PostponeValues => ({
  reason: '',
  wallTime: '',
  confirmPast: false,
  courtId: court?.id ?? '',
  location,
  judge,
  courtRoom,
});

/** Postpones a hearing: why, and when and where instead (D-134). */
export function PostponeSheet({ hearing, onClose }: { hearing: Hearing; onClose: () => void }) {
  const t = useTexts();
  return (
    <EditorSheet title={t('hearingDeed.postpone')} description={<bdi>{hearing.title}</bdi>} onClose={onClose}>
      {(leave) => <PostponeForm hearing={hearing} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

function PostponeForm({ hearing, onClose, onCancel }: { hearing: Hearing; onClose: () => void; onCancel: () => void }) {
  const t = useTexts();
  const { notify } = useShell();
  const say = useSay();
  const tell = useTelling();
  const deeds = useHearingDeeds();
  const { id, lawyer } = hearing;
  const form = useSchemaForm(postponeForm, { defaultValues: postponeValues(hearing) });
  const failed = t('hearings.saveFailed');
  const conflict = useConflict({
    form,
    item: hearing,
    fetch: fetchHearing,
    valuesOf: postponeValues,
    describe: useDescribeHearing(hearing),
    failed,
    draft: `postpone:${id}`,
  });
  const { version } = conflict;
  const otherWord = useOtherWord(id);
  // Moved meanwhile: both sides are compared. Over meanwhile: nothing is left to postpone.
  const onConflict = async () => ((await otherWord.look()) ? conflict.onConflict() : true);
  const saving = useSaving({ form, failed, onConflict });
  const { wallTime, courtId } = form.watch();
  const moment = instantOf(wallTime);
  const takeBack = () => void deeds.reinstate(id, version + 1).catch((error: unknown) => say.failed(failed, error));
  return (
    <AreaForm
      form={form}
      labelOf={(path) => t(`hearingField.${path as keyof PostponeValues}`)}
      onSubmit={(body) =>
        saving(async () => {
          const next = await deeds.postpone(id, { ...body, version });
          notify.success(t('toast.success'), {
            description: t('hearings.postponed'),
            action: { label: t('hearings.undo'), onPress: takeBack },
          });
          tell(next.id);
          onClose();
        })
      }
    >
      {conflict.notices}
      {otherWord.notice}
      <FormField
        name="reason"
        control={form.control}
        label={t('hearings.reason')}
        hint={t('hearings.staffOnly')}
        required
      >
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={500} />}
      </FormField>
      <PlaceFields control={form.control} isPast={moment !== null && Date.parse(moment) < Date.now()} />
      <BenchFields control={form.control} />
      {lawyer && <OverlapNotice lawyerId={lawyer.id} wallTime={wallTime.slice(0, 16)} courtId={courtId} except={id} />}
      <SaveActions save={t('hearingDeed.postpone')} onCancel={onCancel} />
    </AreaForm>
  );
}
