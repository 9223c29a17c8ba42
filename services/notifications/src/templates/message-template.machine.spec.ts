import { describe, expect, it } from '@jest/globals';
import { HEARD, ON_THEIR_WAY, SETTLED, SUBMIT, TEMPLATE_MOVES } from './message-template.machine.js';

const states = Object.keys(TEMPLATE_MOVES) as (keyof typeof TEMPLATE_MOVES)[];

describe('NOT-02: a template', () => {
  it('is approved by nobody but the provider, or by hand before', () => {
    expect(states.filter((state) => (TEMPLATE_MOVES[state] as readonly string[]).includes('approved'))).toEqual([
      ...['draft', 'submitted', 'received', 'pending', 'rejected', 'paused', 'disabled'],
    ]);
    expect(HEARD.approved.from).not.toContain('draft');
  });

  it('is submitted by a person from where it is not on its way and cannot be sent', () => {
    expect(SUBMIT.from).toEqual(['draft', 'rejected', 'disabled']);
  });

  it('is asked about in every state that the provider can change', () => {
    for (const { from } of Object.values(HEARD))
      for (const state of from.filter((one) => one !== 'disabled'))
        expect([...ON_THEIR_WAY, ...SETTLED]).toContain(state);
  });
});
