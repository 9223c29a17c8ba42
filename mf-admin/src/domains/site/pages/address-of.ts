/** Path of a page on the site. */
export const addressOf = (slug: string): string => (slug === 'home' ? '/' : `/${slug}`);
