import { DraftNotice } from '@diwan/desk-kit/unsaved/draft-notice';
import { forgetDraft, useDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { Form, type FormProps } from '@diwan/ui/form';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { type TextKey, useTexts } from '../texts.js';
import { copyOf } from './merge-values.js';
import { useReportDirty } from './unsaved.js';

export interface AreaFormProps<Input extends FieldValues, Output>
  extends Omit<FormProps<Input, Output>, 'errorsTitle' | 'translateError'> {
  /** Keeps what is typed as a draft under this name (see `useDraft`). Forms with `useConflict` name theirs there. */
  draft?: string;
}

/** The form of the design system with this area's words for what is wrong; a sheet around is told of unsaved changes. */
export function AreaForm<Input extends FieldValues, Output>({
  draft: name,
  children,
  ...props
}: AreaFormProps<Input, Output>) {
  const t = useTexts();
  const { form } = props;
  const [base] = useState(() => copyOf<Input>(form.getValues()));
  const draft = useDraft<Input>({ form, name, base, version: 0 });
  useReportDirty(form.formState.isDirty, () => forgetDraft(form));
  const discard = () => {
    form.reset(base as DefaultValues<Input> & Input);
    draft.beginOver({ base, version: 0 });
    forgetDraft(form);
    draft.dismiss();
  };
  // Faults of fields are keys such as `too_long`; what concerns the whole form comes in words.
  const words = (message: string) =>
    /^[a-z_]+$/.test(message) ? t(`field.${camelCase(message)}` as TextKey) : message;
  return (
    <Form {...props} errorsTitle={t('form.errors')} translateError={words}>
      {draft.restored && <DraftNotice onDiscard={discard} />}
      {children}
    </Form>
  );
}

/** Endings such as `_few` stand for plural forms in message files. */
const camelCase = (key: string) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
