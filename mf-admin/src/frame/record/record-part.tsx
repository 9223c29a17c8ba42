import { Skeleton } from '@diwan/ui/skeleton';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { useTexts } from '../../texts.js';
import type { RecordKind, RecordPartProps } from './record-parts.js';

type Fetch<Kind extends RecordKind> = () => Promise<{ default: ComponentType<RecordPartProps<Kind>> }>;

/** Each part's component, made once: another one would be drawn anew. */
const parts = new WeakMap<object, unknown>();

function partOf<Kind extends RecordKind>(
  fetch: Fetch<Kind>,
): LazyExoticComponent<ComponentType<RecordPartProps<Kind>>> {
  const known = parts.get(fetch) ?? lazy(fetch);
  parts.set(fetch, known);
  return known as LazyExoticComponent<ComponentType<RecordPartProps<Kind>>>;
}

export interface RecordPartOf<Kind extends RecordKind> extends RecordPartProps<Kind> {
  fetch: Fetch<Kind>;
}

/** A view of a record, whose code comes when it is shown. */
export function RecordPart<Kind extends RecordKind>({ fetch, record }: RecordPartOf<Kind>) {
  const t = useTexts();
  const Part = partOf(fetch);
  const pending = (
    <div className="desk-pending">
      <Skeleton label={t('page.loading')} />
    </div>
  );
  return (
    <Suspense fallback={pending}>
      <Part record={record} />
    </Suspense>
  );
}
