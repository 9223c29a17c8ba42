import type { CaseStage as Stage } from '@diwan/contracts/matters/stages/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { MoveSheet } from '../move-sheet.js';
import { PastStages } from '../past-stages.js';
import { StageChecklist } from '../stage-checklist.js';

/** Where a case stands, what is to be done there, and where it was before. */
export default function CaseStage({ record }: RecordPartProps<'case'>) {
  const t = useTexts();
  const { can } = useShell();
  const [moving, setMoving] = useState(false);
  const [showsPast, setShowsPast] = useState(false);
  const mayWrite = can('case:write');
  const { stage } = record;
  if (!stage && !mayWrite) return null;
  return (
    <section className="grid gap-3" aria-labelledby="case-stage">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="case-stage" className="text-lg">
          {t('stages.title')}
        </h2>
        {mayWrite && (
          <Button size="small" variant="secondary" onClick={() => setMoving(true)}>
            {t('stages.move')}
          </Button>
        )}
      </div>
      {stage ? <Present stage={stage} /> : <p className="text-grey">{t('stages.none')}</p>}
      {stage && stage.checklist.length > 0 && <StageChecklist legalCase={record} checklist={stage.checklist} />}
      {stage && (
        <div className="grid justify-items-start gap-2">
          <Button
            size="small"
            variant="quiet"
            icon={showsPast ? 'chevron-up' : 'chevron-down'}
            aria-expanded={showsPast}
            onClick={() => setShowsPast(!showsPast)}
          >
            {t('stages.past')}
          </Button>
          {showsPast && <PastStages caseId={record.id} />}
        </div>
      )}
      {moving && <MoveSheet legalCase={record} onClose={() => setMoving(false)} />}
    </section>
  );
}

function Present({ stage: { name, since, weeks } }: { stage: Stage }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <div className="grid gap-1">
      <p className="font-medium">
        <Isolate>{name[language]}</Isolate>
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-grey">
        <span>{t('stages.since', { date: formatDate(since, language) })}</span>
        {weeks && (
          <span>
            {weeks.from === weeks.to
              ? t('stages.weeks', { count: weeks.to })
              : t('stages.weekRange', { from: weeks.from, count: weeks.to })}
          </span>
        )}
      </p>
    </div>
  );
}
