import type { CannedAnswerFields } from '@diwan/contracts/messages/canned-answers/http';
import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';

interface AnswerFormProps {
  /** Keeps what is typed, such as `canned-answer:new`. */
  draft: string;
  fields: CannedAnswerFields;
  onSave(fields: CannedAnswerFields): Promise<void>;
  onClose(): void;
}

const PARTS = ['title', 'text'] as const;
const LANGUAGES = ['en', 'ar'] as const;

/** What an answer is called and what it says, in both languages: clients are written to in theirs. */
export function AnswerForm({ draft, fields: began, onSave, onClose }: AnswerFormProps) {
  const t = useTexts();
  const { problemText } = useShell();
  const [fields, setFields, forget] = useKeptState(draft, () => began);
  const [isTried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: () => onSave(fields),
    onSuccess: () => {
      forget();
      onClose();
    },
  });
  const isComplete = PARTS.every((part) => LANGUAGES.every((language) => fields[part][language].trim() !== ''));
  const field = (part: (typeof PARTS)[number], language: (typeof LANGUAGES)[number]) => {
    const value = fields[part][language];
    const input = {
      dir: language === 'ar' ? 'rtl' : 'ltr',
      value,
      onChange: ({ target }: { target: { value: string } }) =>
        setFields({ ...fields, [part]: { ...fields[part], [language]: target.value } }),
    };
    return (
      <Field
        key={`${part} ${language}`}
        label={t(`answers.${part}.${language}`)}
        error={isTried && value.trim() === '' && t('field.required')}
      >
        {part === 'title' ? <TextInput maxLength={80} {...input} /> : <TextArea rows={4} maxLength={1600} {...input} />}
      </Field>
    );
  };
  return (
    <form
      noValidate
      className="grid max-w-prose gap-4 rounded border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isComplete) saving.mutate();
      }}
    >
      {LANGUAGES.flatMap((language) => PARTS.map((part) => field(part, language)))}
      {saving.error && <p role="alert">{problemText(saving.error)}</p>}
      <div className="flex gap-3">
        <Button type="submit" busy={saving.isPending} busyLabel={t('form.saving')}>
          {t('answers.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
