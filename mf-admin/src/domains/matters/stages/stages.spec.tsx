/**
 * @jest-environment jsdom
 */
import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import type { CaseStage, StageTemplate } from '@diwan/contracts/matters/stages/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type OpenOptions, openPage, pageOf } from '../../../testing/open-page.js';
import { aCase } from '../../../testing/records.js';

afterEach(cleanup);

const CASE = '/admin/cases/64b0000000000000000000a1';
const TICK = 'PUT /cases/cases/:id/stage/checklist';
const MOVE = 'PUT /cases/cases/:id/stage';
const filing: StageTemplate = {
  id: 'filing',
  name: { en: 'Filing', ar: 'تقديم الدعوى' },
  text: { en: 'We file your claim.', ar: 'نقدّم دعواكم.' },
  weeks: { from: 2, to: 4 },
  checklist: [{ id: 'deed', text: { en: 'Title deed', ar: 'سند الملكية' }, whose: 'client' }],
};
const evidence: StageTemplate = {
  id: 'evidence',
  name: { en: 'Evidence', ar: 'تبادل الأدلّة' },
  text: { en: 'Both sides prove their case.', ar: 'يقدّم كلّ طرف أدلّته.' },
  weeks: null,
  checklist: [],
};
const inFiling = (done: boolean): CaseStage => ({
  ...filing,
  since: '2026-01-05T10:00:00.000Z',
  checklist: filing.checklist.map((item) => ({
    ...item,
    doneAt: done ? '2026-02-01T10:00:00.000Z' : null,
    doneByName: done ? 'Maya Saliba' : '',
  })),
});

/** The record of a case in the stage `filing`, with a service behind it that changes what it answers next. */
async function openRecord(api: FakeApi = {}, options: OpenOptions = {}) {
  const stored: { legalCase: LegalCase } = { legalCase: aCase({ stage: inFiling(false) }) };
  const page = await openPage(CASE, {
    ...options,
    api: {
      'GET /cases/cases/:id': () => stored.legalCase,
      'GET /cases/cases/:id/documents': () => pageOf([]),
      'GET /cases/cases/:id/timeline': () => ({ items: [], next: null }),
      'GET /cases/share-requests': () => pageOf([]),
      'GET /cases/tasks': () => pageOf([]),
      'GET /cases/stage-templates': () => [{ area: 'real-estate', stages: [filing, evidence], version: 0 }],
      ...api,
    },
  });
  const card = within(await screen.findByRole('region', { name: /^(Stage|المرحلة)$/ }));
  const sent = () => page.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const openMove = async () => {
    await page.user.click(card.getByRole('button', { name: 'Move to stage…' }));
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByLabelText('Evidence');
    return sheet;
  };
  return { ...page, stored, card, sent, openMove };
}

