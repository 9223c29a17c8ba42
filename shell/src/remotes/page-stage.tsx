import { callApi, type PageResult, type RemoteModule, seenAddress, useShell } from '@diwan/mf-kit';
import { Suspense, startTransition, useEffect, useReducer, useState } from 'react';
import { type Location, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { usePageChange } from '../navigation/use-page-change.js';
import { ErrorScreen } from '../screens/error-screen.js';
import { LoadingScreen } from '../screens/loading-screen.js';
import { NavigationProgress } from '../screens/navigation-progress.js';
import type { FirstPage } from './first-page.js';
import { isStaleBuild, reloadOnce } from './guarded-reload.js';
import { setAlternates } from './page-alternates.js';
import { reportFailure } from './report-failure.js';

interface Shown {
  location: Location;
  result: PageResult | undefined;
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

/**
 * Draws the page of the current location once its code and data are there; until then the old page stays, with a bar above it. What
 * could not be loaded is replaced by the error screen with Retry.
 */
export function PageStage({ module, first }: { module: RemoteModule; first: FirstPage | undefined }) {
  const location = useLocation();
  const [shown, setShown] = useState<Shown | undefined>(() =>
    first && seenAddress(module, first.address) === seenAddress(module, addressOf(location))
      ? { location, result: first.result }
      : undefined,
  );
  const [reference, setReference] = useState<string>();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const { language } = useShell();
  const navigate = useNavigate();
  const isShown = shown !== undefined && addressOf(shown.location) === addressOf(location);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is loaded once per address and attempt, not per drawing
  useEffect(() => {
    setReference(undefined);
    if (isShown) {
      if (shown.location !== location) setShown({ ...shown, location });
      return;
    }
    let current = true;
    const query = new URLSearchParams(location.search);
    const request = { path: location.pathname, query, language, call: callApi };
    Promise.resolve(module.load?.(request)).then(
      (result) => {
        if (!current) return;
        if (result?.redirect) navigate(result.redirect, { replace: true });
        else startTransition(() => setShown({ location, result }));
      },
      (error) => {
        if (!current || (isStaleBuild(error) && reloadOnce())) return;
        setReference(reportFailure(error, module.area));
      },
    );
    return () => {
      current = false;
    };
  }, [addressOf(location), location.key, attempt]);

  useEffect(() => setAlternates(shown?.result?.alternates), [shown]);
  usePageChange(shown?.location);

  if (reference !== undefined) return <ErrorScreen reference={reference} onRetry={retry} />;
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
