import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { useAction } from '@diwan/desk-kit/use-action';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Form, FormActions, useSchemaForm } from '@diwan/ui/form';
import { applyFormError, applyServerErrors } from '@diwan/ui/form-errors';
import { FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { useEffect, useRef } from 'react';
import { phoneToRead } from '../../../codes/phone-to-read.js';
import { type Texts, useTexts } from '../../../texts.js';
import { signUp } from './api/sign-up.js';
import type { AuthFlow } from './auth-flow.js';
import { Details, type DetailsInput } from './details-schema.js';
import { keepSignUp } from './kept-sign-up.js';
import type { StepProps } from './step-props.js';

interface DetailsStepProps extends StepProps {
  verified: NonNullable<AuthFlow['verified']>;
  onSignedUp(person: SessionPerson): Promise<void>;
}

/** The last step of sign-up: who the person behind the verified phone is. */
export function DetailsStep({ flow, dispatch, verified, onSignedUp }: DetailsStepProps) {
  const t = useTexts();
  const { language, notify } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useSchemaForm(Details, { defaultValues: flow.details ?? emptyDetails(verified.phone) });

  const { errors } = form.formState;
  const isIncomplete = Object.values(errors).some((error) => error?.message === 'required');
  const { typedPhone, callingCode } = flow;
  useEffect(() => {
    const keep = (details: DetailsInput) => keepSignUp({ verified, typedPhone, callingCode, details });
    keep(form.getValues());
    const { unsubscribe } = form.watch(() => keep(form.getValues()));
    return unsubscribe;
  }, [form, verified, typedPhone, callingCode]);

  const fail = (title: string, text: string) => {
    notify.warning(title, { description: text });
    applyFormError(form, text);
  };
  const restart = (mode: AuthFlow['mode'], title: string, text: string) => {
    notify.error(title, { description: text });
    dispatch({ type: 'ticket-lost', mode, details: form.getValues() });
  };
  const complete = useAction(async (details: DetailsInput) => {
    try {
      const { person } = await signUp(verified.ticket, details, language);
      notify.success(t('auth.accountCreated'));
      await onSignedUp(person);
    } catch (error) {
      const { code, fieldErrors } = error instanceof ApiProblem ? error : { code: undefined, fieldErrors: {} };
      if (code === 'ACCOUNT_EXISTS') return restart('sign-in', t('auth.accountExists'), t('auth.accountExistsText'));
      if (code === 'TICKET_INVALID') return restart('sign-up', t('auth.error'), t('auth.ticketInvalid'));
      if (Object.keys(fieldErrors).length > 0) return applyServerErrors(form, fieldErrors);
      fail(t('auth.error'), t('auth.signUpFailed'));
    }
  });

  const { control } = form;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {t('auth.completeProfile')}
      </h2>
      <p className="text-grey">
        {t('auth.phoneVerified')} <Ltr className="whitespace-nowrap">{phoneToRead(verified.phone)}</Ltr>
      </p>
      <Form
        form={form}
        wide
        errorsTitle={isIncomplete ? t('auth.missingText') : t('form.errors')}
        translateError={(message, path) => fieldText(message, path, t)}
        onSubmit={(details) => complete.run(details)}
      >
        <FormField control={control} name="firstName" label={t('auth.firstName')} required>
          {(field) => <TextInput autoComplete="given-name" {...field} />}
        </FormField>
        <FormField control={control} name="lastName" label={t('auth.lastName')} required>
          {(field) => <TextInput autoComplete="family-name" {...field} />}
        </FormField>
        <FormField
          control={control}
          name="whatsappNumber"
          label={t('auth.whatsapp')}
          hint={t('auth.whatsappHint')}
          required
        >
          {(field) => <TextInput type="tel" autoComplete="tel" {...field} />}
        </FormField>
        <FormField control={control} name="email" label={t('auth.email')} optionalLabel={t('form.optional')}>
          {(field) => <TextInput type="email" autoComplete="email" {...field} />}
        </FormField>
        <FormField control={control} name="address" label={t('auth.address')} optionalLabel={t('form.optional')}>
          {(field) => <TextInput autoComplete="street-address" {...field} />}
        </FormField>
        <FormActions>
          <Button type="submit" busy={complete.busy} busyLabel={t('auth.creating')}>
            {t('auth.completeSignUp')}
          </Button>
          <Button variant="secondary" onClick={() => dispatch({ type: 'went-back', details: form.getValues() })}>
            {t('auth.back')}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}

const emptyDetails = (phone: string): DetailsInput => ({
  firstName: '',
  lastName: '',
  whatsappNumber: phoneToRead(phone),
  email: '',
  address: '',
});

const LABELS = {
  firstName: 'auth.firstName',
  lastName: 'auth.lastName',
  whatsappNumber: 'auth.whatsapp',
  email: 'auth.email',
  address: 'auth.address',
} as const satisfies Record<keyof DetailsInput, string>;

const FIELD_TEXTS = ['too_long', 'invalid_phone', 'invalid_email'] as const;

/** Words for what is wrong with a field. What is said of the whole form is in words already. */
function fieldText(message: string, path: string | undefined, t: Texts): string {
  const label = LABELS[path as keyof DetailsInput];
  if (message === 'required' && label) return t('field.required', { field: t(label) });
  const known = FIELD_TEXTS.find((key) => key === message);
  if (known) return t(`field.${known}`);
  return /^[a-z_]+$/.test(message) ? t('field.invalid') : message;
}
