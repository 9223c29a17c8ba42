interface HtmlPolicy {
  createHTML(html: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/**
 * Marks HTML that a service has rendered and made safe (`Article.html` and nothing else) for `dangerouslySetInnerHTML`: browsers refuse
 * plain strings there, because the content policy requires trusted types.
 */
export function trustedHtml(html: string): { __html: string } {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (typeof document === 'undefined' || !trustedTypes) return { __html: html };
  policy ??= trustedTypes.createPolicy('mf', { createHTML: (safe) => safe });
  return { __html: policy.createHTML(html) };
}
