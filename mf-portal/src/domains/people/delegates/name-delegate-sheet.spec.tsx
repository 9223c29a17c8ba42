/**
 * @jest-environment jsdom
 */
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../../../testing/open-portal.js';
import { aCase } from '../../../testing/samples.js';

afterEach(cleanup);
afterEach(() => sessionStorage.clear());

const API: FakeApi = {
  'GET /identity/my/mandates': () => [],
  'GET /identity/my/delegations': () => [],
  'GET /cases/my/cases': () => [aCase()],
};

const open = async () => {
  await openPortal('/client-portal/delegates', { api: API });
  await userEvent.click(await screen.findByRole('button', { name: 'Name somebody' }));
  const sheet = within(await screen.findByRole('dialog'));
  return { sheet, name: await sheet.findByRole<HTMLInputElement>('textbox', { name: /^Name/ }) };
};

it('H4: what was typed about a delegate is there again when the sheet is opened again, until it is given up', async () => {
  const first = await open();
  await userEvent.type(first.name, 'Samir Khoury');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  cleanup();
  const again = await open();
  expect(await again.sheet.findByText('Restored what you had typed')).toBeTruthy();
  expect(again.name.value).toBe('Samir Khoury');
  await userEvent.click(again.sheet.getByRole('button', { name: 'Discard' }));
  expect(again.name.value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
