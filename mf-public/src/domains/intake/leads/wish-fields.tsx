import { MAX_DAYS_TEXT, PARTS_OF_DAY, SPOKEN_LANGUAGES } from '@diwan/contracts/intake/leads/wish-options';
import type { FormState } from '@diwan/mf-kit';
import { useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { RadioGroup } from '@diwan/ui/radio-group';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';
import type { LawyerChoice } from './api/lead-pages.js';
import { TimeZoneField } from './time-zone-field.js';
import { PARTS, spokenOn, tickOf } from './wish.js';

export interface WishFieldsProps {
  form: FormState | undefined;
  lawyers: readonly LawyerChoice[];
  /** Slug of the lawyer whom the visitor came from. */
  lawyer: string | null;
  /** Id and error of the field for days. */
  days: { id: string; error: string | undefined };
}

/** With whom, when and in which language (LEAD-04). All of it may be left as it is. */
export function WishFields({ form, lawyers, lawyer, days }: WishFieldsProps) {
  const t = useTexts();
  const { language } = useShell();
  const typed = (name: string) => form?.values[name];
  return (
    <>
      {lawyers.length > 0 && (
        <Field label={t('leads.lawyer')}>
          <NativeSelect
            name="lawyer"
            options={[
              { value: '', label: t('leads.anyLawyer') },
              ...lawyers.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            defaultValue={typed('lawyer') ?? lawyer ?? ''}
          />
        </Field>
      )}
      <RadioGroup
        name="spoken"
        inline
        label={t('leads.spoken')}
        options={SPOKEN_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        defaultValue={typed('spoken') ?? spokenOn(language)}
      />
      <Field as="group" label={t('leads.when')} hint={t('leads.whenHint')}>
        <div className="ui-choices ui-choices--inline">
          {PARTS.map((part) => {
            const [from, to] = PARTS_OF_DAY[part];
            return (
              <Checkbox
                key={part}
                name={tickOf(part)}
                value="yes"
                defaultChecked={Boolean(typed(tickOf(part)))}
                label={t(`leads.part.${part}`, { from, to })}
              />
            );
          })}
        </div>
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field {...days} label={t('leads.days')} hint={t('leads.daysHint')}>
          <TextInput name="days" maxLength={MAX_DAYS_TEXT} defaultValue={typed('days')} />
        </Field>
        <TimeZoneField typed={typed('timeZone')} />
      </div>
    </>
  );
}
