import { Form, type FormProps } from '@diwan/ui/form';
import type { FieldValues } from 'react-hook-form';
import { type TextKey, useTexts } from '../texts.js';
import { useReportDirty } from './unsaved.js';
import { forgetDraft } from './use-draft.js';

/** The form of the design system with this area's words for what is wrong; a sheet around is told of unsaved changes. */
export function AreaForm<Input extends FieldValues, Output>(
  props: Omit<FormProps<Input, Output>, 'errorsTitle' | 'translateError'>,
) {
  const t = useTexts();
  useReportDirty(props.form.formState.isDirty, () => forgetDraft(props.form));
  // Faults of fields are keys such as `too_long`; what concerns the whole form comes in words.
  const words = (message: string) =>
    /^[a-z_]+$/.test(message) ? t(`field.${camelCase(message)}` as TextKey) : message;
  return <Form {...props} errorsTitle={t('form.errors')} translateError={words} />;
}

/** Endings such as `_few` stand for plural forms in message files. */
const camelCase = (key: string) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
