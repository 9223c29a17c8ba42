import { inLanguage } from '@diwan/contracts/shared/language-path';
import { trustedHtml, useShell } from '@diwan/mf-kit';
import { useMemo } from 'react';

/** The text of an article: HTML that the news service has made safe (D-069). Its links to our pages stay in the page's language. */
export function ArticleBody({ html, className }: { html: string; className: string }) {
  const { language } = useShell();
  const content = useMemo(
    () => trustedHtml(html.replace(/href="(\/(?!\/)[^"]*)"/g, (_, path) => `href="${inLanguage(path, language)}"`)),
    [html, language],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown on the server, without raw HTML or scripts
  return <div className={`pub-article-body ${className}`} dangerouslySetInnerHTML={content} />;
}
