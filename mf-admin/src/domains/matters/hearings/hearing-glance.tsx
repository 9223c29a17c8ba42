import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { formatWallTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Button } from '@diwan/ui/button';
import { DescriptionList } from '@diwan/ui/description-list';
import { Link } from '@diwan/ui/link';
import { useState } from 'react';
import { SideSheet } from '../../../components/side-sheet.js';
import { useTexts } from '../../../texts.js';
import { AnswerSpeaker } from './answer-speaker.js';
import { HearingChain } from './hearing-chain.js';
import { HEARING_TONES } from './hearing-columns.js';
import { deedsOf, type HearingDeed, HearingDeedSheet } from './hearing-deed-sheet.js';

/** A hearing as one looks at it before one does something about it: beside the calendar. */
export function HearingGlance({ hearing, onClose }: { hearing: Hearing; onClose: () => void }) {
  const t = useTexts();
  const { can } = useShell();
  const [deed, setDeed] = useState<HearingDeed | null>(null);
  // The deed's own sheet takes the place of this one: two above each other hide where one is.
  if (deed) return <HearingDeedSheet name={deed} hearing={hearing} onClose={onClose} />;
  return (
    <SideSheet title={<bdi>{hearing.title}</bdi>} onClose={onClose}>
      <div className="grid gap-4">
        <Facts hearing={hearing} />
        {can('hearing:write') && (
          <div className="flex flex-wrap gap-2">
            {deedsOf(hearing).map(({ name, icon }) => (
              <Button key={name} variant="secondary" icon={icon} onClick={() => setDeed(name)}>
                {t(`hearingDeed.${name}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </SideSheet>
  );
}

/** What was said of the client that the line is about, and by whom where that was not the client. */
function Answer(said: Hearing['answers'][number]) {
  const t = useTexts();
  const { answer, note, saidByName } = said;
  return (
    <>
      {[t(`hearingAnswer.${answer}`), note].filter(Boolean).join(': ')}
      {typeof saidByName === 'string' && (
        <span className="block text-sm text-grey">
          <AnswerSpeaker {...said} />
        </span>
      )}
    </>
  );
}

function Facts({ hearing }: { hearing: Hearing }) {
  const t = useTexts();
  const { language } = useShell();
  const { court, location, courtRoom, lawyer, answers, wallTime, state, caseId, caseTitle, clientName } = hearing;
  const texts = [
    { label: t('hearings.description'), value: hearing.description },
    { label: t('hearings.judge'), value: hearing.judge },
    { label: t('hearings.opposingCounsel'), value: hearing.opposingCounsel },
    { label: t('hearings.preparationNotes'), value: hearing.preparationNotes },
    { label: t('hearings.reason'), value: hearing.reason },
    { label: t('hearings.outcome'), value: hearing.outcome },
    { label: t('hearings.nextAction'), value: hearing.nextAction },
  ];
  return (
    <DescriptionList
      items={[
        { label: t('hearings.when'), value: formatWallTime(wallTime, language) },
        {
          label: t('hearings.state'),
          value: (
            <span className="grid justify-items-start gap-1">
              <Badge tone={HEARING_TONES[state]}>{t(`hearingState.${state}`)}</Badge>
              <HearingChain hearing={hearing} />
            </span>
          ),
        },
        {
          label: t('hearings.case'),
          value: (
            <>
              <Link href={`/admin/cases/${caseId}`}>
                <bdi>{caseTitle}</bdi>
              </Link>
              {' · '}
              <bdi>{clientName}</bdi>
            </>
          ),
        },
        {
          label: t('hearings.location'),
          value: (
            <bdi>{[court?.name[language], location, courtRoom, court?.hint[language]].filter(Boolean).join(' · ')}</bdi>
          ),
        },
        { label: t('hearings.type'), value: t(`hearingType.${hearing.type}`) },
        { label: t('hearings.lawyer'), value: lawyer ? <bdi>{lawyer.name}</bdi> : t('page.nothing') },
        ...answers.map((said) => ({
          label: said.clientName,
          value: <Answer {...said} />,
        })),
        ...texts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => ({
            label,
            value: (
              <span className="whitespace-pre-line">
                <bdi>{value}</bdi>
              </span>
            ),
          })),
      ]}
    />
  );
}
