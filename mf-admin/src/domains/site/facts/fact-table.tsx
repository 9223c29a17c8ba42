import type { EditedFact } from '@diwan/contracts/site/facts/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import type { TableColumn } from '@diwan/ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import { previewText } from '../../../components/preview-text.js';
import { useSay } from '../../../components/say.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { WholeTable } from '../../../components/whole-table.js';
import { useTexts } from '../../../texts.js';
import { UsedOn } from '../references/used-on.js';
import { useEditFacts } from './api/facts.js';
import { ReviewBadge, ValidityBadge } from './fact-badges.js';
import { FACT_STATES, filterFacts } from './fact-filter.js';

const PREVIEW = 140;

export interface FactTableProps {
  query: UseQueryResult<EditedFact[]>;
  address: ListAddress;
  onEdit: (fact: EditedFact) => void;
}

/** Legal facts that match search and state, with their review, their end and the pages that show them. */
export function FactTable({ query, address, onEdit }: FactTableProps) {
  const t = useTexts();
  const say = useSay();
  const { can, language } = useShell();
  const { review, refresh } = useEditFacts();
  const signOff = (fact: EditedFact) =>
    void review(fact).then(
      () => say.done(t('facts.nowReviewed', { id: fact.id })),
      (error: unknown) => {
        say.failed(t('facts.reviewFailed'), error);
        void refresh();
      },
    );
  const columns: TableColumn<EditedFact>[] = [
    {
      id: 'text',
      header: t('facts.text'),
      rowHeader: true,
      cell: (fact) => (
        <span className="grid justify-items-start gap-1">
          <span className="font-normal">{previewText(fact.text[language], PREVIEW)}</span>
          <Button variant="quiet" size="small" className="-ms-3" onClick={() => onEdit(fact)}>
            <bdi dir="ltr">{fact.id}</bdi>
          </Button>
        </span>
      ),
    },
    {
      id: 'value',
      phone: 'hide',
      header: t('facts.value'),
      cell: ({ value }) => value?.[language] ?? t('page.nothing'),
    },
    { id: 'review', phone: 'plain', header: t('facts.review'), cell: (fact) => <ReviewBadge fact={fact} /> },
    { id: 'until', header: t('facts.validUntil'), cell: (fact) => <ValidityBadge fact={fact} /> },
    { id: 'used', header: t('site.usedOn'), cell: ({ usedOn }) => <UsedOn pages={usedOn} /> },
  ];
  const actions = (fact: EditedFact): MenuItem[] => [
    { id: 'edit', label: t('site.edit'), icon: 'edit', onSelect: () => onEdit(fact) },
    ...(can('fact:review') && fact.reviewState === 'unreviewed' && fact.validity !== 'expired'
      ? [{ id: 'review', label: t('facts.markReviewed'), icon: 'check', onSelect: () => signOff(fact) } as const]
      : []),
  ];
  // What somebody wrote into the address by hand counts as no filter.
  const state = FACT_STATES.find((known) => known === address.filter('state'));
  const filtered = (query.data?.length ?? 0) > 0;
  return (
    <WholeTable
      caption={t('facts.title')}
      query={query}
      failed={t('facts.fetchFailed')}
      address={address}
      narrow={(facts) => filterFacts(facts, address.filter('search'), state)}
      orders={{
        text: ({ text }) => text[language],
        review: ({ reviewedOn }) => reviewedOn,
        until: ({ validUntil }) => validUntil,
        used: ({ usedOn }) => usedOn.length,
      }}
      columns={columns}
      rowKey={({ id }) => id}
      actionsLabel={t('page.actions')}
      rowActions={(fact) => <Menu label={t('page.actionsFor', { name: fact.id })} items={actions(fact)} />}
      empty={
        <EmptyState boxed title={filtered ? t('facts.noMatch') : t('facts.none')}>
          {filtered ? t('facts.noMatchText') : t('facts.noneText')}
        </EmptyState>
      }
    />
  );
}
