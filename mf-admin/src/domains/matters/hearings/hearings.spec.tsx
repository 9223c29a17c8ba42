/**
 * @jest-environment jsdom
 */
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';
import { aHearing } from './testing/a-hearing.js';

const pageOf = (items: unknown[]) => ({ items, total: items.length, exact: true, page: 1, limit: 20 });

const open = (
  api: Record<string, (request: never) => unknown> = {},
  path = '/admin/trials',
  language: 'en' | 'ar' = 'en',
  reloaded = false,
) =>
  openPage(path, {
    language,
    reloaded,
    person: { roles: ['lawyer'] },
    api: {
      'GET /cases/hearings': () => pageOf([aHearing()]),
      'GET /cases/hearings/days': () => [],
      'GET /cases/hearings/overlaps': () => [],
      'GET /cases/hearings/:id': () => aHearing(),
      'GET /cases/courts': () => [],
      'GET /cases/cases': () => pageOf([]),
      'GET /identity/colleagues': () => [],
      ...api,
    } as never,
  });
afterEach(cleanup);
const axeFaults = async () => (await axe(document.body)).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);

describe('Trial Dates & Hearings', () => {
  it('HEAR-01: lists hearings with a preview of 100 letters, the time in Beirut and what the client said', async () => {
    await open();
    const row = within(await screen.findByRole('row', { name: /Hearing of witnesses/ }));
    expect(row.getByText(`${'x'.repeat(100)}…`)).toBeTruthy();
    expect(row.getByText('Tue 15 May 2096, 09:30 (Beirut)')).toBeTruthy();
    expect(row.getByText(/needs a translator/)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it.each([
    ['Lea Tannous', 'Lea Tannous for Rana Khoury: needs a translator'],
    ['', 'A delegate for Rana Khoury: needs a translator'],
    [null, 'Rana Khoury: needs a translator'],
  ])('M14: what a delegate answered stands under their own name: %j', async (saidByName, words) => {
    const [said] = aHearing().answers;
    await open({ 'GET /cases/hearings': () => pageOf([aHearing({ answers: [{ ...said!, saidByName }] })]) });
    const row = await screen.findByRole('row', { name: /Hearing of witnesses/ });
    expect(
      within(row).getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === words),
    ).toBeTruthy();
  });

  it('D-125: asks by name before it deletes, and offers Undo', async () => {
    let [deleted, restored] = [0, 0];
    const { user, toasts } = await open({
      'DELETE /cases/hearings/:id': () => {
        deleted += 1;
        return undefined;
      },
      'POST /cases/hearings/:id/restore': () => {
        restored += 1;
        return aHearing();
      },
    });
    await user.click(await screen.findByRole('button', { name: /Hearing of witnesses/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete the hearing “Hearing of witnesses”?' })).getByRole(
        'button',
        { name: 'Delete' },
      ),
    );
    await waitFor(() => expect(deleted).toBe(1));
    await waitFor(() => expect(toasts[0]).toMatchObject({ description: 'Hearing deleted successfully' }));
    toasts[0]?.action?.onPress();
    await waitFor(() => expect(restored).toBe(1));
  });

  it('D-132: says in the specification’s words that it could not fetch', async () => {
    await open({ 'GET /cases/hearings': () => answerProblem('INTERNAL') });
    expect(await screen.findByText(/Failed to fetch data/)).toBeTruthy();
  });

  it('the form has every field of the specification; outcome and next action only when it is edited', async () => {
    const { user } = await open();
    await user.click((await screen.findAllByRole('button', { name: 'Schedule hearing' }))[0] as HTMLElement);
    const sheet = within(await screen.findByRole('dialog', { name: 'Schedule hearing' }));
    for (const label of [
      /^Case/,
      /^Title/,
      /^Description/,
      /^Hearing type/,
      /^Date and time/,
      /^Location/,
      /^Judge name/,
      /^Court room/,
      /^Opposing counsel/,
      /^Preparation notes/,
    ])
      expect(sheet.getByLabelText(label)).toBeTruthy();
    expect((sheet.getByLabelText(/^Hearing type/) as HTMLSelectElement).value).toBe('trial');
    expect(sheet.queryByLabelText(/^Outcome/)).toBeNull();
    cleanup();
    await open({}, '/admin/trials?hearing=64b0000000000000000000e1');
    const edit = within(await screen.findByRole('dialog', { name: 'Edit Hearing' }));
    expect(edit.getByLabelText(/^Outcome/)).toBeTruthy();
    expect(edit.getByLabelText(/^Next action$/)).toBeTruthy();
  });

  it('HEAR-01: what was postponed leads to its new date, and can be scheduled again long after', async () => {
    const [first, next] = ['64b0000000000000000000e1', '64b0000000000000000000e2'];
    let sent: unknown;
    const { user, toasts } = await open({
      'GET /cases/hearings': () =>
        pageOf([
          aHearing({ state: 'postponed', reason: 'Strike', postponedTo: next }),
          aHearing({ id: next, title: 'Second hearing', postponedFrom: first }),
        ]),
      'POST /cases/hearings/:id/reinstate': ({ body }: { body: unknown }) => {
        sent = body;
        return aHearing({ version: 4 });
      },
    });
    const wayTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await wayTo('To the new date')).toBe(`/admin/trials?hearing=${next}`);
    expect(await wayTo('In place of an earlier date')).toBe(`/admin/trials?hearing=${first}`);
    expect(await axeFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /Hearing of witnesses/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Schedule again' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Schedule “Hearing of witnesses” again?' }));
    await user.click(dialog.getByRole('button', { name: 'Schedule again' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ description: 'The hearing is scheduled again' }));
    expect(sent).toEqual({ version: 3 });
  });

  it('D-129: who postpones what was moved meanwhile sees both sides and goes on from what is saved now', async () => {
    const versions: number[] = [];
    const { user } = await open({
      'GET /cases/hearings/:id': () => aHearing({ version: 9, location: 'Annex, Baabda' }),
      'POST /cases/hearings/:id/postpone': ({ body }: { body: { version: number } }) => {
        versions.push(body.version);
        return body.version === 9 ? aHearing({ version: 1 }) : answerProblem('CONFLICT');
      },
    });
    await user.click(await screen.findByRole('button', { name: /Hearing of witnesses/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Postpone' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Postpone' }));
    await user.type(sheet.getByLabelText(/^Reason/), 'The judge is away.');
    fireEvent.change(sheet.getByLabelText(/^Date and time/), { target: { value: '2096-06-15T10:00' } });
    await user.click(sheet.getByRole('button', { name: 'Postpone' }));
    expect(await sheet.findByText(/Taken over from what is saved now: Location/)).toBeTruthy();
    expect((sheet.getByLabelText(/^Reason/) as HTMLInputElement).value).toBe('The judge is away.');
    await user.click(sheet.getByRole('button', { name: /^Go on/ }));
    await user.click(sheet.getByRole('button', { name: 'Postpone' }));
    await waitFor(() => expect(versions).toEqual([3, 9]));
  });

  it('D-129: two versions of a hearing are compared in words, a court and a lawyer by their names', async () => {
    const [COURT, OTHER] = ['64b0000000000000000000d1', '64b0000000000000000000d2'];
    const court = (id: string, en: string) => ({
      ...{ id, kind: 'appeal', community: null, city: 'beirut', place: null, archived: false, version: 1 },
      ...{ name: { en, ar: 'محكمة' }, hint: { en: '', ar: '' } },
    });
    const theirs = aHearing({
      ...{ version: 9, type: 'mediation', court: { ...court(OTHER, 'Court of Appeal, Tripoli') } as never },
    });
    let saved = aHearing();
    const { user } = await open({
      'GET /cases/courts': () => [court(COURT, 'Court of Appeal, Beirut'), court(OTHER, 'Court of Appeal, Tripoli')],
      'GET /cases/hearings/:id': () => saved,
      'PUT /cases/hearings/:id': () => {
        saved = theirs;
        return answerProblem('CONFLICT');
      },
    });
    await user.click(await screen.findByRole('button', { name: /Hearing of witnesses/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit Hearing' }));
    await sheet.findByRole('option', { name: 'Court of Appeal, Beirut' });
    await user.selectOptions(sheet.getByLabelText(/^Court$/), COURT);
    await user.selectOptions(sheet.getByLabelText(/^Hearing type/), 'conference');
    await user.click(sheet.getByRole('button', { name: 'Update Hearing' }));
    for (const words of [/Court of Appeal, Tripoli/, /Court of Appeal, Beirut/, /Mediation/, /Conference/])
      expect(await sheet.findByRole('radio', { name: words })).toBeTruthy();
    expect(sheet.queryByText(new RegExp(OTHER))).toBeNull();
  });

  it('D-129: who notes an outcome after somebody else reads theirs, and keeps the own words', async () => {
    const past = { wallTime: '2026-05-15T09:30', startsAt: '2026-05-15T06:30:00.000Z' };
    let state: 'scheduled' | 'held' = 'scheduled';
    const { user } = await open(
      {
        'GET /cases/hearings/:id': () =>
          aHearing({ ...past, state, outcome: state === 'held' ? 'Settled in full' : '' }),
        'POST /cases/hearings/:id/outcome': () => {
          state = 'held';
          return answerProblem('CONFLICT');
        },
      },
      '/admin/trials?hearing=64b0000000000000000000e1',
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Note the outcome' }));
    await user.click(sheet.getByRole('button', { name: 'Adjourned' }));
    await user.click(sheet.getByRole('button', { name: 'Update Hearing' }));
    expect(await sheet.findByText('Settled in full')).toBeTruthy();
    expect((sheet.getByLabelText(/^Outcome/) as HTMLTextAreaElement).value).toBe('Adjourned');
  });

  it('M1: of several clients nobody is chosen beforehand to read what came of it; who is chosen needs words', async () => {
    const past = { wallTime: '2026-05-15T09:30', startsAt: '2026-05-15T06:30:00.000Z' };
    const [rana, karim] = ['65f0c0ffee65f0c0ffee0002', '65f0c0ffee65f0c0ffee0003'];
    const clients = [
      { id: rana, name: 'Rana Khoury' },
      { id: karim, name: 'Karim Khoury' },
    ];
    const { user, sent } = await open(
      {
        'GET /cases/hearings/:id': () => aHearing({ ...past, clients }),
        'POST /cases/hearings/:id/outcome': () => aHearing({ ...past, clients, state: 'held', outcomeFor: [karim] }),
      },
      '/admin/trials?hearing=64b0000000000000000000e1',
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Note the outcome' }));
    const boxes = within(sheet.getByRole('group', { name: 'Publish the summary for' }));
    expect(boxes.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false]);
    await user.click(sheet.getByRole('button', { name: 'Adjourned' }));
    await user.click(boxes.getByRole('checkbox', { name: 'Karim Khoury' }));
    await user.click(sheet.getByRole('button', { name: 'Update Hearing' }));
    const summary = sheet.getByLabelText(/^Summary for the client/);
    await waitFor(() => expect(summary.getAttribute('aria-invalid')).toBe('true'));
    await user.type(summary, 'A new date follows.');
    await user.click(sheet.getByRole('button', { name: 'Update Hearing' }));
    await waitFor(() =>
      expect(sent('POST /cases/hearings/:id/outcome').at(-1)?.body).toMatchObject({ outcomeFor: [karim] }),
    );
  });

  it('H4: an outcome that was typed is there again after a reload', async () => {
    const past = { wallTime: '2026-05-15T09:30', startsAt: '2026-05-15T06:30:00.000Z' };
    const openSheet = async (reloaded: boolean) => {
      const api = { 'GET /cases/hearings/:id': () => aHearing(past) };
      const { user } = await open(api, '/admin/trials?hearing=64b0000000000000000000e1', 'en', reloaded);
      return { user, sheet: within(await screen.findByRole('dialog', { name: 'Note the outcome' })) };
    };
    const first = await openSheet(false);
    await first.user.type(await first.sheet.findByLabelText(/^Outcome/), 'Expert named');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    cleanup();
    const again = await openSheet(true);
    expect(again.sheet.getByLabelText<HTMLTextAreaElement>(/^Outcome/).value).toBe('Expert named');
    await again.user.click(again.sheet.getByRole('button', { name: 'Discard' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is sound in Arabic', async () => {
    await open({}, '/admin/trials', 'ar');
    expect(await screen.findByText('الثلاثاء 15 أيار 2096، 09:30 (بتوقيت بيروت)')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });
});
