import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { Icon } from '@diwan/ui/icon';
import { TextArea } from '@diwan/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { useAboutInvoice, useOwnQuestions } from '../api/about-invoice.js';

interface QuestionsProps {
  /** Of the invoice. */
  id: string;
  /** Which line; null: the bill as a whole. */
  line: number | null;
  /** What the line says, for the labels. */
  about: string;
  mayAct: boolean;
}

/** What was asked here and answered, and a button to ask. */
export function Questions({ id, line, about, mayAct }: QuestionsProps) {
  const t = useTexts();
  const { language } = useShell();
  const [isOpen, setOpen] = useState(false);
  const asked = (useOwnQuestions(id).data ?? []).filter((question) => question.line === line);
  return (
    <div className="grid gap-3">
      {asked.map((question) => (
        <div key={question.id} className="border-s-2 border-line ps-3">
          <p dir="auto" className="whitespace-pre-line">
            {question.text}
          </p>
          {question.answer === null ? (
            <p className="text-sm text-grey">
              {t('bill.askedOn', { date: formatDate(question.askedAt, language) })} · {t('bill.waits')}
            </p>
          ) : (
            <>
              <p className="mt-1 text-sm text-grey">
                {question.answeredAt && t('bill.answeredOn', { date: formatDate(question.answeredAt, language) })}
              </p>
              <p dir="auto" className="whitespace-pre-line">
                {question.answer}
              </p>
            </>
          )}
        </div>
      ))}
      {mayAct && !isOpen && (
        <div>
          <Button size="small" variant="quiet" aria-label={t('bill.askAbout', { about })} onClick={() => setOpen(true)}>
            <Icon name="question" /> {t('bill.ask')}
          </Button>
        </div>
      )}
      {mayAct && isOpen && <Ask id={id} line={line} about={about} onDone={() => setOpen(false)} />}
    </div>
  );
}

/** The question itself; what is typed and not sent is there again after a reload. */
function Ask({ id, line, about, onDone }: Omit<QuestionsProps, 'mayAct'> & { onDone: () => void }) {
  const t = useTexts();
  const { problemText, notify } = useShell();
  const { ask } = useAboutInvoice(id);
  const [text, setText, forget] = useKeptState(`bill-question:${id}:${line ?? 'all'}`, () => '');
  const asking = useMutation({
    mutationFn: () => ask(line, text),
    onSuccess: () => {
      forget();
      notify.success(t('bill.asked'));
      onDone();
    },
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') asking.mutate();
      }}
    >
      <Field label={t('bill.askAbout', { about })} error={asking.error && problemText(asking.error)}>
        <TextArea dir="auto" rows={3} maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="flex gap-3">
        <Button type="submit" variant="secondary" busy={asking.isPending} busyLabel={t('bill.sending')}>
          {t('bill.sendQuestion')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('bill.cancel')}
        </Button>
      </div>
    </form>
  );
}
