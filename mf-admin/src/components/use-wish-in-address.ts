import { useEffect, useEffectEvent } from 'react';
import type { ListAddress } from './use-list-address.js';

/**
 * Does what another place asked this page for by its address, such as `new=client` of the menu "New". It is taken out of the address
 * before: the form's own entry of the history lies above an address that does not open it again.
 */
export function useWishInAddress(address: ListAddress, name: string, wish: string, grant: () => void): void {
  const wanted = address.filter(name) === wish;
  const take = useEffectEvent(() => {
    address.set({ [name]: '' });
    grant();
  });
  useEffect(() => {
    if (wanted) take();
  }, [wanted]);
}
