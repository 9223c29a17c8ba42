/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field.js';
import { OtpInput } from './otp-input.js';

function Example({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <Field label="Code" hint="Six digits">
      <OtpInput value={code} onChange={setCode} onComplete={onComplete} />
    </Field>
  );
}

function setup() {
  const onComplete = jest.fn();
  render(<Example onComplete={onComplete} />);
  return { user: userEvent.setup(), input: screen.getByLabelText('Code') as HTMLInputElement, onComplete };
}

describe('OtpInput', () => {
  afterEach(cleanup);

  it('is one box that phones can fill in', () => {
    const { input } = setup();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(input.autocomplete).toBe('one-time-code');
    expect(input.inputMode).toBe('numeric');
    expect(input.dir).toBe('ltr');
    expect(input.getAttribute('maxlength')).toBeNull();
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Six digits');
  });

  it.each([['123 456'], ['123-456'], [' 123456\n'], ['١٢٣ ٤٥٦'], ['۱۲۳۴۵۶'], ['Your code: 123456']])(
    'takes %j when pasted',
    async (pasted) => {
      const { user, input, onComplete } = setup();
      await user.click(input);
      await user.paste(pasted);
      expect(input.value).toBe('123456');
      expect(onComplete).toHaveBeenCalledTimes(1);
      expect(onComplete).toHaveBeenCalledWith('123456');
    },
  );

  it('takes typed digits only, no more than the code has, and completes once', async () => {
    const { user, input, onComplete } = setup();
    await user.type(input, '12a3');
    expect(input.value).toBe('123');
    expect(onComplete).not.toHaveBeenCalled();
    await user.type(input, '4567');
    expect(input.value).toBe('123456');
    expect(onComplete).toHaveBeenCalledTimes(1);
  });
});
