import { contactAreaOf } from '@diwan/contracts/intake/leads/consultation-path';
import type { ArticleSummary } from '@diwan/contracts/site/articles/http';
import { formatDate, useLocation, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { AttorneyPortrait } from '../cards/attorney-portrait.js';
import type { AttorneyFace } from '../prose/attorney-face.js';
import { Band } from '../prose/band.js';
import { useTexts } from '../texts.js';

export interface HandledByProps {
  attorneys: readonly AttorneyFace[];
  /** The newest article about the area. */
  newest: ArticleSummary | null;
}

/** The lawyers who handle the area of a page, each with the way to a consultation with them, and what was last written about it (PUB-04). Nobody and nothing: no band. */
export function HandledBy({ attorneys, newest }: HandledByProps) {
  const t = useTexts();
  const { language } = useShell();
  const area = contactAreaOf(useLocation().pathname);
  if (attorneys.length === 0 && !newest) return null;
  return (
    <Band heading={t(attorneys.length > 0 ? 'handledBy.title' : 'handledBy.newest')}>
      <ul className="grid gap-8">
        {attorneys.map((attorney) => (
          <li key={attorney.slug} className="grid grid-cols-[5.5rem_1fr] items-start gap-x-6">
            <AttorneyPortrait attorney={attorney} sizes="5.5rem" />
            <div>
              <h3 className="text-xl">
                <Link look="plain" href={`/attorneys/${attorney.slug}`}>
                  {attorney.name[language]}
                </Link>
              </h3>
              <p className="mt-1 text-brass">{attorney.title[language]}</p>
              <p className="mt-3">
                <ButtonLink
                  size="small"
                  variant="secondary"
                  href={`/consultation?${new URLSearchParams({ ...(area && { area }), lawyer: attorney.slug })}`}
                >
                  {t('handledBy.consultation', { name: attorney.name[language] })}
                </ButtonLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {newest && (
        <p className="pub-newest">
          {attorneys.length > 0 && <span className="block text-sm text-grey">{t('handledBy.newest')}</span>}
          <Link href={`/news/${newest.slug}`}>{newest.title}</Link>
          <time className="block text-sm text-grey" dateTime={newest.publishedAt}>
            {formatDate(newest.publishedAt, language)}
          </time>
        </p>
      )}
    </Band>
  );
}
