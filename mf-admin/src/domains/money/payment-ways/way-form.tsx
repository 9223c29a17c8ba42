import { PAYMENT_WAYS, type PaymentWayKind } from '@diwan/contracts/money/payment-ways/http';
import { Currency } from '@diwan/contracts/shared/money';
import { useStepUp } from '@diwan/desk-kit/step-up/use-step-up';
import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { faultsOf, fieldsOf, type WayValues } from './way-values.js';

interface WayFormProps {
  /** Keeps what is typed, such as `payment-way:new`. */
  draft: string;
  values: WayValues;
  onSave: (fields: ReturnType<typeof fieldsOf>) => Promise<void>;
  onClose: () => void;
}

const ACCOUNT = ['bank', 'accountName', 'iban', 'swift'] as const;

/** One way to pay: what it needs depends on its kind. */
export function WayForm({ draft, values: began, onSave, onClose }: WayFormProps) {
  const t = useTexts();
  const { problemText } = useShell();
  const [values, setValues, forget] = useKeptState(draft, () => began);
  const [isTried, setTried] = useState(false);
  const stepUp = useStepUp();
  const saving = useMutation({
    mutationFn: () => stepUp.run(() => onSave(fieldsOf(values))),
    onSuccess: () => {
      forget();
      onClose();
    },
  });
  const faults = isTried ? faultsOf(values) : new Set<keyof WayValues>();
  const set = (changed: Partial<WayValues>) => setValues({ ...values, ...changed });
  const line = (name: 'payee' | (typeof ACCOUNT)[number]) => (
    <Field
      key={name}
      label={t(`ways.${name}`)}
      error={faults.has(name) && t(name === 'iban' ? 'ways.wrongIban' : 'field.required')}
    >
      <TextInput
        dir={name === 'iban' || name === 'swift' ? 'ltr' : 'auto'}
        maxLength={160}
        value={values[name]}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <>
      <form
        noValidate
        className="grid max-w-prose gap-4 rounded border border-line p-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (faultsOf(values).size === 0) saving.mutate();
        }}
      >
        <Field label={t('ways.kind')}>
          <NativeSelect
            value={values.kind}
            onChange={(event) => set({ kind: event.target.value as PaymentWayKind })}
            options={PAYMENT_WAYS.map((value) => ({ value, label: t(`wayKind.${value}`) }))}
          />
        </Field>
        <Field as="group" label={t('ways.currencies')} error={faults.has('currencies') && t('field.required')}>
          <div className="flex gap-6">
            {Currency.options.map((currency) => (
              <Checkbox
                key={currency}
                label={currency}
                checked={values.currencies.includes(currency)}
                onChange={({ target }) =>
                  set({
                    currencies: Currency.options.filter((one) =>
                      one === currency ? target.checked : values.currencies.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
        </Field>
        {values.kind === 'bank_transfer' && ACCOUNT.map(line)}
        {values.kind === 'cheque' && line('payee')}
        {(['en', 'ar'] as const).map((language) => (
          <Field
            key={language}
            label={t(`ways.instructions.${language}`)}
            error={faults.has(language) && t('field.required')}
          >
            <TextArea
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              rows={3}
              maxLength={600}
              value={values[language]}
              onChange={(event) => set({ [language]: event.target.value })}
            />
          </Field>
        ))}
        {saving.error && <p role="alert">{problemText(saving.error)}</p>}
        <div className="flex gap-3">
          <Button type="submit" busy={saving.isPending} busyLabel={t('form.saving')}>
            {t('ways.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('form.cancel')}
          </Button>
        </div>
      </form>
      {stepUp.dialog}
    </>
  );
}
