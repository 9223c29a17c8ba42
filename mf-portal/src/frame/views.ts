import type { IconName } from '@diwan/ui/icon-paths';

/** The portal's views, each with an address of its own (PORT-01), in the order of the bar. */
export const VIEWS = [
  { href: '/client-portal', label: 'frame.home', icon: 'home' },
  { href: '/client-portal/cases', label: 'portal.cases', icon: 'folder' },
  { href: '/client-portal/documents', label: 'portal.documents', icon: 'file' },
  { href: '/client-portal/profile', label: 'portal.profile', icon: 'user' },
] as const satisfies readonly { href: string; label: string; icon: IconName }[];

/** Screens that belong to a view without being below its address. */
const BELONGS: Record<string, string> = { '/client-portal/messages-settings': '/client-portal/profile' };

/** The view that a path is in: itself, or what is below it. */
export function viewOf(path: string): string | undefined {
  const place = BELONGS[path] ?? path;
  return VIEWS.findLast(({ href }) => place === href || (href !== '/client-portal' && place.startsWith(`${href}/`)))
    ?.href;
}
