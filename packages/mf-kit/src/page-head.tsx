import { inLanguage } from '@diwan/contracts/shared/language-path';
import { isWritten, nameIn, SITE_LANGUAGES, type SiteLanguage, TONGUES } from '@diwan/contracts/shared/tongues';
import { useLocation } from 'react-router-dom';
import type { PageResult } from './remote.js';
import { useShell } from './shell-context.js';

/** Size of the picture that the shell draws of a page. */
const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;

/** Where the shell draws the picture of a page, given by its path without the language. */
export const sharePath = (path: string, language: SiteLanguage): string =>
  `/share/${language}${path === '/' ? '/home' : path}.png`;

export interface PageHeadProps {
  /** Without the firm's name, which is added. */
  title: string;
  description?: string;
  /** Path and query that search engines keep for this page, without the language; the page's own path unless told otherwise. */
  canonical?: string;
  /** As in `PageResult`: where the page lives in each language, null where it does not. */
  alternates?: PageResult['alternates'];
  /** Another picture for link previews than the one that the shell draws of the page. */
  image?: { path: string; width: number; height: number; alt: string };
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
  const { origin, siteLanguage: language, office } = useShell();
  const { pathname } = useLocation();
  const path = canonical ?? pathname;
  const address = (tongue: SiteLanguage) => {
    const own = alternates?.[tongue];
    return own === null || !isWritten(path.split('?')[0] ?? path, tongue)
      ? null
      : origin + inLanguage(own ?? path, tongue);
  };
  const here = address(language) ?? origin + inLanguage(path, language);
  const firm = office.profile && nameIn(office.profile.name, language);
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
          {SITE_LANGUAGES.map((tongue) => {
            const href = address(tongue);
            return href && <link key={tongue} rel="alternate" hrefLang={tongue} href={href} />;
          })}
          <link rel="alternate" hrefLang="x-default" href={address('en') ?? here} />
          <meta property="og:title" content={title} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={here} />
          <meta property="og:locale" content={TONGUES[language].locale} />
          {firm && <meta property="og:site_name" content={firm} />}
          {description && <meta property="og:description" content={description} />}
          <meta property="og:image" content={origin + (image?.path ?? sharePath(pathname, language))} />
          <meta property="og:image:width" content={String(image?.width ?? SHARE_WIDTH)} />
          <meta property="og:image:height" content={String(image?.height ?? SHARE_HEIGHT)} />
          <meta property="og:image:alt" content={image?.alt ?? fullTitle} />
          <meta name="twitter:card" content="summary_large_image" />
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
