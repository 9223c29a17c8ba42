import { Every } from '@diwan/contracts/money/billing-plans/schedule';
import { useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import type { PlanPartProps } from './plan-fields.js';
import { type StageName, sharedOf } from './plan-values.js';

/** When drafts are made: on a day of the month, or when the case reaches its stages. */
export function ScheduleFields({ stages, ...parts }: PlanPartProps & { stages: readonly StageName[] }) {
  const t = useTexts();
  const { values, set, isMade } = parts;
  return (
    <>
      <Field label={t('plans.kind')}>
        <NativeSelect
          value={values.kind}
          disabled={isMade}
          onChange={({ target }) => set({ kind: target.value as 'recurring' | 'stages' })}
          options={(['recurring', 'stages'] as const).map((value) => ({ value, label: t(`planKind.${value}`) }))}
        />
      </Field>
      {values.kind === 'recurring' ? <AgainFields {...parts} /> : <StageFields {...parts} stages={stages} />}
    </>
  );
}

function AgainFields({ values, faults, set, isMade }: PlanPartProps) {
  const t = useTexts();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={t('plans.howOften')}>
        <NativeSelect
          value={values.every}
          onChange={({ target }) => set({ every: target.value as Every })}
          options={Every.options.map((value) => ({ value, label: t(`planEvery.${value}`) }))}
        />
      </Field>
      <Field label={t('plans.day')} hint={t('plans.dayHint')} required error={faults.has('day') && t('plans.wrongDay')}>
        <TextInput
          dir="ltr"
          inputMode="numeric"
          maxLength={2}
          value={values.day}
          onChange={({ target }) => set({ day: target.value })}
        />
      </Field>
      <Field label={t('plans.start')} required error={faults.has('start') && t('field.required')}>
        <DateField value={values.start} disabled={isMade} onChange={({ target }) => set({ start: target.value })} />
      </Field>
      <Field
        label={t('plans.end')}
        optionalLabel={t('form.optional')}
        error={faults.has('end') && t('plans.endBeforeStart')}
      >
        <DateField value={values.end} onChange={({ target }) => set({ end: target.value })} />
      </Field>
    </div>
  );
}

function StageFields({ values, faults, set, isMade, stages }: PlanPartProps & { stages: readonly StageName[] }) {
  const t = useTexts();
  const { language } = useShell();
  if (values.caseId === '') return <p className="text-grey">{t('plans.chooseCase')}</p>;
  if (stages.length === 0) return <p className="text-grey">{t('plans.noStages')}</p>;
  return (
    <Field as="group" label={t('plans.shares')} error={faults.has('shares') && t('plans.wrongShares')}>
      <div className="grid gap-3">
        {stages.map(({ id, name }) => (
          <Field key={id} label={name[language] || name.en}>
            <span className="ui-affix">
              <span className="ui-affix__unit">%</span>
              <TextInput
                dir="ltr"
                inputMode="decimal"
                maxLength={6}
                disabled={isMade}
                value={values.shares[id] ?? ''}
                onChange={({ target }) => set({ shares: { ...values.shares, [id]: target.value } })}
              />
            </span>
          </Field>
        ))}
        <p>
          {t('plans.sharedSoFar')} <Ltr>{sharedOf(values) / 100}%</Ltr>
        </p>
      </div>
    </Field>
  );
}
