import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useChangedDocument } from './api/use-changed-document.js';
import { PolicyForm } from './policy-form.js';

/** Sets what the client may do with a document (D-087). */
export function PolicySheet({ document, onClose }: { document: StaffDocument; onClose: () => void }) {
  const t = useTexts();
  const say = useSay();
  const changed = useChangedDocument();
  const saved = (now: StaffDocument) => {
    changed(now);
    say.done(t('policy.saved'));
    onClose();
  };
  return (
    <EditorSheet title={t('policy.title')} description={document.title} onClose={onClose}>
      {(leave) => <PolicyForm document={document} onSaved={saved} onCancel={leave} />}
    </EditorSheet>
  );
}
