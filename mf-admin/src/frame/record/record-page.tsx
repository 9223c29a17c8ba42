import { Loaded } from '@diwan/desk-kit/loaded';
import { RecordFrame, type RecordFrameProps } from '@diwan/desk-kit/record/record-frame';
import { useSettled } from '@diwan/desk-kit/use-settled';
import { NotFound, PageHead, useParams, useShell } from '@diwan/mf-kit';
import { Skeleton } from '@diwan/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotFound } from '../../components/is-not-found.js';
import { useTexts } from '../../texts.js';
import { historiesOf, panelsOf } from './parts-of.js';
import { RecordPart } from './record-part.js';
import type { RecordKind, RecordOf } from './record-parts.js';
import { RecordTimeline } from './record-timeline.js';
import { useCards } from './use-cards.js';
import { useCounts, usePartsFollowChanges } from './use-counts.js';

const TIMELINE = 'timeline';

/** How a record is shown, once it is there. */
interface RecordLook extends Required<Pick<RecordFrameProps, 'title' | 'facts'>> {
  state?: ReactNode;
  deeds?: ReactNode;
  /** Facts beside every view. */
  aside: NonNullable<RecordFrameProps['aside']>;
  /** Dialogs and sheets that are open. */
  opened?: ReactNode;
}

export interface RecordPageProps<Kind extends RecordKind> {
  kind: Kind;
  /** What it is called, such as "Case". */
  kindName: string;
  /** The address of its first view; its page's path is this with `/:view?`. */
  href: string;
  query: UseQueryResult<RecordOf[Kind]>;
  /** What failed, such as "Failed to load the case". */
  failed: string;
  look: (record: RecordOf[Kind]) => RecordLook;
}

/**
 * The page of a record: its frame, with the views, cards and timeline that nouns declare in their `feature.ts`. The first view has the
 * cards and the timeline.
 */
export function RecordPage<Kind extends RecordKind>(props: RecordPageProps<Kind>) {
  const { kind, kindName, href, query, failed, look } = props;
  const t = useTexts();
  const { can } = useShell();
  const { view = '' } = useParams();
  const counts = useCounts(kind, query.data);
  const cards = useCards(kind);
  const isSettled = useSettled(query.data !== undefined && cards !== undefined);
  usePartsFollowChanges();
  const panels = panelsOf(kind, can);
  const panel = panels.find(({ slug }) => slug === view);
  const hasTimeline = historiesOf(kind, can).length > 0;
  const isKnownView = view === '' || panel || (view === TIMELINE && hasTimeline);
  if (isNotFound(query.error) || !isKnownView) return <NotFound />;
  // Nothing of it is shown before its cards can be, which would push the rest down.
  const loaded = cards || query.error ? query : ({ ...query, data: undefined } as typeof query);
  const shown = loaded.data && look(loaded.data);
  const tabs = [
    { href, label: t('record.overview') },
    ...(hasTimeline ? [{ href: `${href}/${TIMELINE}`, label: t('record.timeline') }] : []),
    ...panels.map(({ slug, label }) => {
      const count = counts.get(slug);
      return { href: `${href}/${slug}`, label: t(label), ...(count === undefined ? {} : { count }) };
    }),
  ];
  return (
    <>
      <PageHead title={shown?.title ?? kindName} noindex />
      <RecordFrame
        kind={kindName}
        title={shown?.title ?? kindName}
        facts={shown?.facts ?? []}
        state={shown?.state}
        deeds={shown?.deeds}
        tabs={tabs}
        current={view ? `${href}/${view}` : href}
        aside={shown?.aside}
      >
        <Loaded query={loaded} failed={failed}>
          {(record) => (
            <>
              {panel && <RecordPart key={panel.slug} fetch={panel.panel} record={record} />}
              {view === '' && !isSettled && (
                // Out of the flow: what comes takes its place, and nothing moves.
                <div className="desk-pending absolute w-[calc(100%-2rem)] max-w-prose">
                  <Skeleton label={t('page.loading')} />
                </div>
              )}
              {view === '' && (
                // Seen when each has what it draws: one that comes later would move the next.
                <div className={isSettled ? 'contents' : 'invisible contents'}>
                  {cards?.map(({ name, Card }) => (
                    <Card key={name} record={record} />
                  ))}
                </div>
              )}
              {(view === TIMELINE || (view === '' && isSettled)) && hasTimeline && (
                <section className="grid gap-4" aria-labelledby="record-timeline">
                  <h2 id="record-timeline" className="text-lg">
                    {t('record.timeline')}
                  </h2>
                  <RecordTimeline kind={kind} record={record} />
                </section>
              )}
            </>
          )}
        </Loaded>
      </RecordFrame>
      {shown?.opened}
    </>
  );
}
