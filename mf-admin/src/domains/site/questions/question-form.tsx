import { LANGUAGES, type LocalizedText } from '@diwan/contracts/shared/language';
import type { EditedQuestion } from '@diwan/contracts/site/questions/http';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { useWatch } from 'react-hook-form';
import { AreaForm } from '../../../components/area-form.js';
import { bothOf } from '../../../components/both-of.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { type Texts, useTexts } from '../../../texts.js';
import { LocalizedPair } from '../localized/localized-pair.js';
import { withFact } from '../references/fact-marks.js';
import { FactsInText } from '../references/facts-in-text.js';
import { PickFact } from '../references/pick-fact.js';
import { UsedOn } from '../references/used-on.js';
import { fetchQuestion, useSaveQuestion } from './api/questions.js';
import { type QuestionValues, questionForm, questionValues } from './question-values.js';

export interface QuestionFormProps {
  /** Null for a new one. */
  question: EditedQuestion | null;
  onSaved: (question: EditedQuestion) => void;
  onCancel: () => void;
}

/** A question with its answer, shown by every page that lists it (PUB-07). */
export function QuestionForm({ question, onSaved, onCancel }: QuestionFormProps) {
  const t = useTexts();
  const form = useSchemaForm(questionForm, { defaultValues: questionValues(question) });
  const failed = t('questions.saveFailed');
  const { version, notices, onConflict } = useConflict({
    form,
    item: question,
    fetch: ({ id }) => fetchQuestion(id),
    valuesOf: questionValues,
    describe: (name, value) => ({
      label: t(`questions.${name}`),
      text: typeof value === 'string' ? value : bothOf(value as LocalizedText),
    }),
    failed,
    draft: `question:${question?.id ?? 'new'}`,
  });
  const save = useSaveQuestion();
  const saving = useSaving({ form, failed, unique: 'id', onConflict });
  const { control } = form;
  const answer = useWatch({ control, name: 'answer' });
  const nameFact = (id: string) => {
    for (const language of LANGUAGES)
      form.setValue(`answer.${language}`, withFact(form.getValues(`answer.${language}`), id), { shouldDirty: true });
  };
  return (
    <AreaForm
      form={form}
      labelOf={(path) => questionLabel(t, path)}
      onSubmit={(body) => saving(async () => onSaved(await save(body, question && version)))}
    >
      {notices}
      {!question && (
        <FormField name="id" control={control} label={t('questions.id')} hint={t('questions.idHint')} required>
          {(field) => <TextInput {...field} dir="ltr" autoComplete="off" />}
        </FormField>
      )}
      <LocalizedPair name="question" label={t('questions.question')} control={control} stacked required />
      <LocalizedPair name="answer" label={t('questions.answer')} control={control} lines={6} stacked required />
      <div className="grid gap-2">
        <PickFact label={t('references.nameFact')} onPick={nameFact} />
        <FactsInText text={answer.en} language="en" />
        <FactsInText text={answer.ar} language="ar" />
      </div>
      {question && (
        <section className="grid gap-2" aria-labelledby="used-on">
          <h3 id="used-on" className="font-semibold">
            {t('site.usedOn')}
          </h3>
          <UsedOn pages={question.usedOn} />
        </section>
      )}
      <SaveActions save={question ? t('questions.save') : t('questions.create')} onCancel={onCancel} />
    </AreaForm>
  );
}

function questionLabel(t: Texts, path: string): string {
  const [field, language] = path.split('.');
  const label = t(`questions.${field as keyof QuestionValues}`);
  return language === 'en' || language === 'ar'
    ? t('site.inLanguage', { label, language: t(`language.${language}`) })
    : label;
}
