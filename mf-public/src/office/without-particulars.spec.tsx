/**
 * @jest-environment jsdom
 */

import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, siteApi, structuredData } from '../testing/open-page.js';
import { aHero, aPage, everyBlock } from '../testing/site-fixtures.js';

afterEach(cleanup);

const OUTBOUND = 'a[href^="tel:"], a[href*="wa.me"], a[href^="mailto:"], a[href*="maps"]';
/** Lawyers have numbers of their own. */
const outbound = () =>
  Array.from(document.querySelectorAll(OUTBOUND), (link) => link.getAttribute('href')).filter(
    (href) => !/nour|9617000001\d/.test(href ?? ''),
  );
const actions = [
  { kind: 'whatsapp' as const, label: 'Write on WhatsApp', text: 'Hello' },
  { kind: 'tel' as const, label: 'Call the office' },
  { kind: 'mailto' as const, label: 'Send an e-mail', subject: 'Hello' },
];
const pageOf = (slug: string) => ({
  'GET /news/site/page': () => aPage(slug, [{ ...aHero, actions } as never, ...everyBlock]),
});

describe('11: a firm that has entered nothing of itself', () => {
  it.each([
    ['/', 'home'],
    ['/contact', 'contact'],
    ['/consultation', 'consultation'],
    ['/services/criminal-defense-lebanon', 'services/criminal-defense-lebanon'],
  ])('%s offers no call, chat, e-mail or way to it, and claims no hours', async (address, slug) => {
    await openPage(address, { profile: null, api: siteApi(pageOf(slug)) });
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(1);
    expect(outbound()).toEqual([]);
    expect(document.querySelector('.pub-hero .pub-action-rows')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Office' })).toBeNull();
    expect(document.body.textContent).not.toMatch(/Beirut time/);
    expect(structuredData().filter((node) => 'telephone' in node || 'openingHoursSpecification' in node)).toEqual([]);
    cleanup();
    await openPage(address, { api: siteApi(pageOf(slug)) });
    expect(outbound().length).toBeGreaterThan(2);
  });

  it('takes a request all the same: what was typed stays, and nobody is told to call', async () => {
    await openPage('/contact', {
      profile: null,
      api: siteApi({ 'POST /chatbot/leads': () => answerProblem('UNAVAILABLE') }),
    });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/^First name/), 'Rana');
    await user.type(screen.getByLabelText(/^Last name/), 'Haddad');
    await user.type(screen.getByLabelText(/^WhatsApp number/), '70000002');
    await user.selectOptions(screen.getByLabelText(/^Legal area/), 'Family');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Request Free Consultation' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We could not send your request. Try again in a moment. What you have typed is still here.',
    );
    expect((screen.getByLabelText(/^First name/) as HTMLInputElement).value).toBe('Rana');
  });
});
