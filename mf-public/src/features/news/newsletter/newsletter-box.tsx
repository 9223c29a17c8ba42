import { subscribeToNewsletter } from '@diwan/contracts/http/news';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { ApiProblem, callApi, type FormState, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Band } from '../../../blocks/band.js';
import { useTexts } from '../../../texts.js';
import { NewsletterFields } from './newsletter-fields.js';
import { isEmail, subscriptionOf } from './subscription-values.js';

type Step = 'editing' | 'sending' | 'sent' | 'wrong' | 'failed';

const stepOf = (form: FormState | undefined): Step => {
  if (form?.problem) return 'failed';
  return form && 'email' in form.fieldErrors ? 'wrong' : 'editing';
};

/** "Stay Informed": asks for the newsletter. The answer is the same for every address; a mail then asks for confirmation (D-066). */
export function NewsletterBox({ form, hasSubscribed }: { form: FormState | undefined; hasSubscribed: boolean }) {
  const t = useTexts();
  const { language, problemText } = useShell();
  const [step, setStep] = useState<Step>(hasSubscribed ? 'sent' : stepOf(form));
  const [reason, setReason] = useState('');
  const [isReady, setReady] = useState(false);
  const isSending = useRef(false);
  useEffect(() => setReady(true), []);

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = subscriptionOf(new FormData(event.currentTarget), language);
    if (isSending.current) return;
    if (!isEmail(body.email)) return setStep('wrong');
    isSending.current = true;
    setStep('sending');
    try {
      await callApi(subscribeToNewsletter, { body });
      setStep('sent');
    } catch (error) {
      const isAddress = error instanceof ApiProblem && 'email' in error.fieldErrors;
      setReason(problemText(error));
      setStep(isAddress ? 'wrong' : 'failed');
    } finally {
      isSending.current = false;
    }
  };

  return (
    <div id="newsletter" className="pub-anchor">
      <Band surface="mist" heading={t('newsletter.title')} intro={t('newsletter.text')}>
        {step === 'sent' ? (
          <Notice tone="success" role="status" title={t('newsletter.checkInbox')}>
            {t('newsletter.checkInboxText')}
          </Notice>
        ) : (
          <form
            className="ui-form"
            method="post"
            action={inLanguage('/news', language)}
            noValidate={isReady}
            onSubmit={subscribe}
          >
            {step === 'failed' && (
              <Notice tone="danger" role="alert">
                {t('newsletter.failed')} {reason}
              </Notice>
            )}
            <NewsletterFields email={form?.values.email} isWrong={step === 'wrong'} />
            <div>
              <Button type="submit" busy={step === 'sending'} busyLabel={t('newsletter.sending')}>
                {t('newsletter.button')}
              </Button>
            </div>
          </form>
        )}
      </Band>
    </div>
  );
}
