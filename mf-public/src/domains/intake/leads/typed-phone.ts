import { isAbroad, lebanesePhone } from '@diwan/contracts/shared/phone-number';
import { formatPhone } from '@diwan/mf-kit';
import type { LeadValues } from './lead-options.js';
import { callingCodeOf } from './lead-values.js';

/**
 * The number of a request as the service reads it, grouped for reading; null when it cannot be one. Throws when the numbering plans, which
 * only numbers abroad need, cannot be fetched.
 */
export async function readPhone(values: LeadValues): Promise<string | null> {
  const { phone: typed = '' } = values;
  const callingCode = callingCodeOf(values);
  if (!isAbroad(typed, callingCode)) {
    const phone = lebanesePhone(typed);
    return phone && formatPhone(phone);
  }
  const { normalisePhone, writePhone } = await import('@diwan/contracts/shared/phone-plan');
  const phone = normalisePhone(typed, callingCode);
  return phone && writePhone(phone);
}
