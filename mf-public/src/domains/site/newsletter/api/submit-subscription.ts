import { subscribeToNewsletter } from '@diwan/contracts/messages/newsletter/http';
import { ApiProblem, type FormRequest, type FormState } from '@diwan/mf-kit';
import { isEmail } from '../../../../forms/is-email.js';
import { isForTopic, subscriptionOf, TOPIC_GONE } from '../subscription-values.js';

/** Takes the newsletter's form without JavaScript; null when it was accepted, otherwise the form to show again. */
export async function submitSubscription({
  form,
  language,
  call,
}: Pick<FormRequest, 'form' | 'language' | 'call'>): Promise<{ status: number; form: FormState } | null> {
  const body = subscriptionOf(form, language);
  const values = { email: body.email, categories: (body.categories ?? []).join(',') };
  const wrong = { status: 400, form: { values, fieldErrors: { email: 'newsletter.error' } } };
  if (!isEmail(body.email)) return wrong;
  try {
    await call(subscribeToNewsletter, { body });
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if ('email' in error.fieldErrors) return wrong;
    if (isForTopic(error.fieldErrors)) return { status: 400, form: { values, fieldErrors: {}, problem: TOPIC_GONE } };
    return { status: error.status || 503, form: { values, fieldErrors: {}, problem: 'newsletter.failed' } };
  }
}
