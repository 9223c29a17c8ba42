import type { ActingFor, DelegationScope } from '@diwan/contracts/people/delegations/delegation-scope';
import type { IconName } from '@diwan/ui/icon-paths';

/** The portal's views, each with an address of its own (PORT-01), in the order of the bar. */
export const VIEWS = [
  { href: '/client-portal', label: 'frame.home', icon: 'home', parts: [] },
  { href: '/client-portal/cases', label: 'portal.cases', icon: 'folder', parts: ['hearings', 'documents'] },
  { href: '/client-portal/documents', label: 'portal.documents', icon: 'file', parts: ['documents'] },
  { href: '/client-portal/hearings', label: 'portal.hearings', icon: 'calendar', parts: ['hearings'] },
  { href: '/billing', label: 'billing.nav', icon: 'tag', parts: ['billing'] },
  { href: '/client-portal/messages', label: 'conversations.title', icon: 'mail', parts: ['hearings', 'documents'] },
  { href: '/client-portal/profile', label: 'portal.profile', icon: 'user', parts: [] },
] as const satisfies readonly { href: string; label: string; icon: IconName; parts: readonly DelegationScope[] }[];

/** The views of somebody: a delegate, looking for a client, has those of the parts they were named for (PORT-10). */
export const viewsFor = (actingFor: Pick<ActingFor, 'scopes'> | null | undefined): readonly (typeof VIEWS)[number][] =>
  actingFor ? VIEWS.filter(({ parts }) => parts.some((part) => actingFor.scopes.includes(part))) : VIEWS;

/** Screens that belong to a view without being below its address. */
const BELONGS: Record<string, string> = {
  '/client-portal/delegates': '/client-portal/profile',
  '/client-portal/messages-settings': '/client-portal/profile',
  '/client-portal/notices': '/client-portal',
  '/client-portal/requests': '/client-portal',
  '/client-portal/updates': '/client-portal',
  '/client-portal/your-data': '/client-portal/profile',
};

/** The view that a path is in: itself, or what is below it. */
export function viewOf(path: string): string | undefined {
  const screen = Object.keys(BELONGS).find((known) => path === known || path.startsWith(`${known}/`));
  const place = (screen && BELONGS[screen]) ?? path;
  return VIEWS.findLast(({ href }) => place === href || (href !== '/client-portal' && place.startsWith(`${href}/`)))
    ?.href;
}
