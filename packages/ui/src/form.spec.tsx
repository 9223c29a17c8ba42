/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Button } from './button.js';
import { Checkbox } from './checkbox.js';
import { Form, FormActions, useSchemaForm } from './form.js';
import { applyFormError, applyServerErrors } from './form-errors.js';
import { FormControl, FormField } from './form-field.js';
import { TextInput } from './text-input.js';

const Request = z.object({
  name: z.string().check(z.minLength(1, 'name_missing')),
  phone: z.string().check(z.regex(/^\+\d+$/, 'phone_invalid')),
  terms: z.literal(true, 'terms_missing'),
});
const WORDS: Record<string, string> = {
  name_missing: 'Enter your name',
  phone_invalid: 'Enter a phone number',
  terms_missing: 'Accept the terms',
  taken: 'This number is taken',
  closed: 'Bookings are closed',
  offline: 'We could not be reached',
};

type SendAnswer = { fieldErrors?: Record<string, string>; failure?: string };

function Example({ answer, send }: { answer: SendAnswer; send: (values: unknown) => void }) {
  const form = useSchemaForm(Request, { defaultValues: { name: '', phone: '' } });
  return (
    <Form
      form={form}
      errorsTitle="Please correct the following"
      labelOf={(path) => (path === 'phone' ? 'Phone' : undefined)}
      translateError={(message) => WORDS[message] ?? message}
      onSubmit={async (values) => {
        send(values);
        await Promise.resolve();
        if (answer.fieldErrors) applyServerErrors(form, answer.fieldErrors);
        if (answer.failure) applyFormError(form, answer.failure);
      }}
    >
      <FormField name="name" control={form.control} label="Name" required>
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField name="phone" control={form.control} label="Phone" required>
        {(field) => <TextInput type="tel" {...field} />}
      </FormField>
      <FormControl name="terms" control={form.control}>
        {({ value, ...field }, { id, error }) => (
          <Checkbox {...field} id={id} checked={value === true} label="I accept" error={error} />
        )}
      </FormControl>
      <FormActions>
        <Button type="submit" busy={form.formState.isSubmitting}>
          Send
        </Button>
      </FormActions>
    </Form>
  );
}

function setup(answer: SendAnswer = {}) {
  const send = jest.fn();
  render(<Example answer={answer} send={send} />);
  const user = userEvent.setup();
  return {
    send,
    user,
    submit: () => user.click(screen.getByRole('button', { name: 'Send' })),
    fill: async () => {
      await user.type(screen.getByLabelText(/Name/), 'Rana');
      await user.type(screen.getByLabelText(/Phone/), '+96170000002');
      await user.click(screen.getByLabelText('I accept'));
    },
    summarised: () => screen.queryByRole('alert')?.querySelectorAll('li'),
  };
}

describe('Form', () => {
  afterEach(cleanup);

  it('sends checked values', async () => {
    const { send, fill, submit } = setup();
    await fill();
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Rana', phone: '+96170000002', terms: true }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('summarises what is wrong, takes the focus there and sends nothing', async () => {
    const { send, submit, summarised } = setup();
    await submit();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect([...(summarised() ?? [])].map((line) => line.textContent)).toEqual([
      'Enter your name',
      'Phone: Enter a phone number',
      'Accept the terms',
    ]);
    expect(send).not.toHaveBeenCalled();
  });

  it('says it at the field too, tied to the control', async () => {
    const { submit } = setup();
    await submit();
    const phone = await screen.findByLabelText(/Phone/);
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter a phone number',
    );
  });

  it.each([
    ['Phone: Enter a phone number', /Phone/],
    ['Accept the terms', 'I accept'],
  ])('leads from "%s" to its control', async (line, label) => {
    const { user, submit } = setup();
    await submit();
    await user.click(await screen.findByRole('link', { name: line }));
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  });

  it('takes corrected fields off the summary', async () => {
    const { user, submit, summarised } = setup();
    await submit();
    await screen.findByRole('alert');
    await user.type(screen.getByLabelText(/Name/), 'Rana');
    await waitFor(() => expect(summarised()).toHaveLength(2));
  });

  it('shows the server’s complaints at their fields, and unknown ones at the form', async () => {
    const { fill, submit, summarised } = setup({ fieldErrors: { phone: 'taken', slotId: 'closed' } });
    await fill();
    await submit();
    const summary = await screen.findByRole('alert');
    expect([...(summarised() ?? [])].map((line) => line.textContent).sort()).toEqual([
      'Bookings are closed',
      'Phone: This number is taken',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Phone: This number is taken']);
    expect(screen.getByLabelText(/Phone/).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(summary));
  });

  it('says that sending failed altogether', async () => {
    const { fill, submit } = setup({ failure: 'offline' });
    await fill();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain('We could not be reached');
  });
});
