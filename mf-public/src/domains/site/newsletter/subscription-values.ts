import type { RequestOf } from '@diwan/contracts/http/endpoint';
import type { subscribeToNewsletter } from '@diwan/contracts/messages/newsletter/http';
import type { Language } from '@diwan/contracts/shared/language';

/** Version of the sentence above the button, kept with the consent (D-066). Change it whenever the sentence changes. */
const NEWSLETTER_CONSENT = 'newsletter-2026-11';

/** The form's problem when a chosen topic is not offered any more. */
export const TOPIC_GONE = 'newsletter.topicGone';

/** Whether a request was refused for a topic that readers cannot choose any more (NEWS-06). */
export const isForTopic = (fieldErrors: Readonly<Record<string, string>>): boolean =>
  Object.keys(fieldErrors).some((field) => field.startsWith('categories'));

/** The request for the service. No category chosen means all. */
export function subscriptionOf(
  form: { get(name: string): unknown; getAll(name: string): unknown[] },
  language: Language,
): RequestOf<typeof subscribeToNewsletter>['body'] {
  const categories = form.getAll('categories').map(String);
  return {
    email: String(form.get('email') ?? '').trim(),
    language,
    ...(categories.length > 0 ? { categories } : {}),
    consentVersion: NEWSLETTER_CONSENT,
    website: String(form.get('website') ?? ''),
  };
}
