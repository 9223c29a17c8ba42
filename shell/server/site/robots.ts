const PRIVATE = ['/auth', '/client-portal', '/billing', '/documents', '/admin', '/admin-login', '/verify'];

/** `/robots.txt`: everything private and everything that is not a page stays out. */
export function robots(origin: string): string {
  const closed = [...PRIVATE.flatMap((path) => [path, `/ar${path}`]), '/api/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /api/news/images/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/news-sitemap.xml`,
    '',
  ].join('\n');
}
