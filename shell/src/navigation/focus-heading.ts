/** How long a page may take to show its heading, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Moves the focus to the heading of a new page, so that the keyboard and screen readers start there. Pages that load their data
 * themselves show it late: waits for it, unless the person has moved on. A page that begins in a field of its own keeps the focus there.
 * Returns how to stop waiting.
 */
export function focusHeading(main: HTMLElement): () => void {
  if (focusNow(main)) return () => undefined;
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusNow(main)) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

function focusNow(main: HTMLElement): boolean {
  if (document.activeElement instanceof HTMLInputElement && main.contains(document.activeElement)) return true;
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
