import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';

/** The only makers of outbound links (PUB-14): the numbers and the address come from the office profile, texts are encoded. */

/** Chat with a number, `text` typed in already. Takes E.164; never a visitor's own number (D-028). */
export function whatsappLink(number: string, text?: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

/** Hands a text to WhatsApp, for whomever the visitor chooses there. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** A map that shows the way to the office, opened with whatever map the visitor has; nothing of it is loaded into our pages. */
export function directionsLink({ street, city }: NonNullable<OfficeProfile['address']>): string {
  const query = `${street.en}, ${city.en}, Lebanon`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

export function telephoneLink(phone: string): string {
  return `tel:${phone}`;
}

export function mailLink(address: string, subject?: string): string {
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
