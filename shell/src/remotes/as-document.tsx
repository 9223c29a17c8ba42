import { useEffect } from 'react';
import { LoadingScreen } from '../screens/loading-screen.js';

/** Leaves the page of the present address to the server, as if it had been asked for anew. */
export function AsDocument({ reload = () => window.location.reload() }: { reload?: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(reload, []);
  return <LoadingScreen />;
}
