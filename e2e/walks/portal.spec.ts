import { DEMO_ARABIC_CLIENT } from '@diwan/contracts/demo/accounts';
import { test } from '@playwright/test';
import { PORTAL_PAGES } from '../derived/pages.js';
import { enterAs } from '../support/sign-in.js';
import { addressesOf, type PortalPath } from './addresses.js';
import { tagOf, WALKED_LANGUAGES, walk } from './sound-screens.js';

for (const language of WALKED_LANGUAGES)
  for (const [domain, paths] of Object.entries<readonly PortalPath[]>(PORTAL_PAGES))
    test(`M9: screens of the portal are sound in ${language}: ${domain}`, tagOf(language), async ({ page }) => {
      await enterAs(page, DEMO_ARABIC_CLIENT.phone);
      const addresses: string[] = [];
      // Who is signed in already is led away from there.
      for (const path of paths.filter((path) => path !== '/auth')) addresses.push(...(await addressesOf(path, page)));
      await walk(page, language, addresses);
    });
