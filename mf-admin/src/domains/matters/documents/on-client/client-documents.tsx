import { useListAddress } from '../../../../components/use-list-address.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { DocumentFilterBar } from '../document-filter-bar.js';
import { FoundDocuments } from '../found-documents.js';

/** The documents of a client's cases, each with the way to its case (OFF-03). */
export default function ClientDocuments({ record: { id } }: RecordPartProps<'client'>) {
  const t = useTexts();
  const address = useListAddress();
  return (
    <section>
      <h2 className="mb-4 text-xl">{t('documents.title')}</h2>
      <DocumentFilterBar address={address} />
      <FoundDocuments address={address} clientId={id} />
    </section>
  );
}
