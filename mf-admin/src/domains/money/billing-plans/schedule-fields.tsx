import { Every } from '@diwan/contracts/money/billing-plans/schedule';
import { useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Field } from '@diwan/ui/field';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import type { PlanPartProps } from './plan-fields.js';
import { type StageName, sharedOf } from './plan-values.js';

/** When drafts are made: on a day of the month, or when the case reaches its stages. */
export function ScheduleFields({ stages, ...parts }: PlanPartProps & { stages: readonly StageName[] }) {
  const t = useTexts();
  const { control } = parts.form;
  const kind = useWatch({ control, name: 'schedule.kind' });
  return (
    <>
      <FormField name="schedule.kind" control={control} label={t('plans.kind')}>
        {(field) => (
          <NativeSelect
            {...field}
            disabled={parts.isMade}
            options={(['recurring', 'stages'] as const).map((value) => ({ value, label: t(`planKind.${value}`) }))}
          />
        )}
      </FormField>
      {kind === 'recurring' ? <AgainFields {...parts} /> : <StageFields {...parts} stages={stages} />}
    </>
  );
}

function AgainFields({ form, isMade }: PlanPartProps) {
  const t = useTexts();
  const { control } = form;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormField name="schedule.every" control={control} label={t('plans.howOften')}>
        {(field) => (
          <NativeSelect
            {...field}
            options={Every.options.map((value) => ({ value, label: t(`planEvery.${value}`) }))}
          />
        )}
      </FormField>
      <FormField name="schedule.day" control={control} label={t('plans.day')} hint={t('plans.dayHint')} required>
        {(field) => <TextInput {...field} dir="ltr" inputMode="numeric" maxLength={2} autoComplete="off" />}
      </FormField>
      <FormField name="schedule.start" control={control} label={t('plans.start')} required>
        {(field) => <DateField {...field} disabled={isMade} />}
      </FormField>
      <FormField name="schedule.end" control={control} label={t('plans.end')} optionalLabel={t('form.optional')}>
        {(field) => <DateField {...field} />}
      </FormField>
    </div>
  );
}

function StageFields({ form, isMade, stages }: PlanPartProps & { stages: readonly StageName[] }) {
  const t = useTexts();
  const { language } = useShell();
  const { control } = form;
  const caseId = useWatch({ control, name: 'caseId' });
  if (caseId === '') return <p className="text-grey">{t('plans.chooseCase')}</p>;
  if (stages.length === 0) return <p className="text-grey">{t('plans.noStages')}</p>;
  return (
    <FormControl name="schedule.shares" control={control}>
      {({ value: shares, onChange }, { id, error }) => (
        <Field as="group" id={id} label={t('plans.shares')} error={error}>
          <div className="grid gap-3">
            {stages.map((stage) => (
              <Field key={stage.id} label={stage.name[language] || stage.name.en}>
                <span className="ui-affix">
                  <span className="ui-affix__unit">%</span>
                  <TextInput
                    dir="ltr"
                    inputMode="decimal"
                    maxLength={6}
                    disabled={isMade}
                    value={shares[stage.id] ?? ''}
                    onChange={({ target }) => onChange({ ...shares, [stage.id]: target.value })}
                  />
                </span>
              </Field>
            ))}
            <p>
              {t('plans.sharedSoFar')} <Ltr>{sharedOf({ shares }) / 100}%</Ltr>
            </p>
          </div>
        </Field>
      )}
    </FormControl>
  );
}
