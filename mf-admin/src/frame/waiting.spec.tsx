/**
 * @jest-environment jsdom
 */
import { answerLead } from '@diwan/contracts/intake/leads/http';
import { createTask } from '@diwan/contracts/matters/tasks/http';
import { callApi } from '@diwan/mf-kit';
import { fakeShell } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { features } from '../derived/features.js';
import { openPage, pageOf } from '../testing/open-page.js';
import { aLead } from '../testing/records.js';
import type { Texts } from '../texts.js';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const waits = features.flatMap(({ nav = [] }) =>
  nav.flatMap(({ name, waiting }) => (waiting ? [{ name, waiting }] : [])),
);

describe('F1: what waits beside the navigation', () => {
  it.each(waits.map(({ name, waiting }) => [name, waiting] as const))(
    '%s is asked of the service that it names and of no other, so that every change there is followed',
    async (_name, { of, ask }) => {
      // Rows, pages of them and records in one, so that what is asked next is asked, too.
      const anything = Object.assign([], { ...pageOf([]), published: true });
      const paths = [1, 2, 3, 4, 5].map((parts) => `GET ${'/:part'.repeat(parts)}`);
      const { requests } = fakeShell({ api: Object.fromEntries(paths.map((path) => [path, () => anything])) });
      const { default: asking } = await ask();
      const asked = { t: ((key: string) => key) as unknown as Texts, language: 'en', me: undefined } as const;
      await asking({ ...asked, signal: new AbortController().signal, can: () => true }).catch(() => undefined);
      expect(requests.length).toBeGreaterThan(0);
      expect(new Set(requests.map(({ path }) => path.split('/')[1]))).toEqual(new Set([of]));
    },
  );

  const WAITING = 41;
  const openLeads = async () => {
    let answered = 0;
    const page = await openPage('/admin/leads', {
      framed: true,
      api: {
        'GET /chatbot/leads': ({ query }) => pageOf([aLead()], query.get('waiting') ? WAITING - answered : 1),
        'POST /chatbot/leads/:id/answer': () => {
          answered += 1;
          return aLead({ answered: { at: '2026-11-26T09:00:00.000Z', byName: 'Nadim' } as never });
        },
        'POST /cases/tasks': () => ({}),
      },
    });
    const counts = async (count: number) =>
      waitFor(() => expect(screen.getByRole('link', { name: /^Leads/ }).textContent).toContain(`${count} waiting`));
    await counts(WAITING);
    const asked = () => page.sent('GET /chatbot/leads').filter(({ query }) => query.get('waiting')).length;
    return { ...page, counts, asked };
  };

  it('goes down as soon as a lead is answered', async () => {
    const { user, counts } = await openLeads();
    await user.click(await screen.findByRole('button', { name: /^Actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as answered' }));
    await counts(WAITING - 1);
  });

  it('is asked for once after several changes in a row, and not for changes of other services', async () => {
    const { asked, sent, counts } = await openLeads();
    const before = asked();
    // Both have been asked for and heard before anything is changed.
    await waitFor(() => expect(sent('GET /cases/tasks')).toHaveLength(1));
    await screen.findByText('Tasks');
    await callApi(createTask, { body: {} as never });
    await waitFor(() => expect(sent('GET /cases/tasks')).toHaveLength(2));
    expect(asked()).toBe(before);
    const texts = ['one', 'two', 'three'];
    await Promise.all(
      texts.map((text) => callApi(answerLead, { params: { id: aLead().id }, body: { text } as never })),
    );
    await counts(WAITING - 3);
    expect(asked()).toBe(before + 1);
  });
});
