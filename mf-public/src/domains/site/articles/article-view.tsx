import type { Article } from '@diwan/contracts/site/articles/http';
import { PageHead, useShell } from '@diwan/mf-kit';
import { Breadcrumbs } from '@diwan/ui/breadcrumbs';
import { ButtonLink } from '@diwan/ui/button';
import { ArticleCards } from '../../../cards/article-cards.js';
import { ArticleImage, previewOf } from '../../../cards/article-image.js';
import { Band } from '../../../prose/band.js';
import { articleNode } from '../../../structured-data/article.js';
import { breadcrumbList } from '../../../structured-data/breadcrumbs.js';
import { useTexts } from '../../../texts.js';
import { alternatesOf } from './api/load-article.js';
import { ArticleBody } from './article-body.js';
import { ArticleFooter, ArticleMeta } from './article-meta.js';

/** A published article. */
export function ArticleView({ article }: { article: Article }) {
  const t = useTexts();
  const shell = useShell();
  const isForeign = article.language !== shell.language;
  const tongue = isForeign ? { lang: article.language, dir: article.language === 'ar' ? 'rtl' : 'ltr' } : {};
  const category = article.categoryName[shell.language];
  const isRelated = article.related.some(({ category: other }) => other === article.category);
  const crumbs = [
    { name: t('crumb.home'), path: '/' },
    { name: t('crumb.news'), path: '/news' },
    { name: article.title, path: `/news/${article.slug}` },
  ];
  return (
    <>
      <PageHead
        title={article.title}
        description={article.excerpt}
        type="article"
        alternates={alternatesOf(article)}
        {...(article.image && { image: previewOf(article.image) })}
        jsonLd={isForeign ? [] : [articleNode(article, category, shell), ...breadcrumbList(crumbs, shell)]}
        noindex={isForeign}
      />
      <article>
        <header className="pub-plain-hero" data-surface="mist">
          <div className="pub-inner">
            <div className="mb-8">
              <Breadcrumbs
                label={t('breadcrumbs')}
                items={crumbs.map(({ name: label, path }, index) => (index < 2 ? { label, href: path } : { label }))}
              />
            </div>
            <ArticleMeta article={article} category={category} />
            <h1 className="mt-3 max-w-[28ch]" {...tongue}>
              {article.title}
            </h1>
            {article.excerpt && (
              <p className="mt-5 max-w-prose text-lg text-grey" {...tongue}>
                {article.excerpt}
              </p>
            )}
            {isForeign && <p className="mt-5">{t(`article.onlyIn.${article.language}`)}</p>}
          </div>
        </header>
        <div className="pub-band" data-surface="paper">
          <div className="pub-inner">
            {article.image && (
              <ArticleImage
                image={article.image}
                sizes="(width >= 72rem) 70rem, 100vw"
                className="mb-12 aspect-[21/9] w-full rounded-md object-cover"
              />
            )}
            <div className="grid gap-x-8 gap-y-12 md:grid-cols-12">
              <ArticleBody article={article} className="md:col-span-8" />
              <ArticleFooter article={article} category={category} className="md:col-span-3 md:col-start-10" />
            </div>
          </div>
        </div>
      </article>
      {article.related.length > 0 && (
        <Band layout="above" heading={t(isRelated ? 'article.related' : 'article.more')}>
          <ArticleCards articles={article.related.slice(0, 3)} plain />
        </Band>
      )}
      <Band surface="brass" heading={t('article.question')}>
        <p className="max-w-prose">{t('article.questionText')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/consultation">{t('article.consultation')}</ButtonLink>
          <ButtonLink variant="secondary" href="/contact">
            {t('article.contact')}
          </ButtonLink>
        </div>
      </Band>
    </>
  );
}
