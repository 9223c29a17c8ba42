const KEY = 'diwan.reloaded-at';
const PAUSE_MS = 30_000;

/** Whether an error says that a file of an older build is gone: this tab is older than the last deployment. */
export const isStaleBuild = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || isStaleBuild(error.cause));

/**
 * Reloads the page to get the new build; at most once in half a minute, so that a broken build cannot make a loop. Not without a connection: the
 * browser's own page would take the place of ours. Says whether it does.
 */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  if (!navigator.onLine) return false;
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < PAUSE_MS) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  reload();
  return true;
}
