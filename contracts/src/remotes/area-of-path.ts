import type { Area } from './area.js';

const PORTAL = ['auth', 'client-portal', 'billing', 'documents', 'shared'];
const ADMIN = ['admin', 'admin-login'];
/** Pages of the portal for people without an account: signing in, and links to documents (D-089). */
const WITHOUT_ACCOUNT = ['auth', 'shared'];

/** Where people work or read a document: the area draws everything around its pages itself. */
const BARE = ['client-portal', 'billing', 'documents', 'shared', 'admin', 'admin-login'];

const firstPart = (path: string) => path.split('/')[1] ?? '';

/** Which microfrontend serves a path (without the language). Why this is no registration: docs/adr/0021. */
export function areaOf(path: string): Area {
  const part = firstPart(path);
  if (ADMIN.includes(part)) return 'admin';
  return PORTAL.includes(part) ? 'portal' : 'public';
}

/** What the shell draws around a path's page: the site's header and footer, or nothing. Known before the area is there, so that nothing moves. */
export const frameOf = (path: string): 'site' | 'bare' => (BARE.includes(firstPart(path)) ? 'bare' : 'site');

/** Who may open a path at all; what they find there is the services' business. */
export function audienceOf(path: string): 'anyone' | 'signed-in' | 'staff' {
  const part = firstPart(path);
  if (part === 'admin') return 'staff';
  return areaOf(path) === 'public' || WITHOUT_ACCOUNT.includes(part) ? 'anyone' : 'signed-in';
}
