/** Schemes that a link in an article may have; addresses of our own pages have none (D-069). */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** Whether a link may lead there: one of those schemes, or a path or place of our own site. */
export function isSafeLink(address: string): boolean {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined) return (LINK_SCHEMES as readonly string[]).includes(scheme);
  return /^(?:\/(?![/\\])|#)/.test(address);
}
