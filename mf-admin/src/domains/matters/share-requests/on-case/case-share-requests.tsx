import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useShareRequestsOfCase } from '../api/share-requests.js';
import { ShareRequestList } from '../share-request-list.js';

/** What the client of a case asked to pass on. Nothing where nobody asked. */
export default function CaseShareRequests({ record: { id: caseId } }: RecordPartProps<'case'>) {
  const t = useTexts();
  const { data } = useShareRequestsOfCase(caseId);
  if (!data || data.items.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="share-requests">
      <h2 id="share-requests" className="text-xl">
        {t('shareRequests.title')}
      </h2>
      <ShareRequestList requests={data.items} />
    </section>
  );
}
