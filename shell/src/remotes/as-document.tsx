import { useEffect } from 'react';
import { LoadingScreen } from '../screens/loading-screen.js';

const reloadPage = () => window.location.reload();

/** Leaves the page of the present address to the server, as if it had been asked for anew. */
export function AsDocument({ reload = reloadPage }: { reload?: () => void }) {
  useEffect(reload, [reload]);
  return <LoadingScreen />;
}
