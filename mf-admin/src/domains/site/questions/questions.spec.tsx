/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';
import { aFact, aQuestion } from '../../../testing/site-records.js';

afterEach(cleanup);

const other = aFact({ id: 'labor.hours', text: { en: 'Forty-eight hours.', ar: 'ثمان وأربعون ساعة.' } });

async function open(more: FakeApi = {}) {
  const page = await openPage('/admin/site/questions', {
    api: {
      'GET /news/editing/questions': () => [aQuestion()],
      'GET /news/editing/facts': () => [aFact(), other],
      ...more,
    },
    person: { roles: ['editor'] },
  });
  await screen.findByRole('row', { name: /How long is the notice/ });
  return page;
}

describe('PUB-07: questions', () => {
  it('are listed with their pages and changed with the facts they name in sight', async () => {
    const saved: unknown[] = [];
    const { user, toasts, container } = await open({
      'PUT /news/editing/questions/:id': ({ body }) => {
        saved.push(body);
        return aQuestion({ version: 6 });
      },
    });
    expect((await axe(container)).violations).toEqual([]);
    // In the words that visitors read, not in marks.
    expect(await screen.findByText('It depends. Notice is one month.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Actions for How long is the notice?' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByText('Notice is one month.')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Add a legal fact to the end of both texts' }));
    await user.click(await screen.findByRole('option', { name: /Forty-eight hours/ }));
    expect(await screen.findByText('ثمان وأربعون ساعة.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save question' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Question saved'));
    expect(saved[0]).toEqual({
      question: aQuestion().question,
      answer: {
        en: 'It depends. {fact:labor.notice} {fact:labor.hours}',
        ar: 'بحسب المدة. {fact:labor.notice} {fact:labor.hours}',
      },
      version: 5,
    });
  });

  it('D-047: what the service finds wrong stands at its field', async () => {
    const { user } = await open({
      'POST /news/editing/questions': () =>
        answerProblem('VALIDATION', { fieldErrors: { id: 'invalid', 'answer.en': 'expired_fact' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText(/^Id/), 'new-one');
    for (const name of ['Question (English)', 'Question (Arabic)', 'Answer (English)', 'Answer (Arabic)'])
      await user.type(form.getByRole('textbox', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) }), 'Words');
    await user.click(form.getByRole('button', { name: 'Add question' }));
    const faults = within(await form.findByRole('alert')).getAllByRole('link');
    expect(faults.map(({ textContent }) => textContent)).toEqual([
      'Id: This is not valid',
      'Answer (English): A legal fact here has expired. Give it a later date first.',
    ]);
  });
});
