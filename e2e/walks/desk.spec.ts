import { DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { expect, test } from '@playwright/test';
import { DESK_PAGES } from '../derived/pages.js';
import { enterAs } from '../support/sign-in.js';
import { addressesOf, type DeskPath, viewsOf } from './addresses.js';
import { tagOf, WALKED_LANGUAGES, walk } from './sound-screens.js';

/** What a page shows otherwise when its address says so. */
const MORE: Partial<Record<DeskPath, readonly string[]>> = {
  '/admin/cases': ['/admin/cases?archived=yes'],
  '/admin/trials': ['month', 'week', 'agenda'].map((span) => `/admin/trials?show=calendar&span=${span}`),
};
/** A few screens a test, so that two workers end together and a red one is soon seen again. */
const SCREENS_A_TEST = 10;

/** Paths in groups of about as many screens. */
function groupsOf(paths: readonly DeskPath[]): DeskPath[][] {
  const groups: DeskPath[][] = [];
  let screens = SCREENS_A_TEST;
  for (const path of paths) {
    if (screens >= SCREENS_A_TEST) {
      groups.push([]);
      screens = 0;
    }
    groups.at(-1)?.push(path);
    screens += viewsOf(path).length;
  }
  return groups;
}

const isPageOf = (path: string) => (address: string) =>
  new RegExp(`^${path.replace('/:view?', '(/[a-z-]+)?').replace(/:\w+/, '[^/]+').replace('*', '.+')}$`).test(address);
const pages = Object.values(DESK_PAGES).flat().map(isPageOf);

for (const language of WALKED_LANGUAGES)
  for (const [domain, paths] of Object.entries<readonly DeskPath[]>(DESK_PAGES))
    for (const some of groupsOf(paths))
      test(
        `M9: screens of the back office are sound in ${language}: ${domain}, from ${some[0]}`,
        tagOf(language),
        async ({ page }) => {
          await enterAs(page, DEMO_OWNER.phone);
          const addresses: string[] = [];
          for (const path of some) addresses.push(...(await addressesOf(path, page)), ...(MORE[path] ?? []));
          const links = await walk(page, language, addresses);
          const below = [...links].filter((link) => /^\/admin(\/|$)/.test(link));
          expect(below.filter((link) => !pages.some((isOne) => isOne(link)))).toEqual([]);
        },
      );
