/**
 * @jest-environment jsdom
 */

import type { Office } from '@diwan/mf-kit';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPortal } from '../testing/open-portal.js';

afterEach(cleanup);

const NUMBERS = { phone: '+9611234567', whatsappNumber: '+9613123456' };
/** Where the links lead that call or write to the firm: of the page without a case, and of its foot. */
async function hrefs(office: Partial<Office>) {
  await openPortal('/client-portal/cases', { office, api: { 'GET /cases/my/cases': () => [] } });
  await screen.findByRole('heading', { name: 'No cases found.' });
  const links = document.querySelectorAll('a[href^="tel:"], a[href*="wa.me"]');
  return Array.from(links, (link) => link.getAttribute('href')).sort();
}

describe('11: ways to the firm in the portal', () => {
  it.each([
    [NUMBERS, ['https://wa.me/9613123456', 'https://wa.me/9613123456', 'tel:+9611234567', 'tel:+9611234567']],
    [{ ...NUMBERS, phone: null }, ['https://wa.me/9613123456', 'https://wa.me/9613123456']],
    [{ ...NUMBERS, whatsappNumber: null }, ['tel:+9611234567', 'tel:+9611234567']],
    [{ phone: null, whatsappNumber: null }, []],
  ])('are those that are known: %j', async (office, expected) => {
    expect(await hrefs(office)).toEqual(expected);
  });
});
