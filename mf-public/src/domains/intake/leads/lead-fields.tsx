import type { FormState } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { Link } from '@diwan/ui/link';
import { NativeSelect } from '@diwan/ui/native-select';
import { RadioGroup } from '@diwan/ui/radio-group';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';
import { CountryField } from './country-field.js';
import { AREAS, CHANNELS, type CheckedField, MAX_MESSAGE } from './lead-options.js';
import type { Writing } from './use-send-lead.js';
import { WishFields, type WishFieldsProps } from './wish-fields.js';

export interface LeadFieldsProps {
  form: FormState | undefined;
  /** Chosen to begin with. */
  area: string | null;
  faults: readonly CheckedField[];
  /** Set where one may say how, with whom and when to talk. */
  wish: Pick<WishFieldsProps, 'lawyers' | 'lawyer'> | null;
  /** Id of a field's control, for the error summary. */
  idOf: (field: CheckedField) => string;
  onArea: (area: string) => void;
  /** Comes when somebody begins to write; reads the number back. */
  writing: Writing | undefined;
}

/** The fields of a request. They keep what is typed by themselves. */
export function LeadFields({ form, area, faults, wish, idOf, onArea, writing }: LeadFieldsProps) {
  const t = useTexts();
  const typed = (name: string) => form?.values[name];
  const error = (field: CheckedField) => (faults.includes(field) ? t(`leads.error.${field}`) : undefined);
  const wiring = (field: CheckedField) => ({ id: idOf(field), error: error(field) });
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field {...wiring('firstName')} label={t('leads.firstName')} required>
          <TextInput name="firstName" autoComplete="given-name" maxLength={80} defaultValue={typed('firstName')} />
        </Field>
        <Field {...wiring('lastName')} label={t('leads.lastName')} required>
          <TextInput name="lastName" autoComplete="family-name" maxLength={80} defaultValue={typed('lastName')} />
        </Field>
      </div>
      <Field {...wiring('email')} label={t('leads.email')} optionalLabel={t('form.optional')}>
        <TextInput type="email" name="email" autoComplete="email" maxLength={254} defaultValue={typed('email')} />
      </Field>
      <div className="pub-phone">
        <CountryField />
        <Field {...wiring('phone')} label={t('leads.phone')} hint={t('leads.phoneHint')} required>
          <TextInput
            type="tel"
            name="phone"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            defaultValue={typed('phone')}
          />
        </Field>
        {writing && <writing.PhoneReadBack />}
      </div>
      <Field {...wiring('area')} label={t('leads.area')} required>
        <NativeSelect
          name="area"
          placeholder={t('leads.chooseArea')}
          options={AREAS.map((value) => ({ value, label: t(`leads.area.${value}`) }))}
          defaultValue={typed('area') ?? area ?? ''}
          onChange={(event) => onArea(event.target.value)}
        />
      </Field>
      {wish && (
        <RadioGroup
          name="channel"
          inline
          label={t('leads.channel')}
          options={CHANNELS.map((value) => ({ value, label: t(`leads.channel.${value}`) }))}
          defaultValue={typed('channel') ?? 'whatsapp'}
        />
      )}
      {wish && <WishFields {...wish} form={form} days={wiring('days')} />}
      <Field {...wiring('message')} label={t('leads.message')} hint={t('leads.messageHint')}>
        <TextArea name="message" rows={5} maxLength={MAX_MESSAGE} defaultValue={typed('message')} />
      </Field>
      <Honeypot />
      <Checkbox
        id={idOf('consent')}
        name="consent"
        value="yes"
        required
        defaultChecked={Boolean(typed('consent'))}
        error={error('consent')}
        label={
          <>
            {t('leads.consent')} <Link href="/privacy">{t('leads.privacy')}</Link>
          </>
        }
      />
    </>
  );
}

/** People neither see nor reach it; robots fill it in, and their requests are dropped silently. */
function Honeypot() {
  const t = useTexts();
  return (
    <div className="pub-off-screen" aria-hidden="true">
      <label>
        {t('form.leaveEmpty')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
