import { PageHead, type PageProps } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { Hero } from '../../../blocks/hero.block.js';
import type { VerificationAnswer } from './api/load-verification.js';
import { KnownDocument } from './known-document.js';
import { useTexts } from './texts.js';

/** Whether the document that somebody holds in their hands is the firm's, and what became of it. */
export default function VerificationPage({ data }: PageProps<VerificationAnswer>) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t('verification.title')} noindex />
      <Hero title={t('verification.title')} lead={t('verification.lead')}>
        <div className="mt-8 grid max-w-form gap-6">
          {data.state === 'known' && <KnownDocument document={data.document} />}
          {data.state === 'unknown' && (
            <Notice tone="danger" title={t('verification.unknown.title')}>
              {t('verification.unknown.text')}
            </Notice>
          )}
          {data.state === 'failed' && (
            <Notice tone="warning" title={t('verification.failed.title')}>
              {t('verification.failed.text')}
            </Notice>
          )}
          {data.state !== 'known' && (
            <div>
              <ButtonLink href="/contact" variant="secondary">
                {t('verification.contact')}
              </ButtonLink>
            </div>
          )}
        </div>
      </Hero>
    </>
  );
}
