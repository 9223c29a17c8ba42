/**
 * @jest-environment jsdom
 */
/// <reference path="../testing/jest-axe.d.ts" />
import { afterEach, expect, it } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../testing/open-page.js';

afterEach(cleanup);

const TOKEN = 'a'.repeat(32);
const PAGES = [
  '/',
  '/about',
  '/services/criminal-law',
  '/services/entity/sarl',
  '/services/entity/unknown',
  '/attorneys',
  '/attorneys/nour-example',
  '/contact',
  '/contact#sent',
  '/consultation',
  '/news',
  '/news?kind=article&category=Immigration',
  '/news/article-1',
  '/news/unknown',
  `/newsletter/confirm?token=${TOKEN}`,
  `/newsletter/unsubscribe?token=${TOKEN}`,
  '/search?q=term',
];

for (const language of ['en', 'ar'] as const) {
  it.each(PAGES)(`A11Y-01: axe finds nothing on %s (${language})`, async (path) => {
    await openPage(path, { language, said: path.endsWith('#sent') ? { sent: 'L-2026-0042' } : {} });
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const { violations } = await axe(document.body);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}
