import { useShell } from '@diwan/mf-kit';
import { Field } from '@diwan/ui/field';
import { Link } from '@diwan/ui/link';
import { NativeSelect } from '@diwan/ui/native-select';
import { useTexts } from '../../../texts.js';
import { useCannedAnswers } from './api/canned-answers.js';

interface InsertAnswerProps {
  /** What is typed already; the answer stands below it. */
  text: string;
  onChange(text: string): void;
}

/** Puts a kept answer into what is being written, in the language that is chosen with it, to be read over before it goes. */
export function InsertAnswer({ text, onChange }: InsertAnswerProps) {
  const t = useTexts();
  const { language } = useShell();
  const { data: answers = [] } = useCannedAnswers();
  if (answers.length === 0)
    return (
      <p>
        <Link href="/admin/conversations/answers">{t('answers.keepSome')}</Link>
      </p>
    );
  const insert = (value: string) => {
    const [of, id] = value.split(' ');
    const chosen = answers.find((answer) => answer.id === id);
    if (chosen) onChange([text.trimEnd(), chosen.text[of === 'ar' ? 'ar' : 'en']].filter(Boolean).join('\n\n'));
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('answers.insert')}>
        <NativeSelect placeholder={t('answers.choose')} value="" onChange={({ target }) => insert(target.value)}>
          {(['en', 'ar'] as const).map((of) => (
            <optgroup key={of} label={t(`answers.in.${of}`)}>
              {answers.map(({ id, title }) => (
                <option key={id} value={`${of} ${id}`}>
                  {title[language]}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </Field>
      <Link href="/admin/conversations/answers" className="inline-flex min-h-11 items-center">
        {t('answers.title')}
      </Link>
    </div>
  );
}
