import { CEDAR_PATHS } from '@diwan/ui/drawings/cedar-mark';

/** The firm's mark as the site's icon. */
export const FAVICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="9" fill="#1f4037"/>',
  `<path d="${CEDAR_PATHS.star}" fill="none" stroke="#d3a85a" stroke-width="1.4"/><path d="${CEDAR_PATHS.tree}" fill="#fff"/></svg>`,
].join('');
