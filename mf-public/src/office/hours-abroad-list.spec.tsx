/**
 * @jest-environment jsdom
 */

import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage, siteApi } from '../testing/open-page.js';
import { anOfficeProfile, aPage } from '../testing/site-fixtures.js';

afterEach(cleanup);

it.each([
  [true, 'Reckoned from Beirut for today. The emergency line is read at any hour.'],
  [false, 'Reckoned from Beirut for today.'],
])('11: clocks abroad name the emergency line only where the firm has one (%j)', async (emergencyLine, intro) => {
  const api = siteApi({ 'GET /news/site/page': () => aPage('abroad') });
  await openPage('/abroad', { profile: anOfficeProfile({ emergencyLine }), api });
  expect((await screen.findByText(/^Reckoned from Beirut/)).textContent).toBe(intro);
});
