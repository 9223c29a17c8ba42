import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { getNoticeFigures } from '@diwan/contracts/messages/notices/http';
import type { Language } from '@diwan/contracts/shared/language';
import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { formatDateTime, formatNumber, useShell } from '@diwan/mf-kit';
import { Table, type TableColumn } from '@diwan/ui/table';
import { type Texts, useTexts } from '../../../texts.js';
import { useNoticeFigures } from './api/list-notices.js';
import { durationText } from './duration-text.js';

type Row = ResponseOf<typeof getNoticeFigures>['channels'][number];

/** How the channels do: what waits, how fast it goes, what arrived in the last 24 hours (NOT-05). */
export function ChannelsTable() {
  const t = useTexts();
  const { language } = useShell();
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('channels.title')}</h2>
      <p className="text-grey">{t('channels.text')}</p>
      <Loaded query={useNoticeFigures()} failed={t('channels.fetchFailed')} bars={TABLE_BARS}>
        {({ channels }) => (
          <Table
            caption={t('channels.title')}
            hideCaption
            rows={channels}
            rowKey={({ channel }) => channel}
            columns={columns(t, language)}
          />
        )}
      </Loaded>
    </section>
  );
}

function columns(t: Texts, language: Language): TableColumn<Row>[] {
  const figure = (id: string, header: string, cell: (row: Row) => string): TableColumn<Row> => ({
    ...{ id, header, align: 'end', nowrap: true },
    // What the rest says nearly as well gives way on a tablet.
    ...((id === 'later' || id === 'read') && { tablet: 'hide' }),
    cell,
  });
  const count = (id: 'later' | 'sent' | 'delivered' | 'read' | 'failed') =>
    figure(id, t(`channels.${id}`), (row) => formatNumber(row[id]));
  const took = (id: 'toSend' | 'toArrive') =>
    figure(id, t(`channels.${id}`), ({ [id]: time }) =>
      time
        ? t('channels.took', {
            median: durationText(t, time.medianMs),
            most: durationText(t, time.p95Ms),
          })
        : t('page.nothing'),
    );
  return [
    {
      id: 'channel',
      header: t('notices.channel'),
      rowHeader: true,
      cell: ({ channel }) => t(`noticeChannel.${channel}`),
    },
    figure('due', t('channels.due'), ({ due, dueSince }) => {
      const number = formatNumber(due);
      return dueSince ? t('channels.dueSince', { number, time: formatDateTime(dueSince, language) }) : number;
    }),
    count('later'),
    count('sent'),
    count('delivered'),
    count('read'),
    count('failed'),
    took('toSend'),
    took('toArrive'),
  ];
}
