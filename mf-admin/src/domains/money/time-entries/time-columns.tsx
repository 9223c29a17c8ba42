import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDate, formatMoney } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import type { Texts } from '../../../texts.js';
import { TimeStateBadge } from './time-state-badge.js';

/** How an entry is told from others in names of buttons. */
export const nameOfEntry = ({ person, dateWorked }: TimeEntry, language: Language): string =>
  `${person.name}, ${formatDate(dateWorked, language)}`;

/** Columns of the firm's time. */
export const timeColumns = (t: Texts, language: Language): TableColumn<TimeEntry>[] => [
  {
    id: 'day',
    header: t('time.dateWorked'),
    nowrap: true,
    cell: ({ dateWorked }) => formatDate(dateWorked, language),
  },
  { id: 'person', header: t('time.person'), rowHeader: true, cell: ({ person }) => <Isolate>{person.name}</Isolate> },
  {
    id: 'work',
    header: t('time.work'),
    cell: ({ description, note, legalCase, client, person, serviceType, timerMinutes }) => (
      <>
        <Isolate className="block">{description || t('time.noDescription')}</Isolate>
        <span className="block text-sm text-grey">
          {legalCase ? (
            <Link href={`/admin/cases/${legalCase.id}`}>
              <Isolate>{legalCase.title}</Isolate>
            </Link>
          ) : (
            <Isolate>{client.name}</Isolate>
          )}
          {' · '}
          <Isolate>{serviceType ? serviceType.name[language] : t('time.legalWork')}</Isolate>
        </span>
        {timerMinutes && <span className="block text-sm">{t('time.unsaid', { name: person.name })}</span>}
        {note && (
          <span className="block text-sm text-grey">
            {t('time.note')}: <Isolate>{note}</Isolate>
          </span>
        )}
      </>
    ),
  },
  {
    id: 'hours',
    header: t('time.hours'),
    align: 'end',
    nowrap: true,
    cell: ({ minutes, timerMinutes }) => (timerMinutes ? '–' : <Ltr>{minutesText(minutes)}</Ltr>),
  },
  {
    id: 'rate',
    header: t('time.rate'),
    align: 'end',
    nowrap: true,
    tablet: 'hide',
    cell: ({ rate, rateFrom }) => (
      <>
        <Ltr className="block">{formatMoney(rate)}</Ltr>
        <span className="block text-sm text-grey">{t(`rateFrom.${rateFrom}`)}</span>
      </>
    ),
  },
  {
    id: 'amount',
    header: t('time.amount'),
    align: 'end',
    nowrap: true,
    cell: ({ billable, amountMinor, rate, timerMinutes }) => {
      if (!billable) return t('time.notBillable');
      return timerMinutes ? '–' : <Ltr>{formatMoney({ amountMinor, currency: rate.currency })}</Ltr>;
    },
  },
  { id: 'state', header: t('time.state'), phone: 'plain', cell: ({ state }) => <TimeStateBadge state={state} /> },
];
