import type { TimelineKind } from '@diwan/contracts/matters/timeline/happening';
import { listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import { Timeline } from '@diwan/desk-kit/timeline/timeline';
import type { TimelineSource } from '@diwan/desk-kit/timeline/use-timeline';
import { callApi, useShell } from '@diwan/mf-kit';
import { useId } from 'react';
import { useMoneyInTimeline } from '../../../frame/money-in-timeline.js';
import { useTexts } from '../../../texts.js';
import { toEntry } from './to-entry.js';

/** What clients may filter by. Tasks are the firm's own. */
const KINDS = ['case', 'stage', 'document', 'hearing', 'request'] as const satisfies TimelineKind[];

/** Everything that happened in one case, or in all, as far as its client sees it, bills and receipts among it (PORT-03). */
export function ClientTimeline({ caseId }: { caseId?: string }) {
  const t = useTexts();
  const { language } = useShell();
  const money = useMoneyInTimeline(caseId);
  const sources = KINDS.map(
    (kind): TimelineSource => ({
      name: kind,
      label: t(`timeline.kind.${kind}`),
      async load({ after, signal }) {
        const query = { kind, ...(caseId && { caseId }), ...(after && { after }) };
        const { items, next } = await callApi(listOwnTimeline, { query }, { signal });
        return {
          entries: items.map((item) => toEntry(item, { t, language, isOfAll: caseId === undefined })),
          next: next ?? undefined,
        };
      },
    }),
  );
  return <Timeline recordKey={['own-case', caseId ?? 'all', language]} sources={[...sources, ...money]} />;
}

/** The timeline of a case as a part of its page. */
export function CaseTimeline({ caseId }: { caseId: string }) {
  const t = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 text-xl">
        {t('timeline.title')}
      </h2>
      <ClientTimeline caseId={caseId} />
    </section>
  );
}
