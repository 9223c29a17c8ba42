import { inLanguage } from '@diwan/contracts/shared/language-path';
import { callApi, PageHead, type PageProps, useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { type FormEvent, useState } from 'react';
import { Hero } from '../../../blocks/hero.block.js';
import { useTexts } from '../../../texts.js';
import { carryOut, type NewsletterLinkData } from './api/newsletter-pages.js';
import { useOutcomeFocus } from './use-outcome-focus.js';

/** Where the links of newsletter mails lead: one button that confirms or ends a subscription, then the outcome. */
export default function NewsletterLinkPage({ data }: PageProps<NewsletterLinkData>) {
  const t = useTexts();
  const { language } = useShell();
  const [outcome, setOutcome] = useState({ step: data.step });
  const [isBusy, setBusy] = useState(false);
  const place = useOutcomeFocus(outcome);
  const { step } = outcome;
  const { task, token } = data;
  const press = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setOutcome({ step: await carryOut(callApi, task, token) });
    setBusy(false);
  };
  const canPress = step === 'ask' || step === 'failed';
  return (
    <>
      <PageHead title={t(`newsletter.${task}.title`)} noindex />
      <Hero title={t(`newsletter.${task}.title`)} lead={canPress ? t(`newsletter.${task}.text`) : undefined}>
        <div ref={place} tabIndex={-1} className="mt-8 grid max-w-form gap-6">
          {step === 'done' && (
            <Notice tone="success" role="status">
              {t(`newsletter.${task}.done`)}
            </Notice>
          )}
          {step === 'invalid' && (
            <Notice tone="warning" role="status">
              {t('newsletter.invalid')}
            </Notice>
          )}
          {step === 'failed' && (
            <Notice tone="danger" role="alert">
              {t('newsletter.linkFailed')}
            </Notice>
          )}
          {canPress ? (
            <form method="post" action={inLanguage(`/newsletter/${task}`, language)} onSubmit={press}>
              <input type="hidden" name="token" value={token} />
              <Button type="submit" busy={isBusy} busyLabel={t('newsletter.sending')}>
                {t(`newsletter.${task}.button`)}
              </Button>
            </form>
          ) : (
            <div>
              <ButtonLink href="/news" variant="secondary">
                {t('article.back')}
              </ButtonLink>
            </div>
          )}
        </div>
      </Hero>
    </>
  );
}
