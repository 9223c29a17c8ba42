/**
 * @jest-environment jsdom
 */
import type { SessionSettings } from '@diwan/contracts/people/session-settings/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);

const SETTINGS: SessionSettings = {
  client: { idleMinutes: 10_080, absoluteMinutes: 43_200 },
  staff: { idleMinutes: 30, absoluteMinutes: 720 },
  version: 2,
};
const API: FakeApi = {
  'GET /identity/settings/sessions': () => SETTINGS,
  'PUT /identity/settings/sessions': ({ body }) => ({ ...(body as SessionSettings), version: 3 }),
};
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('D-014: how long people stay signed in', () => {
  it('is read in days, minutes and hours, and saved', async () => {
    const { container, user, sent } = await openPage('/admin/settings', { api: API });
    expect((await box(/Without a visit/)).value).toBe('7');
    expect((await box(/At most \(hours\)/)).value).toBe('12');
    expect((await axe(container)).violations).toEqual([]);
    await user.clear(await box(/Without a request/));
    await user.type(await box(/Without a request/), '20');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() =>
      expect(sent('PUT /identity/settings/sessions').at(-1)?.body).toEqual({
        ...SETTINGS,
        staff: { idleMinutes: 20, absoluteMinutes: 720 },
      }),
    );
  });

  it.each([
    [/Without a request/, '61', 'outside the allowed bounds'],
    [/Without a request/, '', 'outside the allowed bounds'],
    [/At most \(hours\)/, '25', 'outside the allowed bounds'],
    [/At most \(days\)/, '5', 'longer than people may stay'],
  ])('refuses %s of %j without asking the service', async (field, typed, said) => {
    const { user, requests } = await openPage('/admin/settings', { api: API });
    await user.clear(await box(field));
    if (typed) await user.type(await box(field), typed);
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect((await screen.findAllByText(new RegExp(said))).length).toBeGreaterThan(0);
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('D-129: shows both sides where somebody else changed the same, and saves over what they saved', async () => {
    let version = 1;
    const { user, sent } = await openPage('/admin/settings', {
      api: {
        ...API,
        'GET /identity/settings/sessions': () => ({
          ...SETTINGS,
          staff: { ...SETTINGS.staff, idleMinutes: version === 1 ? SETTINGS.staff.idleMinutes : 45 },
          version,
        }),
        'PUT /identity/settings/sessions': ({ body }) =>
          (body as { version: number }).version === 2 ? body : answerProblem('CONFLICT'),
      },
    });
    await user.clear(await box(/Without a request/));
    await user.type(await box(/Without a request/), '20');
    version = 2;
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText(/45/)).toBeTruthy();
    expect((await box(/Without a request/)).value).toBe('20');
    await user.click(screen.getByRole('button', { name: /^Go on/ }));
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(sent('PUT /identity/settings/sessions')).toHaveLength(2));
    expect(sent('PUT /identity/settings/sessions').at(-1)?.body).toMatchObject({
      version: 2,
      staff: { idleMinutes: 20 },
    });
  });

  it("is nobody else's business", async () => {
    const { requests } = await openPage('/admin/settings', { api: API, person: { roles: ['admin'] } });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(requests).toEqual([]);
  });
});

it('where a colleague is signed in is theirs to see and end, whatever their role', async () => {
  const { user, signedOut, container } = await openPage('/admin/security', {
    person: { roles: ['editor'] },
    api: {
      'GET /identity/my/sessions': () => [
        {
          id: '64b0000000000000000000a1',
          device: { browser: 'Firefox', system: 'other' },
          createdAt: '2026-11-01T08:00:00.000Z',
          lastSeenAt: '2026-11-22T08:00:00.000Z',
          current: true,
        },
      ],
      'POST /identity/my/sessions/end-all': () => undefined,
    },
  });
  expect(await screen.findByText(/Firefox on another system/)).toBeTruthy();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const all = await screen.findAllByRole('button', { name: 'Sign out everywhere' });
  await user.click(all.at(-1) as HTMLElement);
  await waitFor(() => expect(signedOut()).toBe(true));
});
