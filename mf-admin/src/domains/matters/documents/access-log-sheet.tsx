import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { OlderLines } from '../../../components/older-lines.js';
import { SideSheet } from '../../../components/side-sheet.js';
import { useTexts } from '../../../texts.js';
import { AccessList } from './access-list.js';
import { useAccesses } from './api/list-accesses.js';

/** Who reached a document, when and how, and who was refused. */
export function AccessLogSheet({ document, onClose }: { document: StaffDocument; onClose: () => void }) {
  const t = useTexts();
  const query = useAccesses(document.id);
  return (
    <SideSheet onClose={onClose} title={t('accesses.title')} description={document.title}>
      <Loaded query={query} failed={t('accesses.fetchFailed')}>
        {(accesses) => (
          <>
            <AccessList accesses={accesses} />
            <OlderLines query={query} failed={t('accesses.fetchFailed')} />
          </>
        )}
      </Loaded>
    </SideSheet>
  );
}
