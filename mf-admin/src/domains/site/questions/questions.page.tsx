import type { EditedQuestion } from '@diwan/contracts/site/questions/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu } from '@diwan/ui/menu';
import type { TableColumn } from '@diwan/ui/table';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { ListFilters } from '../../../components/list-filters.js';
import { previewText } from '../../../components/preview-text.js';
import { useSay } from '../../../components/say.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { WholeTable } from '../../../components/whole-table.js';
import { useTexts } from '../../../texts.js';
import { useFacts } from '../facts/api/facts.js';
import { withFactWords } from '../references/fact-marks.js';
import { UsedOn } from '../references/used-on.js';
import { useQuestions } from './api/questions.js';
import { QuestionForm } from './question-form.js';
import { filterQuestions } from './question-values.js';

const PREVIEW = 140;

/** The questions that visitors ask (PUB-07). */
export default function QuestionsPage() {
  const t = useTexts();
  const say = useSay();
  const [editing, setEditing] = useState<{ question: EditedQuestion | null } | null>(null);
  const close = () => setEditing(null);
  const add = (
    <Button icon="plus" onClick={() => setEditing({ question: null })}>
      {t('questions.add')}
    </Button>
  );
  return (
    <AdminPage title={t('questions.title')} note={t('questions.note')} actions={add}>
      <Questions onEdit={(question) => setEditing({ question })} />
      {editing && (
        <EditorSheet title={editing.question ? t('questions.editTitle') : t('questions.newTitle')} onClose={close}>
          {(leave) => (
            <QuestionForm
              question={editing.question}
              onCancel={leave}
              onSaved={() => {
                say.done(t('questions.saved'));
                close();
              }}
            />
          )}
        </EditorSheet>
      )}
    </AdminPage>
  );
}

function Questions({ onEdit }: { onEdit: (question: EditedQuestion) => void }) {
  const t = useTexts();
  const { language } = useShell();
  const address = useListAddress();
  const query = useQuestions();
  const isSearched = (query.data?.length ?? 0) > 0;
  const { data: facts = [] } = useFacts();
  const wordsOf = (id: string) => facts.find((fact) => fact.id === id)?.text[language];
  const columns: TableColumn<EditedQuestion>[] = [
    {
      id: 'question',
      header: t('questions.question'),
      rowHeader: true,
      cell: ({ question }) => question[language],
    },
    {
      id: 'answer',
      phone: 'hide',
      header: t('questions.answer'),
      cell: ({ answer }) => previewText(withFactWords(answer[language], wordsOf), PREVIEW),
    },
    { id: 'used', header: t('site.usedOn'), cell: ({ usedOn }) => <UsedOn pages={usedOn} /> },
  ];
  return (
    <>
      <ListFilters
        address={address}
        search={{ label: t('questions.search'), placeholder: t('questions.searchPlaceholder') }}
      />
      <WholeTable
        caption={t('questions.title')}
        query={query}
        failed={t('questions.fetchFailed')}
        address={address}
        narrow={(questions) => filterQuestions(questions, address.filter('search'))}
        orders={{ question: ({ question }) => question[language], used: ({ usedOn }) => usedOn.length }}
        columns={columns}
        rowKey={({ id }) => id}
        actionsLabel={t('page.actions')}
        rowActions={(question) => (
          <Menu
            label={t('page.actionsFor', { name: question.question[language] })}
            items={[{ id: 'edit', label: t('site.edit'), icon: 'edit', onSelect: () => onEdit(question) }]}
          />
        )}
        empty={
          <EmptyState boxed title={isSearched ? t('questions.noMatch') : t('questions.none')}>
            {isSearched ? t('questions.noMatchText') : t('questions.noneText')}
          </EmptyState>
        }
      />
    </>
  );
}
