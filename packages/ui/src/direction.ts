import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** The page's direction, for the few behaviours (arrow keys, placement) that CSS cannot turn round. `ltr` on the server. */
export function useDirection(): Direction {
  return useSyncExternalStore(subscribe, read, () => 'ltr');
}
