import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import type { CaseStage } from '@diwan/contracts/matters/stages/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Checkbox } from '@diwan/ui/checkbox';
import { useTexts } from '../../../texts.js';
import { useTick } from './api/use-tick.js';

interface StageChecklistProps {
  legalCase: LegalCase;
  checklist: CaseStage['checklist'];
}

/** What is to be done in the present stage, whose it is, and who did it. */
export function StageChecklist({ legalCase, checklist }: StageChecklistProps) {
  const t = useTexts();
  const { can, language } = useShell();
  const tick = useTick(legalCase);
  const done = checklist.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-grey">{t('stages.progress', { done, all: checklist.length })}</p>
      <ul className="grid gap-2">
        {checklist.map(({ id, text, whose, doneAt, doneByName }) => (
          <li key={id}>
            <Checkbox
              label={<Isolate>{text[language]}</Isolate>}
              hint={
                <span className="flex flex-wrap gap-x-4">
                  <span>{t(`stages.whose.${whose}`)}</span>
                  {doneAt && (
                    <span>
                      {t(doneByName ? 'stages.doneBy' : 'stages.done', {
                        name: doneByName,
                        date: formatDate(doneAt, language),
                      })}
                    </span>
                  )}
                </span>
              }
              checked={doneAt !== null}
              disabled={!can('case:write')}
              onChange={({ target }) => tick({ itemId: id, done: target.checked })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
