import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useTexts } from '../../../texts.js';
import { useStagesOf } from './api/stages.js';
import { MoveForm } from './move-form.js';

/** Moves a case to another stage: one of its area, or one in words of its own. */
export function MoveSheet({ legalCase, onClose }: { legalCase: LegalCase; onClose: () => void }) {
  const t = useTexts();
  const { language } = useShell();
  const query = useStagesOf(legalCase.area);
  const { stage } = legalCase;
  return (
    <EditorSheet
      title={t('stages.moveTitle')}
      description={stage ? t('stages.now', { name: stage.name[language] }) : <Isolate>{legalCase.title}</Isolate>}
      onClose={onClose}
    >
      {(leave) => (
        <Loaded query={query} failed={t('stages.templatesFailed')}>
          {(stages) => <MoveForm legalCase={legalCase} stages={stages} onMoved={onClose} onCancel={leave} />}
        </Loaded>
      )}
    </EditorSheet>
  );
}
