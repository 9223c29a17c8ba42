import { inLanguage } from '@diwan/contracts/shared/language-path';
import { TONGUES } from '@diwan/contracts/shared/tongues';
import type { Article } from '@diwan/contracts/site/articles/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { whatsappShareLink } from '../../../office/contact-links.js';
import { useTexts } from '../../../texts.js';

interface Props {
  article: Article;
  /** Name of the category in the page's language. */
  category: string;
}

/** Date, category and who wrote it, above the title. The date is that of the first publication (D-155). */
export function ArticleMeta({ article, category }: Props) {
  const { language } = useShell();
  return (
    <p className="text-sm text-grey">
      <time dateTime={article.publishedAt}>{formatDate(article.publishedAt, language)}</time>
      {' · '}
      {category}
      {article.authors.length > 0 && (
        <>
          {' · '}
          <Authors article={article} />
        </>
      )}
    </p>
  );
}

/** Who wrote it, when it was published and last changed, how to pass it on, and where to turn. */
export function ArticleFooter({ article, category, className }: Props & { className: string }) {
  const t = useTexts();
  const { language, office, origin } = useShell();
  const address = origin + inLanguage(`/news/${article.slug}`, language);
  const author = article.author ?? office.profile?.name[language];
  const byline = article.authors.length > 0 ? <Authors article={article} /> : author && <Isolate>{author}</Isolate>;
  const published = formatDate(article.publishedAt, language);
  const updated = formatDate(article.updatedAt, language);
  const rows = [
    ...(byline ? [{ label: t('article.author'), value: byline }] : []),
    { label: t('article.published'), value: <time dateTime={article.publishedAt}>{published}</time> },
    ...(updated === published
      ? []
      : [{ label: t('article.updated'), value: <time dateTime={article.updatedAt}>{updated}</time> }]),
    {
      label: t('article.category'),
      // Nothing can be listed by a category that was put away.
      value: article.categoryArchived ? (
        category
      ) : (
        <Link href={`/news?${new URLSearchParams({ category: article.category })}`}>{category}</Link>
      ),
    },
  ];
  return (
    <footer className={className}>
      <dl className="border-t border-line">
        {rows.map(({ label, value }) => (
          <div key={label} className="border-b border-line py-3">
            <dt className="text-sm text-grey">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-grey">{t('article.general')}</p>
      <p className="mt-4">
        <Link href={whatsappShareLink(`${article.title}\n${address}`)} newWindowLabel={t('link.newWindow')}>
          {t('article.share')}
        </Link>
      </p>
      <p className="mt-4">
        <Link look="plain" href="/news" className="pub-back">
          {t('article.back')}
        </Link>
      </p>
    </footer>
  );
}

/** The lawyers who wrote it, each a link to their profile. */
function Authors({ article }: { article: Article }) {
  const { language } = useShell();
  return article.authors.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 && TONGUES[language].comma}
      <Link href={`/attorneys/${slug}`}>{name[language]}</Link>
    </span>
  ));
}
