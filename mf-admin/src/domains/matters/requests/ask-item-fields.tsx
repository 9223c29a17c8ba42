import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import { useDocumentSettings } from '../documents/api/keep-document.js';
import { typeOptions } from '../documents/type-options.js';
import type { AskItem } from './ask-values.js';

interface AskItemFieldsProps {
  item: AskItem;
  /** From 1. */
  number: number;
  onChange: (fields: Partial<AskItem>) => void;
  /** Null: the last one stays. */
  onRemove: (() => void) | null;
}

/** One thing to ask a client for, in both languages. */
export function AskItemFields({ item, number, onChange, onRemove }: AskItemFieldsProps) {
  const t = useTexts();
  const { language } = useShell();
  const { data: settings } = useDocumentSettings();
  const types = typeOptions(settings, language);
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="font-medium">{t('requests.itemNumber', { number })}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['en', 'ar'] as const).map((lang) => (
          <Field key={lang} label={t(`requests.what.${lang}`)}>
            <TextInput
              dir={lang === 'ar' ? 'rtl' : 'ltr'}
              lang={lang}
              maxLength={160}
              value={item[lang]}
              onChange={(event) => onChange({ [lang]: event.target.value })}
            />
          </Field>
        ))}
        {(['En', 'Ar'] as const).map((lang) => (
          <Field key={lang} label={t(`requests.explanation${lang}`)}>
            <TextArea
              dir={lang === 'Ar' ? 'rtl' : 'ltr'}
              lang={lang === 'Ar' ? 'ar' : 'en'}
              rows={2}
              maxLength={1000}
              value={item[`explanation${lang}`]}
              onChange={(event) => onChange({ [`explanation${lang}`]: event.target.value })}
            />
          </Field>
        ))}
        <Field label={t('requests.kind')}>
          <NativeSelect
            value={item.kind}
            onChange={(event) => onChange({ kind: event.target.value === 'text' ? 'text' : 'file' })}
            options={(['file', 'text'] as const).map((value) => ({ value, label: t(`requests.kind.${value}`) }))}
          />
        </Field>
        {item.kind === 'file' && (
          <Field label={t('requests.documentType')}>
            <NativeSelect
              value={item.documentType}
              onChange={(event) => onChange({ documentType: event.target.value })}
              options={types}
            />
          </Field>
        )}
        <Field label={t('requests.due')}>
          <DateField value={item.dueOn} onChange={(event) => onChange({ dueOn: event.target.value })} />
        </Field>
      </div>
      {onRemove && (
        <div>
          <Button size="small" variant="quiet" icon="trash" onClick={onRemove}>
            {t('requests.removeItem', { number })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