describe('the stage of a case', () => {
  it('says where it is, since when, how long that usually takes, and whose each item is', async () => {
    const { card, container } = await openRecord();
    expect(card.getByText('Filing')).toBeTruthy();
    expect(card.getByText('Since 5 January 2026')).toBeTruthy();
    expect(card.getByText('Usually 2 to 4 weeks')).toBeTruthy();
    expect(card.getByText('The client’s to do')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('speaks Arabic, with its own plural', async () => {
    const { card } = await openRecord({}, { language: 'ar' });
    expect(card.getByText('تقديم الدعوى')).toBeTruthy();
    expect(card.getByText('تستغرق عادةً من 2 إلى 4 أسابيع')).toBeTruthy();
  });

  it('a tick is shown before the service has answered, then with who did it', async () => {
    let finish = () => {};
    const { user, card, sent, stored } = await openRecord({
      [TICK]: () => new Promise((resolve) => (finish = () => resolve(inFiling(true)))),
    });
    const item = card.getByLabelText<HTMLInputElement>('Title deed');
    await user.click(item);
    await waitFor(() => expect(sent()).toEqual([{ itemId: 'deed', done: true }]));
    expect(item.checked).toBe(true);
    expect(card.getByText('1 of 1 done')).toBeTruthy();
    stored.legalCase = aCase({ stage: inFiling(true), version: 3 });
    finish();
    expect(await card.findByText('Done by Maya Saliba on 1 February 2026')).toBeTruthy();
  });

  it('D-132: a tick that failed is taken back, and says why', async () => {
    const { user, card, toasts } = await openRecord({ [TICK]: () => answerProblem('UNAVAILABLE') });
    const item = card.getByLabelText<HTMLInputElement>('Title deed');
    await user.click(item);
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Failed to save the tick.'));
    expect(item.checked).toBe(false);
  });

  it('moves on to the next stage of its area', async () => {
    const { sent, user, card, stored, openMove, container } = await openRecord({
      [MOVE]: () => {
        stored.legalCase = aCase({ stage: { ...evidence, since: '2026-03-01T10:00:00.000Z', checklist: [] } });
        return { stage: stored.legalCase.stage, version: 3 };
      },
    });
    const sheet = await openMove();
    expect(sheet.getByLabelText<HTMLInputElement>('Evidence').checked).toBe(true);
    expect(sheet.getByLabelText<HTMLInputElement>('Filing').disabled).toBe(true);
    expect((await axe(container)).violations).toEqual([]);
    await user.click(sheet.getByRole('button', { name: 'Move case' }));
    expect(await card.findByText('Since 1 March 2026')).toBeTruthy();
    expect(sent()).toEqual([{ stage: { id: 'evidence' }, version: 2 }]);
  });

  it('takes a stage in own words, in both languages', async () => {
    const { sent, user, openMove } = await openRecord({ [MOVE]: () => ({ stage: inFiling(false), version: 3 }) });
    const sheet = await openMove();
    await user.click(sheet.getByLabelText('In your own words'));
    await user.type(sheet.getByLabelText(/in English/), 'Mediation');
    await user.click(sheet.getByRole('button', { name: 'Move case' }));
    await waitFor(() => expect(sheet.getByLabelText(/in Arabic/).getAttribute('aria-invalid')).toBe('true'));
    expect(sent()).toEqual([]);
    await user.type(sheet.getByLabelText(/in Arabic/), 'الوساطة');
    await user.click(sheet.getByRole('button', { name: 'Move case' }));
    await waitFor(() => expect(sent()).toEqual([{ stage: { name: { en: 'Mediation', ar: 'الوساطة' } }, version: 2 }]));
  });

  it('D-129: where somebody changed the case meanwhile, it is loaded anew and can be moved then', async () => {
    const { sent, user, stored, openMove } = await openRecord({
      [MOVE]: ({ body }) =>
        (body as { version: number }).version === 2 ? answerProblem('CONFLICT') : { stage: inFiling(true), version: 8 },
    });
    const sheet = await openMove();
    stored.legalCase = aCase({ stage: inFiling(true), version: 7 });
    await user.click(sheet.getByRole('button', { name: 'Move case' }));
    expect(await sheet.findByText(/Somebody changed the case in the meantime/)).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Move case' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().at(-1)).toEqual({ stage: { id: 'evidence' }, version: 7 });
  });

  it('tells past stages when they are asked for', async () => {
    const past = {
      name: { en: 'Advice', ar: 'استشارة' },
      byName: 'Maya Saliba',
      enteredAt: '2026-01-01T10:00:00.000Z',
    };
    const { user, card } = await openRecord({
      'GET /cases/cases/:id/stages': () => [{ ...past, leftAt: '2026-01-05T10:00:00.000Z' }],
    });
    await user.click(card.getByRole('button', { name: 'Past stages' }));
    expect((await card.findByText('Advice')).closest('li')?.textContent).toContain('1 January 2026 to 5 January 2026');
  });

  it('D-025: who may only read it sees ticks, and changes nothing', async () => {
    const { card } = await openRecord({}, { person: { roles: ['assistant'] } });
    expect(card.getByLabelText<HTMLInputElement>('Title deed').disabled).toBe(true);
    expect(card.queryByRole('button', { name: 'Move to stage…' })).toBeNull();
  });
});
