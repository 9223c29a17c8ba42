import type { Drawing } from '@diwan/contracts/site/pages/page';
import { lazy, Suspense } from 'react';

/** All drawings in one piece, which pages without drawings do not load; a piece for each would weigh more in sum. */
const NamedDrawing = lazy(() => import('./drawings.js'));

/** The drawing that content names; decoration, since the heading beside it says the same. Its place keeps its size while it comes. */
export function DrawingOf({ name }: { name: Drawing }) {
  return (
    <Suspense fallback={<span className="block aspect-square" />}>
      <NamedDrawing name={name} />
    </Suspense>
  );
}
