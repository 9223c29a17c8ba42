import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { useState } from 'react';
import { PagedTable } from '../../../../components/paged-table.js';
import { useListAddress } from '../../../../components/use-list-address.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useCases } from '../api/list-cases.js';
import { caseColumns } from '../case-columns.js';
import { CaseSheet } from '../case-sheet.js';

/** The cases of one client, and a new one for them. */
export default function ClientCases({ record: client }: RecordPartProps<'client'>) {
  const t = useTexts();
  const { can, language } = useShell();
  const { page, hrefFor } = useListAddress();
  const query = useCases({ page, clientId: client.id });
  const [opening, setOpening] = useState(false);
  return (
    <section className="grid gap-4" aria-labelledby="client-cases">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="client-cases" className="text-xl">
          {t('cases.title')}
        </h2>
        {can('case:write') && (
          <Button icon="plus" onClick={() => setOpening(true)}>
            {t('cases.new')}
          </Button>
        )}
      </div>
      <PagedTable
        caption={t('cases.ofClient', { name: client.name })}
        columns={caseColumns(t, language)}
        query={query}
        rowKey={({ id }) => id}
        failed={t('cases.fetchFailed')}
        hrefFor={hrefFor}
        empty={
          <EmptyState boxed headingLevel={3} title={t('cases.noneOfClient')}>
            {t('cases.noneOfClientText')}
          </EmptyState>
        }
      />
      {opening && <CaseSheet legalCase={null} client={client} onClose={() => setOpening(false)} />}
    </section>
  );
}
