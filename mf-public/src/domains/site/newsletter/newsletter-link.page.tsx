import { inLanguage } from '@diwan/contracts/shared/language-path';
import { callApi, PageHead, type PageProps, useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { type FormEvent, useState } from 'react';
import { Hero } from '../../../blocks/hero.block.js';
import { useTexts } from '../../../texts.js';
import { carryOut, type NewsletterLinkData } from './api/newsletter-pages.js';
import { useLinkTexts } from './link-texts.js';
import { useOutcomeFocus } from './use-outcome-focus.js';

/** Where the links of newsletter mails lead: one button that confirms or ends a subscription, then the outcome. */
export default function NewsletterLinkPage({ data }: PageProps<NewsletterLinkData>) {
  const t = useLinkTexts();
  const tSite = useTexts();
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
      <PageHead title={t(`${task}.title`)} noindex />
      <Hero title={t(`${task}.title`)} lead={canPress ? t(`${task}.text`) : undefined}>
        <div ref={place} tabIndex={-1} className="mt-8 grid max-w-form gap-6">
          {step === 'done' && (
            <Notice tone="success" role="status">
              {t(`${task}.done`)}
            </Notice>
          )}
          {step === 'invalid' && (
            <Notice tone="warning" role="status">
              {t('invalid')}
            </Notice>
          )}
          {step === 'failed' && (
            <Notice tone="danger" role="alert">
              {t('failed')}
            </Notice>
          )}
          {canPress ? (
            <form method="post" action={inLanguage(`/newsletter/${task}`, language)} onSubmit={press}>
              <input type="hidden" name="token" value={token} />
              <Button type="submit" busy={isBusy} busyLabel={tSite('newsletter.sending')}>
                {t(`${task}.button`)}
              </Button>
            </form>
          ) : (
            <div>
              <ButtonLink href="/news" variant="secondary">
                {tSite('article.back')}
              </ButtonLink>
            </div>
          )}
        </div>
      </Hero>
    </>
  );
}
