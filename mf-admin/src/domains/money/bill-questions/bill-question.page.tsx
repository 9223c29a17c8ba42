import type { BillQuestion } from '@diwan/contracts/money/bill-questions/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { formatDateTime, useParams, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { Link } from '@diwan/ui/link';
import { TextArea } from '@diwan/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { useAnswer, useBillQuestion } from './api/bill-questions.js';

/** One question about a bill, and its answer. */
export default function BillQuestionPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('billQuestions.one')}>
      <Question />
    </AdminPage>
  );
}

function Question() {
  const t = useTexts();
  const { id = '' } = useParams();
  const { can } = useShell();
  return (
    <Loaded query={useBillQuestion(id)} failed={t('billQuestions.failed')}>
      {(question) => (
        <div className="grid max-w-prose gap-6">
          <About question={question} />
          {question.answer === null && can('billing:write') && <Answer id={question.id} />}
        </div>
      )}
    </Loaded>
  );
}

function About({ question }: { question: BillQuestion }) {
  const t = useTexts();
  const { language } = useShell();
  const { client, invoice, lineText, text, askedAt, answer, answeredAt, answeredByName } = question;
  return (
    <>
      <p className="text-grey">
        <Link href={`/admin/client-details/${client.id}`}>
          <Isolate>{client.name}</Isolate>
        </Link>{' '}
        ·{' '}
        <Link href={`/admin/billing/invoices/${invoice.id}`}>
          <Ltr>{invoice.number}</Ltr>
        </Link>{' '}
        · {formatDateTime(askedAt, language)}
      </p>
      <p>{lineText ? t('billQuestions.aboutLine', { line: lineText }) : t('billQuestions.aboutAll')}</p>
      <blockquote dir="auto" className="whitespace-pre-line border-s-2 border-line ps-3 text-lg">
        {text}
      </blockquote>
      {answer !== null && (
        <div>
          <p className="text-sm text-grey">
            {t('billQuestions.answeredBy', { name: answeredByName })} ·{' '}
            {answeredAt && formatDateTime(answeredAt, language)}
          </p>
          <p dir="auto" className="whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
    </>
  );
}

/** The answer stays as it was given; what is typed and not sent is there again after a reload. */
function Answer({ id }: { id: string }) {
  const t = useTexts();
  const { problemText, notify } = useShell();
  const answer = useAnswer(id);
  const [text, setText, forget] = useKeptState(`bill-answer:${id}`, () => '');
  const answering = useMutation({
    mutationFn: () => answer(text),
    onSuccess: () => {
      forget();
      notify.success(t('billQuestions.sent'));
    },
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') answering.mutate();
      }}
    >
      <Field
        label={t('billQuestions.yourAnswer')}
        hint={t('billQuestions.answerHint')}
        error={answering.error && problemText(answering.error)}
      >
        <TextArea dir="auto" rows={5} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" busy={answering.isPending} busyLabel={t('form.saving')}>
          {t('billQuestions.send')}
        </Button>
      </div>
    </form>
  );
}
