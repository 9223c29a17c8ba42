import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Guards what has been typed and not saved. Closing or reloading the window asks in the browser's own words. A press on a
 * link of this site is held back and `onLeave` is called with `proceed`, which follows the link after all; show a
 * `ConfirmDialog` in between. Going back in history belongs to the router: `useBackGuard` of mf-kit.
 */
export function useUnsavedChanges(dirty: boolean, onLeave: (proceed: () => void) => void): void {
  const letGo = useRef(false);
  const holdBack = useEffectEvent((event: MouseEvent) => {
    const link = leavingLink(event);
    if (!link || letGo.current) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave(() => {
      letGo.current = true;
      link.click();
      letGo.current = false;
    });
  });

  useEffect(() => {
    if (!dirty) return;
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (!letGo.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => holdBack(event);
    window.addEventListener('beforeunload', askBrowser);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', onClick, true);
    };
  }, [dirty]);
}

/** The link that this press would follow away from here, in this window. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  const stays = link.getAttribute('href')?.startsWith('#');
  return stays ? null : link;
}
