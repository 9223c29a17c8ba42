/**
 * @jest-environment jsdom
 */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage, pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);

it.each([
  ['archived', 'No client is archived'],
  ['deleted', 'No client was deleted in the last 30 days'],
])('D-125: where nothing is %s it says so, and not that nothing matches', async (shelf, title) => {
  await openPage(`/admin/clients?shelf=${shelf}`, { api: { 'GET /identity/clients': () => pageOf([]) } });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
