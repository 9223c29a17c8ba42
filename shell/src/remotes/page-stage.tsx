import { ApiProblem, callApi, type PageResult, type RemoteModule, seenAddress, useShell } from '@diwan/mf-kit';
import { Suspense, startTransition, useEffect, useReducer, useState } from 'react';
import { type Location, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { usePageChange } from '../navigation/use-page-change.js';
import { AreaFallback } from '../screens/area-fallback.js';
import { ErrorScreen } from '../screens/error-screen.js';
import { LoadingScreen } from '../screens/loading-screen.js';
import { NavigationProgress } from '../screens/navigation-progress.js';
import type { FirstPage } from './first-page.js';
import { isStaleBuild, reloadOnce } from './guarded-reload.js';
import { setAlternates } from './page-alternates.js';
import { reportFailure } from './report-failure.js';
import { showDocument } from './show-document.js';

interface Shown {
  location: Location;
  result: PageResult | undefined;
}

/** What could not be loaded, and why. */
interface Failed {
  reference: string;
  /** Its service is away: nothing is wrong that somebody would look for in a log. */
  isAway: boolean;
}

const isAway = (error: unknown) => error instanceof ApiProblem && ['UNAVAILABLE', 'TIMEOUT'].includes(error.code);

const addressOf = ({ pathname, search }: Location) => pathname + search;

/**
 * Draws the page of the current location once its code and data are there; until then the old page stays, with a bar above it. What
 * could not be loaded is replaced by the error screen with Retry; so is what only a service that is away can tell (F-4).
 */
export function PageStage({ module, first }: { module: RemoteModule; first: FirstPage | undefined }) {
  const location = useLocation();
  const [shown, setShown] = useState<Shown | undefined>(() =>
    first && seenAddress(module, first.address) === seenAddress(module, addressOf(location))
      ? { location, result: first.result }
      : undefined,
  );
  const [failed, setFailed] = useState<Failed>();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const { language, siteLanguage } = useShell();
  const navigate = useNavigate();
  const isShown = shown !== undefined && addressOf(shown.location) === addressOf(location);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is loaded once per address and attempt, not per drawing
  useEffect(() => {
    setFailed(undefined);
    if (isShown) {
      if (shown.location !== location) setShown({ ...shown, location });
      return;
    }
    let current = true;
    const query = new URLSearchParams(location.search);
    const request = { path: location.pathname, query, language, siteLanguage, call: callApi };
    Promise.resolve(module.load?.(request)).then(
      (result) => {
        if (!current) return;
        if (result?.redirect) navigate(result.redirect, { replace: true });
        else startTransition(() => setShown({ location, result }));
      },
      async (error) => {
        if (!current || (isStaleBuild(error) && reloadOnce())) return;
        if (isAway(error) && module.area === 'public' && (await showDocument())) return;
        if (current) setFailed({ reference: reportFailure(error, module.area), isAway: isAway(error) });
      },
    );
    return () => {
      current = false;
    };
  }, [addressOf(location), location.key, attempt]);

  useEffect(() => setAlternates(shown?.result?.alternates), [shown]);
  usePageChange(shown?.location);

  if (failed?.isAway) return <AreaFallback onRetry={retry} />;
  if (failed) return <ErrorScreen reference={failed.reference} onRetry={retry} />;
  if (!shown) return <LoadingScreen />;
  return (
    <>
      <NavigationProgress visible={!isShown} />
      <Suspense fallback={<LoadingScreen />}>
        <Routes location={shown.location}>
          <Route path="*" element={<module.App result={shown.result} />} />
        </Routes>
      </Suspense>
    </>
  );
}
