import { Loaded } from '@diwan/desk-kit/loaded';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { AnswerForm } from './answer-form.js';
import { useCannedAnswerDeeds, useCannedAnswers } from './api/canned-answers.js';
import { CannedAnswerRow } from './canned-answer-row.js';

const NEW = { title: { en: '', ar: '' }, text: { en: '', ar: '' } };

/** Answers that staff give again and again, kept for everybody who answers (PORT-06). */
export default function CannedAnswersPage() {
  const t = useTexts();
  return (
    <AdminPage
      title={t('answers.title')}
      note={t('answers.note')}
      backTo={{ href: '/admin/conversations', label: t('conversations.toInbox') }}
    >
      <Answers />
    </AdminPage>
  );
}

function Answers() {
  const t = useTexts();
  const { add } = useCannedAnswerDeeds();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="grid gap-6">
      {isAdding ? (
        <AnswerForm draft="canned-answer:new" fields={NEW} onSave={add} onClose={() => setAdding(false)} />
      ) : (
        <div>
          <Button onClick={() => setAdding(true)}>{t('answers.add')}</Button>
        </div>
      )}
      <Loaded query={useCannedAnswers()} failed={t('answers.failed')}>
        {(answers) =>
          answers.length === 0 ? (
            <EmptyState boxed title={t('answers.none')}>
              {t('answers.noneText')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {answers.map((answer) => (
                <CannedAnswerRow key={`${answer.id} ${answer.version}`} answer={answer} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
