import type { Language } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import type { ArticleSummary } from '@diwan/contracts/site/articles/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Anchor } from '@diwan/ui/link-context';
import { ArticleImage } from './article-image.js';
import { ArticlePlate } from './article-plate.js';

export interface ArticleCardsProps {
  articles: readonly ArticleSummary[];
  headingLevel?: 2 | 3;
  /** Without pictures. */
  plain?: boolean;
}

/** Articles side by side: a picture or the drawing of their area, date and category, title, the first lines. */
export function ArticleCards({ articles, headingLevel = 3, plain = false }: ArticleCardsProps) {
  return (
    <ul className="pub-articles">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} headingLevel={headingLevel} plain={plain} />
        </li>
      ))}
    </ul>
  );
}

function ArticleCard({
  article,
  headingLevel,
  plain,
}: { article: ArticleSummary } & Required<Omit<ArticleCardsProps, 'articles'>>) {
  const { language } = useShell();
  const Heading = `h${headingLevel}` as const;
  const foreign = article.language === language ? {} : inTongue(article.language);
  return (
    <article className="pub-article">
      {plain ? null : article.image ? (
        <ArticleImage
          image={article.image}
          lazy
          sizes="(width >= 64rem) 22rem, (width >= 40rem) 50vw, 100vw"
          className="mb-4 aspect-[3/2] w-full rounded-md object-cover"
        />
      ) : (
        <ArticlePlate area={article.area} />
      )}
      <p className="text-sm text-grey">
        <time dateTime={article.publishedAt}>{formatDate(article.publishedAt, language)}</time>
        {' · '}
        {article.categoryName[language]}
      </p>
      <Heading className="mt-2 text-xl" {...foreign}>
        <ArticleLink article={article} />
      </Heading>
      <p className="mt-2 text-grey" {...foreign}>
        {article.excerpt}
      </p>
    </article>
  );
}

/** An article in the other language is another document, so a plain link leads there. */
function ArticleLink({ article }: { article: ArticleSummary }) {
  const { language } = useShell();
  const path = `/news/${article.slug}`;
  return article.language === language ? (
    <Anchor href={path} className="pub-cover">
      {article.title}
    </Anchor>
  ) : (
    <a href={inLanguage(path, article.language)} hrefLang={article.language} className="pub-cover">
      {article.title}
    </a>
  );
}

const inTongue = (language: Language) => ({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
