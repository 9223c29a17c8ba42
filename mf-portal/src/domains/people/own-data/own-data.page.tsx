import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { DataCopies } from './data-copies.js';
import { Erasure } from './erasure.js';

/** What the firm keeps of the person: a copy of it, and the wish to have it erased (PORT-08). */
export default function OwnDataPage() {
  const t = useTexts();
  return (
    <PortalPage title={t('ownData.title')}>
      <div className="grid max-w-prose gap-10">
        <DataCopies />
        <Erasure />
      </div>
    </PortalPage>
  );
}
