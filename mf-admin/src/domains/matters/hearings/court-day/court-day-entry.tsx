import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { AnswerSpeaker } from '../answer-speaker.js';
import { HEARING_TONES } from '../hearing-columns.js';
import { QUICK_OUTCOMES } from '../outcome-sheet.js';
import { courtDayFacts } from './court-day-facts.js';
import type { NotedOutcome } from './outcome-queue.js';
import './court-day.css';

interface CourtDayEntryProps {
  hearing: Hearing;
  /** What was noted of it on this device and is on its way. */
  noted: NotedOutcome | undefined;
  onNote: (outcome: string) => void;
}

/** A hearing as one needs it at the court, and what came of it in two presses: which, and yes. */
export function CourtDayEntry({ hearing, noted, onNote }: CourtDayEntryProps) {
  const t = useTexts();
  const { language, can } = useShell();
  const [chosen, setChosen] = useState<string | null>(null);
  const { wallTime, title, state, caseId, caseTitle, caseNumber, clientName, answers } = hearing;
  const hasCome = wallTime.slice(0, 10) <= beirutDate(new Date());
  const facts = courtDayFacts(t, language, hearing);
  return (
    <li className="court-day__entry">
      <div className="court-day__head">
        <time className="court-day__time" dateTime={hearing.startsAt}>
          {wallTime.slice(11)}
        </time>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <Badge tone={HEARING_TONES[state]}>{t(`hearingState.${state}`)}</Badge>
      </div>
      <p>
        <Link href={`/admin/cases/${caseId}`} look="plain">
          <bdi>{caseTitle}</bdi>
        </Link>{' '}
        · <bdi>{caseNumber}</bdi> · <bdi>{clientName}</bdi>
      </p>
      <dl className="court-day__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        {answers.map((answer) => (
          <div key={answer.clientName}>
            <dt>
              <AnswerSpeaker {...answer} />
            </dt>
            <dd>{t(`hearingAnswer.${answer.answer}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="court-day__lines" aria-hidden="true" />
      {can('hearing:write') && hasCome && state === 'scheduled' && !noted && (
        <fieldset className="court-day__deeds" aria-label={t('hearings.noteOutcome')}>
          {QUICK_OUTCOMES.map((quick) => (
            <Button
              key={quick}
              variant="secondary"
              aria-pressed={chosen === t(`hearingQuick.${quick}`)}
              onClick={() => setChosen(t(`hearingQuick.${quick}`))}
            >
              {t(`hearingQuick.${quick}`)}
            </Button>
          ))}
          {chosen && (
            <Button icon="check" onClick={() => onNote(chosen)}>
              {t('courtDay.note', { outcome: chosen })}
            </Button>
          )}
        </fieldset>
      )}
      {noted && (
        <p role="status" className="court-day__noted">
          {t('courtDay.noted', { outcome: noted.outcome })}
        </p>
      )}
    </li>
  );
}
