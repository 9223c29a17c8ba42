import type { EditedQuestion } from '@diwan/contracts/site/questions/http';
import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu } from '@diwan/ui/menu';
import { Table, type TableColumn } from '@diwan/ui/table';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { localPage } from '../../../components/local-pages.js';
import { PageLinks } from '../../../components/page-links.js';
import { previewText } from '../../../components/preview-text.js';
import { useSay } from '../../../components/say.js';
import { SearchField } from '../../../components/search-field.js';
import { useListAddress } from '../../../components/use-list-address.js';
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
    <AdminPage title={t('questions.title')} note={t('questions.note')} permission="site:write" actions={add}>
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
  const search = address.filter('search');
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
      header: t('questions.answer'),
      cell: ({ answer }) => previewText(withFactWords(answer[language], wordsOf), PREVIEW),
    },
    { id: 'used', header: t('site.usedOn'), cell: ({ usedOn }) => <UsedOn pages={usedOn} /> },
  ];
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('questions.search')}
          placeholder={t('questions.searchPlaceholder')}
          value={search}
          onSearch={(wanted) => address.set({ search: wanted })}
        />
      </FilterBar>
      <Loaded query={useQuestions()} failed={t('questions.fetchFailed')} bars={TABLE_BARS}>
        {(questions) => {
          const { rows, page, pageCount } = localPage(filterQuestions(questions, search), address);
          return (
            <>
              <Table
                caption={t('questions.title')}
                hideCaption
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
                actionsLabel={t('page.actions')}
                rowActions={(question) => (
                  <Menu
                    label={t('page.actionsFor', { name: question.question[language] })}
                    items={[{ id: 'edit', label: t('site.edit'), icon: 'edit', onSelect: () => onEdit(question) }]}
                  />
                )}
                empty={
                  <EmptyState boxed title={questions.length > 0 ? t('questions.noMatch') : t('questions.none')}>
                    {questions.length > 0 ? t('questions.noMatchText') : t('questions.noneText')}
                  </EmptyState>
                }
              />
              <PageLinks page={page} pageCount={pageCount} hrefFor={address.hrefFor} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
