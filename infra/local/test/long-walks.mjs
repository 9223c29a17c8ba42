/** Marks tests that `npm test` runs only when the change reaches what they look at; `npm run test:long` runs them all. */
export const LONG = '@long';

const AREAS = { 'mf-admin': 'back office', 'mf-portal': 'portal' };
/** What every screen is made of. */
const SHARED = /^(?:packages\/(?:ui|desk-kit|mf-kit)|shell)\/src\/.*\.(?:css|tsx?)$|^e2e\/(?:walks|support|derived)\//;

/**
 * Which walks of Arabic screens a change calls for: all of them, or those of the domains whose folders it touches.
 * @param {string[] | null} changed files from the root; null where nobody knows
 * @returns {'all' | string[]} a list of what their titles say, such as `back office are sound in ar: money`
 */
export function walksFor(changed) {
  const files = changed?.filter((file) => !/\.spec\.tsx?$/.test(file) || file.startsWith('e2e/'));
  if (!files || files.some((file) => SHARED.test(file))) return 'all';
  const titles = files.flatMap((file) => {
    const [, remote, , domain] = /^(mf-admin|mf-portal)\/src\/(domains\/)?([^/]+)/.exec(file) ?? [];
    if (!remote) return [];
    const isOwn = /\/src\/(?:domains\/|app\/)/.test(file);
    return [`${AREAS[remote]} are sound in ar:${isOwn ? ` ${domain}` : ''}`];
  });
  return [...new Set(titles)];
}

/**
 * What Playwright is told to leave out.
 * @param {'all' | string[]} walks
 * @returns {string[]} arguments
 */
export const leaveOutLong = (walks) =>
  walks === 'all' ? [] : ['--grep-invert', `^${walks.map((title) => `(?!.*${title})`).join('')}.*${LONG}`];
