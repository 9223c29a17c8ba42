import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import type { Language } from '@diwan/contracts/shared/language';
import { formatWallTime } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import { previewText } from '../../../components/preview-text.js';
import type { Texts } from '../../../texts.js';
import { AnswerSpeaker } from './answer-speaker.js';
import { HearingChain } from './hearing-chain.js';

/** Letters of a description that a list shows. */
const PREVIEW = 100;
/** How the states of a hearing look. */
export const HEARING_TONES = { scheduled: 'info', postponed: 'warning', held: 'success', cancelled: 'danger' } as const;

/** The columns of every list of hearings; the case is left out on its own page. */
export const hearingColumns = (t: Texts, language: Language, withCase: boolean): TableColumn<Hearing>[] => [
  {
    id: 'title',
    header: t('hearings.name'),
    rowHeader: true,
    cell: ({ title, description }) => (
      <span className="grid">
        <Isolate className="font-medium">{title}</Isolate>
        {description && (
          <Isolate className="text-sm font-normal text-grey">{previewText(description, PREVIEW)}</Isolate>
        )}
      </span>
    ),
  },
  {
    id: 'when',
    nowrap: true,
    header: t('hearings.when'),
    cell: ({ wallTime, startsAt }) => <time dateTime={startsAt}>{formatWallTime(wallTime, language)}</time>,
  },
  ...(withCase
    ? [
        {
          id: 'case',
          header: t('hearings.case'),
          cell: ({ caseId, caseTitle, clientName }: Hearing) => (
            <span className="grid">
              <Link href={`/admin/cases/${caseId}`} look="plain">
                <Isolate>{caseTitle}</Isolate>
              </Link>
              <Isolate className="text-sm text-grey">{clientName}</Isolate>
            </span>
          ),
        },
      ]
    : []),
  {
    id: 'place',
    header: t('hearings.location'),
    cell: ({ court, location, courtRoom }) => (
      <span className="grid">
        {court && <Isolate>{court.name[language]}</Isolate>}
        {location && <Isolate className="text-sm text-grey">{location}</Isolate>}
        {courtRoom && (
          <span className="text-sm text-grey">
            {t('hearings.courtRoom')}: <bdi>{courtRoom}</bdi>
          </span>
        )}
      </span>
    ),
  },
  { id: 'type', header: t('hearings.type'), cell: ({ type }) => t(`hearingType.${type}`) },
  {
    id: 'lawyer',
    header: t('hearings.lawyer'),
    cell: ({ lawyer }) => (lawyer ? <Isolate>{lawyer.name}</Isolate> : t('page.nothing')),
  },
  {
    id: 'state',
    header: t('hearings.state'),
    cell: ({ state, answers, ...chain }) => (
      <span className="grid justify-items-start gap-1">
        <Badge tone={HEARING_TONES[state]}>{t(`hearingState.${state}`)}</Badge>
        <HearingChain hearing={chain} />
        {answers.map((answer) => (
          <span key={answer.clientName} className="text-sm text-grey">
            <AnswerSpeaker {...answer} />: {t(`hearingAnswer.${answer.answer}`)}
          </span>
        ))}
      </span>
    ),
  },
];
