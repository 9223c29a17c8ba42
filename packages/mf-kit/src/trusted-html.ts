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
export const trustedHtml = (html: string): { __html: string } => ({ __html: marked(html) });

/**
 * The elements of HTML from anywhere, such as what somebody pasted, in a document of their own, in which no script runs and nothing is
 * fetched. They are to be read, never to be put into a page.
 */
export const inertBody = (html: string): HTMLElement => new DOMParser().parseFromString(marked(html), 'text/html').body;

function marked(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (typeof document === 'undefined' || !trustedTypes) return html;
  policy ??= trustedTypes.createPolicy('mf', { createHTML: (safe) => safe });
  return policy.createHTML(html);
}
