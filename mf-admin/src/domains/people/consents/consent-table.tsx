import type { Language } from '@diwan/contracts/shared/language';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Ltr } from '@diwan/ui/bidi';
import { Table, type TableColumn } from '@diwan/ui/table';
import type { ReactNode } from 'react';
import { type Texts, useTexts } from '../../../texts.js';
import type { Consent } from './consent.js';

const TONES = { given: 'success', withdrawn: 'neutral', waiting: 'warning', usual: 'neutral' } as const;

export interface ConsentTableProps {
  caption: string;
  rows: readonly Consent[];
  /** Where there are none. */
  empty: ReactNode;
}

/** What somebody agreed to: to which text, when, where, and until when. */
export function ConsentTable({ caption, rows, empty }: ConsentTableProps) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <Table
      caption={caption}
      hideCaption
      columns={columns(t, language)}
      rows={[...rows]}
      rowKey={({ key }) => key}
      empty={empty}
    />
  );
}

const columns = (t: Texts, language: Language): TableColumn<Consent>[] => {
  const moment = (at: string | null) => (at === null ? t('consents.nothing') : formatDateTime(at, language));
  return [
    { id: 'what', header: t('consents.what'), rowHeader: true, cell: ({ what }) => what },
    {
      id: 'state',
      header: t('consents.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`consents.state.${state}`)}</Badge>,
    },
    {
      id: 'text',
      header: t('consents.text'),
      cell: ({ text }) => (text === null ? t('consents.nothing') : <Ltr>{text}</Ltr>),
    },
    { id: 'given', header: t('consents.given'), cell: ({ givenAt }) => moment(givenAt) },
    { id: 'from', header: t('consents.from'), cell: ({ from }) => from ?? t('consents.nothing') },
    { id: 'withdrawn', header: t('consents.withdrawn'), cell: ({ withdrawnAt }) => moment(withdrawnAt) },
  ];
};
