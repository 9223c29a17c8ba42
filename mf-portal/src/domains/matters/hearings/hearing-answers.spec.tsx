/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';
import { aHearing, RANA } from '../../../testing/samples.js';
import type { OwnHearing } from './api/own-hearings.js';

afterEach(cleanup);

const FOR_KARIM = {
  ...{ delegationId: 'd1', clientId: 'c1', clientName: 'Karim Mansour', scopes: ['hearings' as const], caseIds: null },
  endsAt: '2096-01-01T00:00:00.000Z',
};

const open = (hearing: OwnHearing, person = RANA) => {
  const said: unknown[] = [];
  const pageOf = (items: OwnHearing[]) => ({ items, total: items.length, exact: true, page: 1, limit: 20 });
  return openPortal('/client-portal/hearings', {
    session: { status: 'person', person },
    api: {
      'GET /cases/my/calendar-feed': () => ({ feed: null }),
      'GET /cases/my/hearings': ({ query }) => pageOf(query.get('view') === 'past' ? [] : [hearing]),
      'PUT /cases/my/hearings/:id/answer': ({ body }) => {
        said.push(body);
        return aHearing({ answer: 'cannot' });
      },
    },
  }).then((shell) => ({ ...shell, said }));
};

describe('M14: an answer about a hearing', () => {
  it.each([
    ['Lea Tannous', 'Lea Tannous answered for you.'],
    ['', 'A delegate answered for you.'],
  ])('that a delegate gave is not said to be the client’s own: %j', async (answeredBy, words) => {
    await open(aHearing({ answer: 'attending', answeredBy }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it.each([null, undefined])('that the client gave names nobody: %s', async (answeredBy) => {
    await open(aHearing({ answer: 'attending', ...(answeredBy === undefined ? {} : { answeredBy }) }));
    expect(await screen.findByText(/^Your lawyer knows\./)).toBeTruthy();
    expect(screen.queryByText(/answered for you/)).toBeNull();
  });

  it('is asked of a delegate in words about the client, and said to stand under their own name', async () => {
    const { said, toasts } = await open(aHearing(), { ...RANA, actingFor: FOR_KARIM });
    const asked = within(await screen.findByRole('group', { name: /^Will Karim Mansour attend “/ }));
    expect(asked.getByText('Will Karim Mansour attend?')).toBeTruthy();
    expect(screen.queryByText(/\bI will attend\b|\byour lawyer\b/i)).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Cannot attend' }));
    expect(said).toEqual([{ answer: 'cannot', note: '' }]);
    expect(toasts.map(({ text }) => text)).toEqual(['The lawyer is told, with your name.']);
    expect(await axeFaults()).toEqual([]);
  });
});
