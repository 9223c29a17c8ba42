import { Loaded as Anything } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { ErrorState } from '@diwan/ui/error-state';
import type { SkeletonBar } from '@diwan/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';
import { HelpActions } from './help-actions.js';

const OUTLINE: readonly SkeletonBar[] = [
  { shape: 'title', width: 'half' },
  {},
  { width: 'most' },
  { shape: 'title', width: 'half' },
  {},
  { width: 'most' },
];

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Title of the failure, such as "We could not load your cases". */
  failure: string;
  /** Instead of the usual outline while loading. */
  outline?: readonly SkeletonBar[];
  children: (data: Data) => ReactNode;
}

/** Content of the portal that has to be fetched; a delegate is told what is not theirs to see, somebody without a client file how to reach the firm. */
export function Loaded<Data>({ query, failure, outline = OUTLINE, children }: LoadedProps<Data>) {
  const t = useTexts();
  const actingFor = useShell().session.person?.actingFor;
  return (
    <Anything
      query={query}
      failed={failure}
      bars={outline}
      pending={t('portal.loading')}
      forbidden={
        actingFor ? (
          <ErrorState title={t('state.notShared')}>
            <p>{t('state.notSharedText', { name: actingFor.clientName })}</p>
          </ErrorState>
        ) : (
          <ErrorState title={t('state.forbidden')} actions={<HelpActions />}>
            <p>{t('state.forbiddenText')}</p>
          </ErrorState>
        )
      }
    >
      {children}
    </Anything>
  );
}
