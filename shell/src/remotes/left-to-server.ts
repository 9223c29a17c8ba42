import { areaOf } from '@diwan/contracts/remotes/area-of-path';
import type { Boot } from '@diwan/contracts/remotes/boot';
import { useLocation } from '@diwan/mf-kit';
import { useState } from 'react';

/**
 * Whether the present page, of a site that is not published, is to be a document of its own: only the server knows who may read it, and whether it
 * still stands so. The page that the document began with, until it is left, is the server's already.
 */
export function useLeftToServer(site: Boot['site']): boolean {
  const { pathname } = useLocation();
  const [begunAt, setBegunAt] = useState<string | null>(pathname);
  if (begunAt !== null && begunAt !== pathname) setBegunAt(null);
  return site !== 'published' && areaOf(pathname) === 'public' && pathname !== begunAt;
}
