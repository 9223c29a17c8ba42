import type { Article } from '@diwan/contracts/site/articles/http';
import { trustedHtml, useShell } from '@diwan/mf-kit';
import { useMemo } from 'react';
import { pageHtml } from './page-html.js';

/** The text of an article: HTML that the news service has made safe (D-069). Its links to our pages stay in the page's language. */
export function ArticleBody({ article, className }: { article: Article; className: string }) {
  const { language } = useShell();
  const { html, language: tongue } = article;
  const content = useMemo(() => trustedHtml(pageHtml(html, language)), [html, language]);
  return (
    <div
      className={`pub-article-body ${className}`}
      lang={tongue}
      dir={tongue === 'ar' ? 'rtl' : 'ltr'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown on the server, without raw HTML or scripts
      dangerouslySetInnerHTML={content}
    />
  );
}
