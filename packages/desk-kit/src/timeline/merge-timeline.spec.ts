import { describe, expect, it } from '@jest/globals';
import { mergeTimeline, type TimelinePart } from './merge-timeline.js';

/** Entries on days of one month, newest first as given. */
const part = (days: readonly number[], next?: string): TimelinePart => ({
  entries: days.map((day) => ({
    id: `${day}`,
    at: `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
    text: `${day}`,
  })),
  next,
});
const shown = (rounds: Parameters<typeof mergeTimeline>[0]) =>
  mergeTimeline(rounds).entries.map(({ source, id }) => `${source} ${id}`);

describe('the timeline of a record', () => {
  it('is in one order, newest first', () => {
    expect(shown([{ hearings: part([9, 3]), documents: part([7, 1]) }])).toEqual([
      'hearings 9',
      'documents 7',
      'hearings 3',
      'documents 1',
    ]);
  });

  it('shows nothing that is older than what a source has still to tell', () => {
    const first = { hearings: part([9, 8], 'h2'), documents: part([7, 1]) };
    expect(shown([first])).toEqual(['hearings 9', 'hearings 8']);
    expect(shown([first, { hearings: part([6]) }])).toEqual([
      'hearings 9',
      'hearings 8',
      'documents 7',
      'hearings 6',
      'documents 1',
    ]);
  });

  it('asks those next who hold it back, and nobody when all is known', () => {
    const first = { hearings: part([9, 8], 'h2'), documents: part([7, 1], 'd2') };
    expect(mergeTimeline([first]).next).toEqual({ hearings: 'h2' });
    expect(mergeTimeline([first, { hearings: part([6]) }]).next).toEqual({ documents: 'd2' });
    expect(mergeTimeline([{ hearings: part([9]) }]).next).toBeNull();
  });

  it('shows what the others know when one is away, and says who is', () => {
    const { entries, failed } = mergeTimeline([{ hearings: 'failed', documents: part([7]) }]);
    expect(entries).toHaveLength(1);
    expect(failed).toEqual(['hearings']);
  });
});
