/**
 * @jest-environment jsdom
 */
import type { AreaStages } from '@diwan/contracts/matters/stages/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);

const stage = (id: string, en: string) => ({
  ...{ id, name: { en, ar: 'مرحلة' }, text: { en: 'We work on it.', ar: 'نعمل عليها.' } },
  ...{ weeks: { from: 2, to: 4 }, checklist: [] },
});

/** Stages of one area that the service keeps. */
async function openSettings() {
  const stored: AreaStages = {
    area: 'real-estate',
    stages: [stage('filing', 'Filing'), stage('evidence', 'Evidence')],
    version: 1,
  };
  const api: FakeApi = {
    'GET /cases/stage-templates': () => [{ ...stored }],
    'PUT /cases/stage-templates/:area': ({ body }) => {
      const sent = body as Pick<AreaStages, 'stages' | 'version'>;
      if (sent.version !== stored.version) return answerProblem('CONFLICT');
      Object.assign(stored, { stages: sent.stages, version: stored.version + 1 });
      return { ...stored };
    },
  };
  const page = await openPage('/admin/settings/stages?area=real-estate', { api });
  const second = within(await screen.findByRole('region', { name: 'Stage 2' }));
  return {
    ...page,
    stored,
    second,
    save: () => page.user.click(screen.getByRole('button', { name: 'Save the stages' })),
  };
}

describe('the stages of an area', () => {
  it('OFF-05: are put into order, with words, weeks and a checklist', async () => {
    const { user, stored, second, save, container } = await openSettings();
    await user.clear(second.getByLabelText('Weeks, from'));
    await user.clear(second.getByLabelText('Weeks, to'));
    await user.click(second.getByRole('button', { name: 'Add an item' }));
    await user.type(second.getByLabelText('Item 1 (English) *'), 'List of witnesses');
    await user.type(second.getByLabelText('Item 1 (Arabic) *'), 'لائحة الشهود');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(second.getByRole('button', { name: 'Move up: Evidence' }));
    await save();
    await waitFor(() => expect(stored.version).toBe(2));
    expect(stored.stages.map(({ id, weeks }) => [id, weeks])).toEqual([
      ['evidence', null],
      ['filing', { from: 2, to: 4 }],
    ]);
    expect(stored.stages[0]?.checklist).toMatchObject([{ text: { en: 'List of witnesses' }, whose: 'client' }]);
  });

  it('a new stage needs its words in both languages', async () => {
    const { user, stored, save } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Add a stage' }));
    const third = within(await screen.findByRole('region', { name: 'Stage 3' }));
    await user.type(third.getByLabelText('Name (English) *'), 'Judgment');
    await save();
    await waitFor(() => expect(third.getByLabelText('Name (Arabic) *').getAttribute('aria-invalid')).toBe('true'));
    expect(stored.version).toBe(1);
  });

  it('D-129: stages that a colleague changed meanwhile are not overwritten', async () => {
    const { user, stored, second, save } = await openSettings();
    await user.type(second.getByLabelText('Name (English) *'), ' and proof');
    Object.assign(stored, { stages: [stage('filing', 'Filing of the claim')], version: 7 });
    await save();
    expect(await screen.findByText('Somebody changed this in the meantime')).toBeTruthy();
    expect(stored.stages.map(({ name }) => name.en)).toEqual(['Filing of the claim']);
  });
});
