import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { useMemo } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { instantOf } from '../../../components/local-time.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useCase } from '../cases/api/get-case.js';
import { CasePicker } from '../cases/case-picker.js';
import { fetchHearing, type NewHearing, useHearingDeeds } from './api/hearings.js';
import {
  BenchFields,
  HearingMainFields,
  InternalFields,
  OutcomeFields,
  PlaceFields,
  TypeField,
} from './hearing-fields.js';
import { changedHearingForm, type HearingValues, hearingValues, newHearingForm } from './hearing-values.js';
import { OverlapNotice } from './overlap-notice.js';
import { useDescribeHearing } from './use-describe-hearing.js';
import { useTelling } from './use-telling.js';

interface HearingFormProps {
  hearing: Hearing | null;
  caseId: string;
  onClose: () => void;
  onCancel: () => void;
}

/** Schedules or changes a hearing (HEAR-01). */
export function HearingForm({ hearing, caseId, onClose, onCancel }: HearingFormProps) {
  const t = useTexts();
  const say = useSay();
  const { session } = useShell();
  const deeds = useHearingDeeds();
  const tell = useTelling();
  const schema = useMemo(() => (hearing ? changedHearingForm(hearing.version) : newHearingForm), [hearing]);
  // One form, two endpoints: what is sent is told apart when it is saved.
  const form = useSchemaForm<HearingValues, NewHearing>(schema as never, {
    defaultValues: hearingValues(hearing, caseId, session.person?.id ?? ''),
  });
  const failed = t('hearings.saveFailed');
  const describe = useDescribeHearing(hearing);
  const { version, notices, onConflict } = useConflict({
    form,
    item: hearing,
    fetch: fetchHearing,
    valuesOf: (found: Hearing) => hearingValues(found),
    describe,
    failed,
    draft: hearing ? `hearing:${hearing.id}` : `hearing:new:${caseId}`,
  });
  const saving = useSaving({ form, failed, onConflict });
  const { wallTime, lawyerId, courtId } = form.watch();
  const moment = instantOf(wallTime);
  const isPast = moment !== null && Date.parse(moment) < Date.now() && wallTime !== hearing?.wallTime;
  const save = async (body: NewHearing) => {
    const saved = hearing ? await deeds.change(hearing.id, { ...body, version } as never) : await deeds.schedule(body);
    say.done(t(hearing ? 'hearings.updated' : 'hearings.created'));
    tell(saved.id);
    onClose();
  };
  return (
    <AreaForm
      form={form}
      labelOf={(path) => describe(path as keyof HearingValues, '').label}
      onSubmit={(body) => saving(() => save(body as NewHearing))}
    >
      {notices}
      {!hearing && <CaseField control={form.control} caseId={caseId} />}
      <HearingMainFields control={form.control} />
      <PlaceFields control={form.control} isPast={isPast} />
      <TypeField control={form.control} />
      <BenchFields control={form.control} />
      <LawyerField control={form.control} caseId={form.watch('caseId')} hearing={hearing} />
      <OverlapNotice
        lawyerId={lawyerId}
        wallTime={wallTime.slice(0, 16)}
        courtId={courtId}
        {...(hearing && { except: hearing.id })}
      />
      <InternalFields control={form.control} />
      {hearing && <OutcomeFields control={form.control} clients={hearing.clients} />}
      <SaveActions save={t(hearing ? 'hearings.save' : 'create.hearing')} onCancel={onCancel} />
    </AreaForm>
  );
}

type Control = ReturnType<typeof useSchemaForm<HearingValues, never>>['control'];

/** One of the cases that are not closed, found among all. */
function CaseField({ control, caseId }: { control: unknown; caseId: string }) {
  const t = useTexts();
  const { data } = useCase(caseId, caseId !== '');
  return (
    <FormField name="caseId" control={control as Control} label={t('hearings.case')} required>
      {(field) => (
        <CasePicker
          {...field}
          known={data}
          placeholder={t('hearings.caseChoose')}
          allows={({ status }) => status !== 'closed'}
        />
      )}
    </FormField>
  );
}

/** Who attends: somebody of the case's team. */
function LawyerField({ control, caseId, hearing }: { control: unknown; caseId: string; hearing: Hearing | null }) {
  const t = useTexts();
  const { data } = useCase(caseId, caseId !== '');
  const team = data?.team ?? [];
  const known = hearing?.lawyer && team.every(({ id }) => id !== hearing.lawyer?.id) ? [hearing.lawyer] : [];
  return (
    <FormField name="lawyerId" control={control as Control} label={t('hearings.lawyer')}>
      {(field) => (
        <NativeSelect
          {...field}
          placeholder={t('hearings.lawyerNone')}
          options={[...team, ...known].map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </FormField>
  );
}
