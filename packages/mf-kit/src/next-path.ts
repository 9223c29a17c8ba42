/** Where sign-in may lead back to, as first parts of paths. Anything else is ignored (D-015). */
const DESTINATIONS = ['client-portal', 'billing', 'documents', 'admin', 'admin-login', 'consultation'];

/**
 * Reads `?next=` of the sign-in page: a path on this site that a signed-in person may want, or null. Never an address of another host:
 * `//evil`, `/\evil`, `https:evil`, encoded forms and scripts are all refused.
 */
export function nextPath(value: string | null): string | null {
  if (!value || !/^\/(?![/\\])[A-Za-z0-9/_-]*$/.test(value)) return null;
  return DESTINATIONS.includes(value.split('/')[1] ?? '') ? value : null;
}

/** The sign-in page that leads back to a path: `/auth?next=/billing`. */
export function signInPath(path: string): string {
  const next = nextPath(path);
  return next ? `/auth?next=${next}` : '/auth';
}

/** Whether a path is where staff come in, by themselves or by an invitation. */
export const isDoorOfStaff = (path: string): boolean => /^\/admin-login(\/|$)/.test(path);

/** Where staff confirm or set up their second factor, leading back to a path. */
export function secondFactorPath(path: string): string {
  const next = nextPath(path);
  return next ? `/admin-login?next=${next}` : '/admin-login';
}
