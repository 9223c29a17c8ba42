/**
 * @jest-environment jsdom
 */
import type { Court } from '@diwan/contracts/matters/courts/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';
import { placeOf } from './court-values.js';

afterEach(cleanup);

const aCourt = (more: Partial<Court> = {}): Court => ({
  id: '64b0000000000000000000a1',
  kind: 'single_judge',
  community: null,
  city: 'beirut',
  name: { en: 'Single Judge, Beirut', ar: 'القاضي المنفرد في بيروت' },
  hint: { en: 'Second floor', ar: 'الطابق الثاني' },
  place: { lat: 33.8792, lon: 35.5163 },
  archived: false,
  version: 3,
  ...more,
});
const tripoli = aCourt({
  id: '64b0000000000000000000a2',
  kind: 'appeal',
  city: 'tripoli',
  name: { en: 'Court of Appeal, Tripoli', ar: 'محكمة الاستئناف في طرابلس' },
  place: null,
});
const gone = aCourt({ id: '64b0000000000000000000a3', name: { en: 'Old court', ar: 'قديمة' }, archived: true });

const open = (path = '/admin/settings/courts', api: FakeApi = {}, language: 'en' | 'ar' = 'en') =>
  openPage(path, {
    language,
    person: { roles: ['lawyer'] },
    api: { 'GET /cases/courts': () => [aCourt(), tripoli, gone], ...api },
  });
const rows = () => screen.getAllByRole('row').length - 1;

describe('HEAR-02: the directory of courts', () => {
  it.each([
    ['en', /Single Judge, Beirut/],
    ['ar', /القاضي المنفرد في بيروت/],
  ] as const)('shows those in use with both names, and is sound (%s)', async (language, name) => {
    const { container } = await open('/admin/settings/courts', {}, language);
    await screen.findByRole('row', { name });
    expect(rows()).toBe(2);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('is narrowed to a city and a kind by its address, and shows what was retired', async () => {
    await open('/admin/settings/courts?city=tripoli&kind=appeal');
    await screen.findByRole('row', { name: /Tripoli/ });
    expect(rows()).toBe(1);
    cleanup();
    await open('/admin/settings/courts?state=retired');
    await screen.findByRole('row', { name: /Old court/ });
    expect(rows()).toBe(1);
  });

  it('adds one: a religious court names its community, and a place is read as maps write it', async () => {
    const { user, requests } = await open(undefined, { 'POST /cases/courts': () => aCourt() });
    await user.click(await screen.findByRole('button', { name: 'Add court' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add court' }));
    await user.selectOptions(form.getByLabelText(/^Kind/), 'religious');
    await user.type(form.getByLabelText(/^Name \(English\)/), 'Sunni Court of Saida');
    await user.type(form.getByLabelText(/^Name \(Arabic\)/), 'المحكمة السنّية في صيدا');
    await user.type(form.getByLabelText(/^Place on the map/), '99 somewhere');
    const sent = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await user.click(form.getByRole('button', { name: 'Add court' }));
    expect(within(await form.findByRole('alert')).getAllByRole('link')).toHaveLength(2);
    expect(sent()).toEqual([]);
    await user.selectOptions(form.getByLabelText(/^Community/), 'sunni');
    await user.clear(form.getByLabelText(/^Place on the map/));
    await user.type(form.getByLabelText(/^Place on the map/), '33.5571, 35.3729');
    await user.click(form.getByRole('button', { name: 'Add court' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          kind: 'religious',
          community: 'sunni',
          city: 'beirut',
          name: { en: 'Sunni Court of Saida', ar: 'المحكمة السنّية في صيدا' },
          hint: { en: '', ar: '' },
          place: { lat: 33.5571, lon: 35.3729 },
        },
      ]),
    );
  });

  it('retires one, and takes it back at once', async () => {
    const { user, requests, toasts } = await open(undefined, {
      'POST /cases/courts/:id/archive': ({ body }) => ({ ...aCourt(), ...(body as object) }),
    });
    await user.click(await screen.findByRole('button', { name: /Single Judge, Beirut/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Retire' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Single Judge, Beirut can no longer be chosen'));
    toasts.at(-1)?.action?.onPress();
    const sent = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await waitFor(() => expect(sent()).toEqual([{ archived: true }, { archived: false }]));
  });

  it('D-129: shows what somebody else saved meanwhile and takes it over', async () => {
    let version = 3;
    const { user, requests } = await open(undefined, {
      'GET /cases/courts': () => [
        version === 3 ? aCourt() : aCourt({ version: 9, hint: { en: 'Third floor', ar: 'الطابق الثالث' } }),
      ],
      'PUT /cases/courts/:id': ({ body }) => {
        if ((body as { version: number }).version === 9) return aCourt({ version: 10 });
        version = 9;
        return answerProblem('CONFLICT');
      },
    });
    await user.click(await screen.findByRole('button', { name: /Single Judge, Beirut/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog'));
    await user.selectOptions(form.getByLabelText(/^City/), 'baabda');
    await user.click(form.getByRole('button', { name: 'Save court' }));
    expect(await form.findByText(/Taken over from what is saved now: Way to the room/)).toBeTruthy();
    await user.click(form.getByRole('button', { name: /^Go on/ }));
    await user.click(form.getByRole('button', { name: 'Save court' }));
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
        city: 'baabda',
        hint: { en: 'Third floor' },
        version: 9,
      }),
    );
  });

  it('reads degrees as they are copied, and nothing else', () => {
    expect(['33.8792, 35.5163', '33.8 35.5', '', 'Hamra', '33.8'].map(placeOf)).toEqual([
      { lat: 33.8792, lon: 35.5163 },
      { lat: 33.8, lon: 35.5 },
      null,
      undefined,
      undefined,
    ]);
  });
});
