import { LANGUAGES } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { useLocation } from 'react-router-dom';
import type { PageResult } from './remote.js';
import { useShell } from './shell-context.js';

export interface PageHeadProps {
  /** Without the firm's name, which is added. */
  title: string;
  description?: string;
  /** Path and query that search engines keep for this page, without the language; the page's own path unless told otherwise. */
  canonical?: string;
  /** As in `PageResult`: where the page lives in each language, null where it does not. */
  alternates?: PageResult['alternates'];
  /** Absolute path of the picture for link previews. */
  image?: string;
  type?: 'website' | 'article';
  /** Structured data (schema.org) about what is visible on the page. */
  jsonLd?: readonly Record<string, unknown>[];
  /** Only for private pages and for pages that say that something is missing. */
  noindex?: boolean;
}

/** The page's title, description, canonical address, languages (hreflang), preview and structured data. Each page draws one. */
export function PageHead({
  title,
  description,
  canonical,
  alternates,
  image,
  type = 'website',
  jsonLd,
  noindex,
}: PageHeadProps) {
  const { origin, language, office } = useShell();
  const { pathname } = useLocation();
  const path = canonical ?? pathname;
  const address = (tongue: typeof language) => {
    const own = alternates?.[tongue];
    return own === null ? null : origin + inLanguage(own ?? path, tongue);
  };
  const here = address(language) ?? origin + inLanguage(path, language);
  const firm = office.profile?.name[language];
  const fullTitle = firm ? `${title} – ${firm}` : title;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={here} />
          {LANGUAGES.map((tongue) => {
            const href = address(tongue);
            return href && <link key={tongue} rel="alternate" hrefLang={tongue} href={href} />;
          })}
          <link rel="alternate" hrefLang="x-default" href={address('en') ?? here} />
          <meta property="og:title" content={title} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={here} />
          <meta property="og:locale" content={language === 'ar' ? 'ar_LB' : 'en_GB'} />
          {firm && <meta property="og:site_name" content={firm} />}
          {description && <meta property="og:description" content={description} />}
          {image && <meta property="og:image" content={origin + image} />}
        </>
      )}
      {jsonLd?.map((node) => (
        <script
          key={JSON.stringify(node['@id'] ?? node['@type'])}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped, which React would otherwise turn into entities
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c'),
          }}
        />
      ))}
    </>
  );
}
