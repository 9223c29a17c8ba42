import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { CaseForm } from './case-form.js';
import type { ClientName } from './case-values.js';

export interface CaseSheetProps {
  /** Null for a new one. */
  legalCase: LegalCase | null;
  client?: ClientName;
  onClose: () => void;
}

/** Opens or changes a case, beside the list. */
export function CaseSheet({ legalCase, client, onClose }: CaseSheetProps) {
  const t = useTexts();
  const say = useSay();
  const saved = () => {
    say.done(legalCase ? t('cases.updated') : t('cases.created'));
    onClose();
  };
  return (
    <EditorSheet
      title={legalCase ? t('cases.editTitle', { title: legalCase.title }) : t('cases.newTitle')}
      onClose={onClose}
    >
      {(leave) => <CaseForm legalCase={legalCase} {...(client && { client })} onSaved={saved} onCancel={leave} />}
    </EditorSheet>
  );
}
