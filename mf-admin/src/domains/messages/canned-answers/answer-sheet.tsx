import type { CannedAnswer, CannedAnswerFields } from '@diwan/contracts/messages/canned-answers/http';
import { LANGUAGES, type LocalizedText } from '@diwan/contracts/shared/language';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { bothOf } from '../../../components/both-of.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { type TextKey, useTexts } from '../../../texts.js';
import { answerForm, answerValues } from './answer-values.js';
import { fetchCannedAnswer, useCannedAnswerDeeds } from './api/canned-answers.js';

interface AnswerSheetProps {
  /** Null for a new one. */
  answer: CannedAnswer | null;
  onClose: () => void;
}

/** What an answer is called and what it says, in both languages: clients are written to in theirs. */
export function AnswerSheet(props: AnswerSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet title={t(props.answer ? 'answers.editTitle' : 'answers.add')} onClose={props.onClose}>
      {(leave) => <AnswerForm {...props} onCancel={leave} />}
    </EditorSheet>
  );
}

function AnswerForm({ answer, onClose, onCancel }: AnswerSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const deeds = useCannedAnswerDeeds();
  const form = useSchemaForm(answerForm, { defaultValues: answerValues(answer) });
  const failed = t('answers.saveFailed');
  const { version, notices, onConflict } = useConflict({
    form,
    item: answer,
    fetch: fetchCannedAnswer,
    valuesOf: answerValues,
    describe: (name: keyof CannedAnswerFields, value) => ({
      label: t(name === 'title' ? 'answers.name' : 'answers.words'),
      text: bothOf(value as LocalizedText),
    }),
    failed,
    draft: `canned-answer:${answer?.id ?? 'new'}`,
  });
  const saving = useSaving({ form, failed, onConflict });
  return (
    <AreaForm
      form={form}
      labelOf={(path) => t(`answers.${path}` as TextKey)}
      onSubmit={(fields) =>
        saving(async () => {
          await (answer ? deeds.change({ id: answer.id, version }, fields) : deeds.add(fields));
          say.done(t('answers.saved'));
          onClose();
        })
      }
    >
      {notices}
      {LANGUAGES.map((language) => (
        <FormField
          key={language}
          name={`title.${language}`}
          control={form.control}
          label={t(`answers.title.${language}`)}
          required
        >
          {(field) => <TextInput {...field} lang={language} dir="auto" maxLength={80} autoComplete="off" />}
        </FormField>
      ))}
      {LANGUAGES.map((language) => (
        <FormField
          key={language}
          name={`text.${language}`}
          control={form.control}
          label={t(`answers.text.${language}`)}
          required
        >
          {(field) => <TextArea {...field} lang={language} rows={5} maxLength={1600} />}
        </FormField>
      ))}
      <SaveActions save={t('answers.save')} onCancel={onCancel} />
    </AreaForm>
  );
}
