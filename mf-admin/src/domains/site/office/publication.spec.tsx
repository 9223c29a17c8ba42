/**
 * @jest-environment jsdom
 */

import { WEEKDAYS } from '@diwan/contracts/site/office/office-profile';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);

const words = { en: 'Beirut', ar: 'بيروت' };
const ready = {
  name: words,
  blurb: words,
  phone: '+9611234567',
  whatsappNumber: '+9613123456',
  email: 'office@firm.example',
  address: { street: words, city: words, country: 'LB' },
  openingHours: WEEKDAYS.map((day) => ({ day, hours: { opens: '08:00', closes: '18:00' } })),
  holidays: [],
  emergencyLine: false,
  foundedOn: null,
  barRegistration: null,
  vatNumber: null,
  unreviewedFacts: 'noted',
  version: 2,
};

async function openOffice(published: boolean, profile: object = ready, more: FakeApi = {}) {
  const api: FakeApi = {
    'GET /news/site/profile': () => profile,
    'GET /news/site/publication': () => ({ published }),
    'PUT /news/site/publication': ({ body }) => body,
    ...more,
  };
  const page = await openPage('/admin/office', { api });
  await screen.findByText(published ? 'The site is public' : 'The site is not public');
  const sent = () => page.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const confirm = async (name: string) =>
    page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  return { ...page, sent, press, confirm };
}

describe('PUB-09: publication of the site', () => {
  it('is done once somebody has confirmed it, and said where it was pressed', async () => {
    const { container, sent, press, confirm } = await openOffice(false);
    await press('Publish the site');
    expect(sent()).toEqual([]);
    await confirm('Publish the site');
    expect(await screen.findByText('Visitors and search engines see it.')).toBeTruthy();
    expect(sent()).toEqual([{ published: true }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await axe(container)).violations).toEqual([]);
  });

  it('names what is still to be entered and offers nothing until it is', async () => {
    await openOffice(false, { ...ready, phone: null, address: null });
    expect(screen.getByText('Still to enter: Phone, Address.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish the site' })).toBeNull();
  });

  it('is taken back', async () => {
    const { sent, press, confirm } = await openOffice(true);
    await press('Take the site offline');
    await confirm('Take the site offline');
    expect(await screen.findByText('The site is not public')).toBeTruthy();
    expect(sent()).toEqual([{ published: false }]);
  });

  it('says when nobody knows how it is, and lets ask again', async () => {
    let isAway = true;
    const answer = () => (isAway ? answerProblem('UNAVAILABLE') : { published: true });
    const api: FakeApi = { 'GET /news/site/profile': () => ready, 'GET /news/site/publication': answer };
    const { user } = await openPage('/admin/office', { api });
    expect(await screen.findByText('Whether the site is public cannot be determined right now.')).toBeTruthy();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The site is public')).toBeTruthy();
  });

  it('says why it failed and stays as it was', async () => {
    const refuse = { 'PUT /news/site/publication': () => answerProblem('VALIDATION') };
    const { press, confirm } = await openOffice(false, ready, refuse);
    await press('Publish the site');
    await confirm('Publish the site');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect((await dialog.findByRole('alert')).textContent).toContain('VALIDATION');
    expect(screen.getByText('The site is not public')).toBeTruthy();
  });
});
