/**
 * Loads the document of the present address, where the front door has it: it keeps whole pages, also such as a service that is away could not
 * be asked for (F-4). Says whether it does.
 */
export async function showDocument(reload: () => void = () => window.location.reload()): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
  if (!answer?.ok) return false;
  reload();
  return true;
}
