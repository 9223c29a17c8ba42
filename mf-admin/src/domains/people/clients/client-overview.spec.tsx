/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';

afterEach(cleanup);

const HINT = 'Until the client signs in with it, messages to it only say that there is something new.';

describe('F-9: the phone of a client', () => {
  const open = (phoneProven?: boolean) =>
    openPage('/admin/client-details/64b0000000000000000000c1/cases', {
      api: {
        'GET /identity/clients/:id': () => aClient(phoneProven === undefined ? {} : { phoneProven }),
        'GET /cases/cases': () => pageOf([]),
      },
    });

  it('with which nobody has signed in says what that means for messages', async () => {
    const { container } = await open(false);
    expect(await screen.findByText(HINT)).toBeTruthy();
    expect(screen.getByText('Not verified')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it.each([true, undefined])(
    'says nothing where it is proven, or an earlier build does not tell: %s',
    async (proven) => {
      await open(proven);
      expect(await screen.findByRole('link', { name: /70 000 002/ })).toBeTruthy();
      expect(screen.queryByText(HINT)).toBeNull();
    },
  );
});
