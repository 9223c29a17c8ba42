import { describe, expect, it } from '@jest/globals';
import { type AuthEvent, type AuthFlow, authFlow, resumeFlow, startFlow } from './auth-flow.js';

const challenge = { id: 'c1', phone: '+96170000002', resendAt: 0 };
const after = (events: AuthEvent[], start: AuthFlow = startFlow('sign-in')) => events.reduce(authFlow, start);
const TO_DETAILS: AuthEvent[] = [
  { type: 'phone-changed', typedPhone: '70 000 002', callingCode: '961' },
  { type: 'code-sent', challenge },
  { type: 'code-changed', code: '123456' },
  { type: 'details-needed', ticket: 't1', phone: challenge.phone, goodUntil: 1 },
];
const details = { firstName: 'Rana', lastName: '', whatsappNumber: '+961 70 000 002', email: '', address: '' };

describe('the steps of signing in and up', () => {
  it('the toggle clears what was entered and returns to the phone step', () => {
    const flow = after([...TO_DETAILS.slice(0, 3), { type: 'mode-chosen', mode: 'sign-up' }]);
    expect(flow).toEqual(startFlow('sign-up'));
  });

  it('D-007: a verified phone without a profile goes on to the details of sign-up, whatever the mode', () => {
    expect(after(TO_DETAILS)).toMatchObject({ mode: 'sign-up', step: 'details', verified: { ticket: 't1' } });
  });

  it('Back from the details returns to the code, which needs no second one', () => {
    const back = after([...TO_DETAILS, { type: 'went-back', details }]);
    expect(back).toMatchObject({ step: 'otp', code: '123456', verified: { ticket: 't1' } });
    expect(authFlow(back, { type: 'went-on' })).toMatchObject({ step: 'details', details });
  });

  it('Back from the code returns to the phone as it was typed', () => {
    expect(after([...TO_DETAILS.slice(0, 3), { type: 'went-back' }])).toMatchObject({
      step: 'phone',
      typedPhone: '70 000 002',
    });
  });

  it('a new code takes the place of what the last one had proved', () => {
    expect(after([...TO_DETAILS, { type: 'code-sent', challenge }])).toMatchObject({ code: '', verified: null });
  });

  it('after a reload, Back leads to the phone and the same phone needs no second code', () => {
    const verified = { ticket: 't1', phone: challenge.phone, goodUntil: 1 };
    const resumed = resumeFlow({ verified, details, typedPhone: '70 000 002', callingCode: '961' });
    expect(resumed).toMatchObject({ mode: 'sign-up', step: 'details', details });
    const back = authFlow(resumed, { type: 'went-back', details });
    expect(back).toMatchObject({ step: 'phone', typedPhone: '70 000 002' });
    expect(authFlow(back, { type: 'went-on' })).toMatchObject({ step: 'details', verified });
  });

  it('an expired ticket asks for a new code and keeps the details', () => {
    const flow = after([...TO_DETAILS, { type: 'ticket-lost', mode: 'sign-up', details }]);
    expect(flow).toMatchObject({ step: 'phone', typedPhone: '70 000 002', verified: null, details });
  });
});
