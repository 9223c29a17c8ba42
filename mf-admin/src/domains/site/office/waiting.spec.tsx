/**
 * @jest-environment jsdom
 */
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.js';
import { ENTERED } from '../../../testing/records.js';

afterEach(cleanup);

const API: FakeApi = {
  'GET /chatbot/leads': () => ({ items: [], total: 3, exact: true, page: 1, limit: 1 }),
  'GET /news/site/profile': () => ({ ...ENTERED, address: null }),
  'GET /news/site/publication': () => ({ published: true }),
};

describe('what Today says of the office', () => {
  it('11: says first that nobody has entered who the firm is, and where to', async () => {
    const nothing = { ...ENTERED, phone: null, whatsappNumber: null, email: null, address: null };
    await openPage('/admin', { api: { ...API, 'GET /news/site/profile': () => nothing } });
    expect(await screen.findByText('The office profile is not filled in yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Fill in the office profile/ }).getAttribute('href')).toBe(
      '/admin/office',
    );
    expect(screen.queryByText('The office has no address yet')).toBeNull();
  });

  it.each([
    ['what it lacks', null, 'The site is not public', 'Still to enter: Address.', /^Fill in the office profile/],
    [
      'that it can be',
      {},
      'The site can be published',
      /^Visitors see a notice that it is not available/,
      /^Publish the site/,
    ],
  ])('PUB-09: says of a site that is not published %s', async (_what, address, text, detail, action) => {
    const api = {
      ...API,
      'GET /news/site/profile': () => ({ ...ENTERED, address }),
      'GET /news/site/publication': () => ({ published: false }),
    };
    await openPage('/admin', { api });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(detail)).toBeTruthy();
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/admin/office');
  });

  it('D-029: says that the address is missing and where to enter it, until it is there', async () => {
    await openPage('/admin', { api: API });
    expect(await screen.findByText('The office has no address yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Enter the address/ }).getAttribute('href')).toBe('/admin/office');
    cleanup();
    await openPage('/admin', { api: { ...API, 'GET /news/site/profile': () => ({ ...ENTERED, address: {} }) } });
    expect(await screen.findByText('3 waiting')).toBeTruthy();
    expect(screen.queryByText('The office has no address yet')).toBeNull();
  });
});
