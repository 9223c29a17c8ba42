import { countryOfPhone } from '@diwan/contracts/shared/country';
import type { Phone } from '@diwan/contracts/shared/phone';
import { formatPhone } from '@diwan/mf-kit';

/** A number grouped so that a person recognises it, the country's code apart: `+961 70 000 001`, `+33 612 345 678`. */
export function phoneToRead(phone: Phone): string {
  const country = countryOfPhone(phone);
  if (!country || country.code === 'LB') return formatPhone(phone);
  const national = phone.slice(1 + country.callingCode.length);
  return `+${country.callingCode} ${national.replace(/(\d{3})(?=\d{2})/g, '$1 ')}`;
}
