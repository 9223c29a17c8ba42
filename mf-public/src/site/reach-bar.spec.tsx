/**
 * @jest-environment jsdom
 */

import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { openPage } from '../testing/open-page.js';

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

/** What stands under the thumb, by what each leads to. */
const reach = () =>
  within(screen.getByRole('navigation', { name: /Reach the firm|تواصلوا مع المكتب/ }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(/^https:\/\/wa\.me\/\d+.*/, 'whatsapp'));

describe('PUB-14: under the thumb on every page of a phone', () => {
  it.each([
    ['/', '/consultation'],
    ['/about', '/consultation'],
    ['/services/criminal-law', '/consultation?area=criminal'],
    ['/services/entity/sarl', '/consultation?area=corporate'],
    ['/attorneys', '/consultation'],
    ['/attorneys/nour-example', '/consultation?lawyer=nour-example'],
    ['/news', '/consultation'],
    ['/news/article-1', '/consultation'],
    ['/search?q=sarl', '/consultation'],
  ])('on %s: WhatsApp, a call and %s', async (path, consultation) => {
    for (const language of ['en', 'ar'] as const) {
      await openPage(path, { language });
      expect(reach()).toEqual(['whatsapp', 'tel:+96170000000', consultation]);
      cleanup();
    }
  });

  it.each(['/contact', '/consultation'])('%s is itself what a visitor would be led to', async (path) => {
    await openPage(path);
    expect(reach()).toEqual(['whatsapp', 'tel:+96170000000']);
  });

  it('where somebody may be sitting in a police station, the emergency line, said as such', async () => {
    await openPage('/services/criminal-defense-lebanon');
    const bar = screen.getByRole('navigation', { name: 'Reach the firm' });
    expect(
      within(bar)
        .getByRole('link', { name: /^Emergency WhatsApp/ })
        .getAttribute('href'),
    ).toContain('Emergency');
    expect(within(bar).getByRole('link', { name: 'Call now' })).toBeTruthy();
  });
});
