import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useTexts } from '../../../texts.js';
import { HearingForm } from './hearing-form.js';

interface HearingSheetProps {
  /** Null for a new one. */
  hearing: Hearing | null;
  /** Of a new one, when it is scheduled from its case. */
  caseId?: string;
  onClose: () => void;
}

/** Schedules or changes a hearing, beside the list. */
export function HearingSheet({ hearing, caseId = '', onClose }: HearingSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet title={hearing ? t('hearings.edit') : t('create.hearing')} onClose={onClose}>
      {(leave) => <HearingForm hearing={hearing} caseId={caseId} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}
