import type { Language } from '@diwan/contracts/shared/language';
import { TONGUES } from '@diwan/contracts/shared/tongues';
import { PageHead, type PageProps, useShell } from '@diwan/mf-kit';
import { Blocks } from '../../../blocks/blocks.js';
import { Hero } from '../../../blocks/hero.block.js';
import { heroOf, References } from '../../../site/page-frame.js';
import { breadcrumbList } from '../../../structured-data/breadcrumbs.js';
import { type Texts, useTexts } from '../../../texts.js';
import { NewsletterBox } from '../newsletter/newsletter-box.js';
import type { NewsData } from './api/load-news.js';
import { ArticleList } from './article-list.js';
import { FilterLinks } from './filter-links.js';
import { nameOfCategory, newsPath } from './news-filters.js';

/** Legal news: the list with its filters and the newsletter. Legal articles and news are views with titles of their own (D-045). */
export default function NewsListPage({ data, form }: PageProps<NewsData>) {
  const t = useTexts();
  const shell = useShell();
  const { page } = data.content;
  const { filters, categories } = data;
  const hero = heroOf(data);
  const crumbs = [
    { name: t('crumb.home'), path: '/' },
    { name: page.name, path: '/news' },
  ];
  // The language of articles is the reader's choice, not another page: search engines keep the list in the page's own language.
  const canonical = newsPath({ ...filters, language: shell.language }, shell.language, { page: filters.page });
  return (
    <References data={data}>
      <PageHead
        title={titleOf(data, shell.language, t)}
        description={descriptionOf(data, shell.language, t)}
        canonical={canonical}
        jsonLd={breadcrumbList(crumbs, shell)}
      />
      <Hero
        eyebrow={hero?.eyebrow ?? page.name}
        title={filters.kind ? t(`news.kind.${filters.kind}`) : (hero?.title ?? page.name)}
        lead={filters.kind ? t(`news.kindText.${filters.kind}`) : hero?.lead}
        crumbs={crumbs}
      />
      <section className="pub-band" data-surface="paper" aria-label={t('news.articles')}>
        <div className="pub-inner grid gap-10">
          <FilterLinks filters={filters} categories={categories} />
          <ArticleList key={JSON.stringify(filters)} answer={data.list} filters={filters} />
        </div>
      </section>
      <NewsletterBox categories={categories} form={form} hasSubscribed={data.hasSubscribed} />
      <Blocks blocks={page.blocks} />
    </References>
  );
}

function descriptionOf({ filters: { kind, category }, categories, content }: NewsData, language: Language, t: Texts) {
  if (category) return t('news.topicText', { topic: nameOfCategory(category, categories, language) });
  return kind ? t(`news.kindText.${kind}`) : content.page.metaDescription;
}

function titleOf({ filters, categories, content }: NewsData, language: Language, t: Texts): string {
  const { kind, category, page } = filters;
  const topic = category && nameOfCategory(category, categories, language);
  const view = [kind && t(`news.kind.${kind}`), topic].filter(Boolean).join(TONGUES[language].comma);
  const named = view || content.page.metaTitle;
  return page > 1 ? t('news.titleOfPage', { title: named, page }) : named;
}
