import { subscribeToNewsletter } from '@diwan/contracts/messages/newsletter/http';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import type { NewsCategory } from '@diwan/contracts/site/categories/category';
import { ApiProblem, callApi, type FormState, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { type FormEvent, useRef, useState } from 'react';
import { isEmail } from '../../../forms/is-email.js';
import { Band } from '../../../prose/band.js';
import { useTexts } from '../../../texts.js';
import { NewsletterFields } from './newsletter-fields.js';
import { isForTopic, subscriptionOf, TOPIC_GONE } from './subscription-values.js';
import { useOutcomeFocus } from './use-outcome-focus.js';

type Step = 'editing' | 'sent' | 'wrong' | 'gone' | 'failed';

interface Outcome {
  step: Step;
  /** Why it failed, in words. */
  reason?: string;
}

const stepOf = (form: FormState | undefined): Step => {
  if (form?.problem) return form.problem === TOPIC_GONE ? 'gone' : 'failed';
  return form && 'email' in form.fieldErrors ? 'wrong' : 'editing';
};

export interface NewsletterBoxProps {
  categories: readonly NewsCategory[];
  form: FormState | undefined;
  hasSubscribed: boolean;
}

/** "Stay Informed": asks for the newsletter. The answer is the same for every address; a mail then asks for confirmation (D-066). */
export function NewsletterBox({ categories, form, hasSubscribed }: NewsletterBoxProps) {
  const t = useTexts();
  const { language, problemText } = useShell();
  const [outcome, setOutcome] = useState<Outcome>({ step: hasSubscribed ? 'sent' : stepOf(form) });
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const place = useOutcomeFocus(outcome);
  const { step, reason } = outcome;

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = subscriptionOf(new FormData(event.currentTarget), language);
    if (isSending.current) return;
    if (!isEmail(body.email)) return setOutcome({ step: 'wrong' });
    isSending.current = true;
    setBusy(true);
    try {
      await callApi(subscribeToNewsletter, { body });
      setOutcome({ step: 'sent' });
    } catch (error) {
      setOutcome(refusal(error, problemText));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return (
    <div id="newsletter" className="pub-anchor">
      <Band surface="mist" heading={t('newsletter.title')} intro={t('newsletter.text')}>
        <div ref={place} tabIndex={-1}>
          {step === 'sent' ? (
            <Notice tone="success" role="status" title={t('newsletter.checkInbox')}>
              {t('newsletter.checkInboxText')}
            </Notice>
          ) : (
            <form
              className="ui-form"
              method="post"
              action={`${inLanguage('/news', language)}#newsletter`}
              noValidate
              onSubmit={subscribe}
            >
              {step === 'failed' && (
                <Notice tone="danger" role="alert">
                  {t('newsletter.failed')} {reason}
                </Notice>
              )}
              {step === 'gone' && (
                <Notice tone="danger" role="alert">
                  {t(TOPIC_GONE)}
                </Notice>
              )}
              <NewsletterFields categories={categories} typed={form?.values} isWrong={step === 'wrong'} />
              <div>
                <Button type="submit" busy={isBusy} busyLabel={t('newsletter.sending')}>
                  {t('newsletter.button')}
                </Button>
              </div>
            </form>
          )}
        </div>
      </Band>
    </div>
  );
}

/** What the service's refusal means here. */
function refusal(error: unknown, problemText: (error: unknown) => string): Outcome {
  const fieldErrors = error instanceof ApiProblem ? error.fieldErrors : {};
  if ('email' in fieldErrors) return { step: 'wrong' };
  return isForTopic(fieldErrors) ? { step: 'gone' } : { step: 'failed', reason: problemText(error) };
}
