import { formatPhone, type Office } from '@diwan/mf-kit';
import { escapeMarkup } from '../site/escape.js';

/** A way to ask for the page again. */
export interface Retry {
  /** The page's own address. */
  href: string;
  label: string;
}

/**
 * What stands in a page that is left to the browser until it is drawn: why nothing happens, how to try again, and how to reach the firm all
 * the same. Only visible without JavaScript (`.shell-without-script`).
 */
export function withoutScript(
  title: string,
  text: string,
  { phone, whatsappNumber }: Office,
  retry: Retry | null,
): string {
  return [
    '<main class="ui-section shell-without-script"><div class="ui-section__inner">',
    `<h1>${escapeMarkup(title)}</h1><p class="ui-section__lead">${escapeMarkup(text)}</p>`,
    retry &&
      `<p><a class="ui-button ui-button--primary" href="${escapeMarkup(retry.href)}">${escapeMarkup(retry.label)}</a></p>`,
    (phone || whatsappNumber) && '<ul class="shell-help">',
    phone &&
      `<li><a class="ui-link" href="tel:${escapeMarkup(phone)}"><bdi dir="ltr">${escapeMarkup(formatPhone(phone))}</bdi></a></li>`,
    whatsappNumber &&
      `<li><a class="ui-link" href="https://wa.me/${escapeMarkup(whatsappNumber.slice(1))}" rel="noopener noreferrer">WhatsApp</a></li>`,
    (phone || whatsappNumber) && '</ul>',
    '</div></main>',
  ]
    .filter(Boolean)
    .join('');
}
