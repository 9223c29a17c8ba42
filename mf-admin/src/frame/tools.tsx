import { useAfterFirstPage } from '@diwan/desk-kit/notices/use-after-first-page';
import { useShell } from '@diwan/mf-kit';
import { lazy, Suspense } from 'react';
import { features } from '../derived/features.js';

const all = features.flatMap(({ tools = [] }) => tools.map(({ tool, ...rest }) => ({ ...rest, Tool: lazy(tool) })));

/** What nouns put into the bar above every screen, for who may use it; after the first page, whose turn it must not take. */
export function Tools() {
  const { can } = useShell();
  const after = useAfterFirstPage();
  if (!after) return null;
  return (
    <Suspense>
      {all
        .filter(({ permission }) => can(permission))
        .map(({ name, Tool }) => (
          <Tool key={name} />
        ))}
    </Suspense>
  );
}
