import type { Area } from './area.js';

const PORTAL = ['auth', 'client-portal', 'billing', 'documents'];
const ADMIN = ['admin', 'admin-login'];
const SIGN_IN = 'auth';

const firstPart = (path: string) => path.split('/')[1] ?? '';

/** Which microfrontend serves a path (without the language). */
export function areaOf(path: string): Area {
  const part = firstPart(path);
  if (ADMIN.includes(part)) return 'admin';
  return PORTAL.includes(part) ? 'portal' : 'public';
}

/** Who may open a path at all; what they find there is the services' business. */
export function audienceOf(path: string): 'anyone' | 'signed-in' | 'staff' {
  const part = firstPart(path);
  if (part === 'admin') return 'staff';
  return areaOf(path) === 'public' || part === SIGN_IN ? 'anyone' : 'signed-in';
}
