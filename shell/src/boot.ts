import type { Boot } from '@diwan/contracts/remotes/boot';

/** Id of the element that carries the boot data; the server's template uses the same. */
const BOOT_ID = 'boot';

/** Reads what the server has put into the page. */
export function readBoot(): Boot {
  const text = document.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new Error('The page came without its boot data');
  return JSON.parse(text) as Boot;
}
