import type { CannedAnswer } from '@diwan/contracts/messages/canned-answers/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { AnswerSheet } from './answer-sheet.js';
import { useCannedAnswers } from './api/canned-answers.js';
import { CannedAnswerRow } from './canned-answer-row.js';

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
  const [editing, setEditing] = useState<{ answer: CannedAnswer | null } | null>(null);
  return (
    <div className="grid gap-6">
      <div>
        <Button onClick={() => setEditing({ answer: null })}>{t('answers.add')}</Button>
      </div>
      {editing && <AnswerSheet answer={editing.answer} onClose={() => setEditing(null)} />}
      <Loaded query={useCannedAnswers()} failed={t('answers.failed')}>
        {(answers) =>
          answers.length === 0 ? (
            <EmptyState boxed title={t('answers.none')}>
              {t('answers.noneText')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {answers.map((answer) => (
                <CannedAnswerRow key={answer.id} answer={answer} onEdit={() => setEditing({ answer })} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
