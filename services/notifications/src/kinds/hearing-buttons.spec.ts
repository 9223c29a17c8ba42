import { describe, expect, it } from '@jest/globals';
import { pressIn } from '../menu/press.rules.js';
import { HEARING_BUTTONS, pressedOf } from './hearing-buttons.js';
import { payloadOf } from './template.js';

const OF = { hearingId: '64b0000000000000000000e1', wallTime: '2026-12-01T09:30' };

describe('HEAR-04: buttons of notices of hearings', () => {
  it('come back as what they were made for', () => {
    const came = HEARING_BUTTONS.map((button) => pressIn(payloadOf(button, pressedOf(OF))));
    expect(came).toEqual(['confirm', 'directions', 'cannot'].map((button) => ({ button, ...OF })));
  });

  it.each([
    null,
    '',
    'menu.hearing',
    'hearing.confirm',
    'hearing.confirm.x.2026-12-01T09:30',
    'hearing.delete.64b0000000000000000000e1.2026-12-01T09:30',
  ])('everything else is none: %s', (payload) => {
    expect(pressIn(payload)).toBeNull();
  });
});
