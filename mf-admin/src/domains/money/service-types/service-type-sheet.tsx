import { createServiceType, type ServiceType } from '@diwan/contracts/money/service-types/http';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { TextInput } from '@diwan/ui/text-input';
import { useMemo } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { fetchServiceType, useServiceTypeDeeds } from './api/service-types.js';

interface ServiceTypeSheetProps {
  /** Null for a new one. */
  type: ServiceType | null;
  onClose: () => void;
}

interface Values {
  name: { en: string; ar: string };
  hourlyRate: string;
  /** Whether it is offered. The form does not change it, and keeps what a colleague changes meanwhile. */
  active: boolean;
}

const LABELS = {
  name: 'serviceTypes.name',
  hourlyRate: 'serviceTypes.rate',
  active: 'serviceTypes.state',
} as const satisfies Record<keyof Values, string>;

const valuesOf = (type: ServiceType | null): Values => ({
  name: { en: type?.name.en ?? '', ar: type?.name.ar ?? '' },
  hourlyRate: type ? moneyText(type.hourlyRate) : '',
  active: type?.active ?? true,
});

/** Adds or changes a kind of work, beside the list (D-112). */
export function ServiceTypeSheet(props: ServiceTypeSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet title={props.type ? t('serviceTypes.edit') : t('serviceTypes.new')} onClose={props.onClose}>
      {(leave) => <ServiceTypeForm {...props} onCancel={leave} />}
    </EditorSheet>
  );
}

function ServiceTypeForm({ type, onClose, onCancel }: ServiceTypeSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const deeds = useServiceTypeDeeds();
  const currency = type?.hourlyRate.currency ?? 'USD';
  const schema = useMemo(
    () =>
      endpointForm(createServiceType, ({ name, hourlyRate }: Values) => {
        const read = parseMoney(hourlyRate, currency);
        return {
          body: { name, hourlyRate: read ?? { amountMinor: 0, currency } },
          faults: { hourlyRate: hourlyRate.trim() === '' ? 'required' : read === null && 'invalid_amount' },
        };
      }),
    [currency],
  );
  const form = useSchemaForm(schema, { defaultValues: valuesOf(type) });
  const describe = (name: keyof Values, value: unknown) => ({
    label: t(LABELS[name]),
    text: typeof value === 'object' && value !== null ? Object.values(value).join(' · ') : String(value ?? ''),
  });
  const failed = t('serviceTypes.saveFailed');
  const { version, notices, onConflict } = useConflict({
    form,
    item: type,
    fetch: fetchServiceType,
    valuesOf: (found: ServiceType) => valuesOf(found),
    describe,
    failed,
    draft: `service-type:${type?.id ?? 'new'}`,
  });
  const saving = useSaving({ form, failed, unique: 'name.en', onConflict });
  return (
    <AreaForm
      form={form}
      labelOf={(path) =>
        path === 'name.ar'
          ? t('serviceTypes.nameAr')
          : path === 'name.en'
            ? t('serviceTypes.nameEn')
            : t('serviceTypes.rate')
      }
      onSubmit={(body) =>
        saving(async () => {
          const active = form.getValues('active');
          await (type ? deeds.change({ id: type.id, version, active }, body) : deeds.add(body));
          say.done(type ? t('serviceTypes.saved') : t('serviceTypes.added'));
          onClose();
        })
      }
    >
      {notices}
      <FormField name="name.en" control={form.control} label={t('serviceTypes.nameEn')} required>
        {(field) => <TextInput {...field} lang="en" dir="ltr" maxLength={80} autoComplete="off" />}
      </FormField>
      <FormField name="name.ar" control={form.control} label={t('serviceTypes.nameAr')} required>
        {(field) => <TextInput {...field} lang="ar" dir="rtl" maxLength={80} autoComplete="off" />}
      </FormField>
      <FormField
        name="hourlyRate"
        control={form.control}
        label={t('serviceTypes.rate')}
        hint={t('serviceTypes.rateHint')}
        required
      >
        {(field) => <MoneyInput {...field} currency={currency} />}
      </FormField>
      <SaveActions save={type ? t('serviceTypes.save') : t('serviceTypes.add')} onCancel={onCancel} />
    </AreaForm>
  );
}
