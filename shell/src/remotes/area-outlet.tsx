import type { Area } from '@diwan/contracts/remotes/area';
import { MessagesProvider, useShell } from '@diwan/mf-kit';
import { useEffect, useReducer, useState } from 'react';
import { AreaFallback } from '../screens/area-fallback.js';
import { LoadingScreen } from '../screens/loading-screen.js';
import { AreaBoundary } from './area-boundary.js';
import type { FirstPage } from './first-page.js';
import { isStaleBuild, reloadOnce } from './guarded-reload.js';
import { type LoadedArea, loadArea } from './load-area.js';
import { PageStage } from './page-stage.js';

/** Finds an area's remote and draws it; the designed fallback while it cannot be had. */
export function AreaOutlet({ area, first }: { area: Area; first: FirstPage | undefined }) {
  const { siteLanguage: language } = useShell();
  const [loaded, setLoaded] = useState<LoadedArea | undefined>(first);
  const [failed, setFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the wish to try again
  useEffect(() => {
    if (loaded) return;
    let current = true;
    setFailed(false);
    loadArea(area, language).then(
      (remote) => current && setLoaded(remote),
      (error) => current && !(isStaleBuild(error) && reloadOnce()) && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [area, language, loaded, attempt]);

  if (!loaded) return failed ? <AreaFallback onRetry={retry} /> : <LoadingScreen />;
  return (
    <AreaBoundary area={area}>
      <MessagesProvider messages={loaded.messages} language={language}>
        <PageStage module={loaded.module} first={first} />
      </MessagesProvider>
    </AreaBoundary>
  );
}
