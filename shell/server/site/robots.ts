const PRIVATE = ['/auth', '/client-portal', '/billing', '/documents', '/admin', '/admin-login', '/verify'];

/** `/robots.txt`: everything private and everything that is not a page stays out. */
export function robots(origin: string, published: boolean): string {
  const closed = [...PRIVATE.flatMap((path) => [path, `/ar${path}`]), '/api/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /api/news/images/',
    '',
    // What is not published answers 503 and says that it is not to be listed: who may not ask would never read that.
    ...(published ? [`Sitemap: ${origin}/sitemap.xml`, `Sitemap: ${origin}/news-sitemap.xml`, ''] : []),
  ].join('\n');
}
