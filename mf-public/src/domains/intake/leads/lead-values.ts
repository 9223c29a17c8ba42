import type { RequestOf } from '@diwan/contracts/http/endpoint';
import type { createLead } from '@diwan/contracts/intake/leads/http';
import { MAX_DAYS_TEXT } from '@diwan/contracts/intake/leads/wish-options';
import { DEFAULT_CALLING_CODE, mayBePhone } from '@diwan/contracts/shared/phone-number';
import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import { isEmail } from '../../../forms/is-email.js';
import {
  AREAS,
  CHANNELS,
  CHECKED_FIELDS,
  type CheckedField,
  type LeadSource,
  type LeadValues,
  MAX_MESSAGE,
} from './lead-options.js';
import { typedLine, typedParagraph } from './typed-text.js';
import { wishOf } from './wish.js';

/** Version of the consent text beside the tick, kept with every request (PUB-17). Change it whenever the text changes. */
const CONSENT_VERSION = 'contact-2026-11';

type LeadBody = RequestOf<typeof createLead>['body'];

const MAX_NAME = 80;

const isName = (value: string) => value !== '' && value.length <= MAX_NAME;

/** The code picked beside the number, digits only. */
export const callingCodeOf = ({ callingCode = '' }: LeadValues): string =>
  /^\d{1,4}$/.test(callingCode) ? callingCode : DEFAULT_CALLING_CODE;

/** Fields that the service would refuse. It mirrors the contract, which public pages do not load; the service decides. */
export function faultsOf(values: LeadValues): CheckedField[] {
  const value = (name: string) => typedLine(values[name]);
  const isRight: Record<CheckedField, boolean> = {
    firstName: isName(value('firstName')),
    lastName: isName(value('lastName')),
    email: value('email') === '' || isEmail(value('email')),
    phone: mayBePhone(value('phone'), callingCodeOf(values)),
    area: (AREAS as readonly string[]).includes(value('area')),
    message: typedParagraph(values.message).length <= MAX_MESSAGE,
    days: value('days').length <= MAX_DAYS_TEXT,
    consent: value('consent') !== '',
  };
  return CHECKED_FIELDS.filter((field) => !isRight[field]);
}

/** The request for the service. An empty e-mail is no address at all (D-010). */
export function leadOf(values: LeadValues, source: LeadSource, language: SiteLanguage): LeadBody {
  const value = (name: string) => typedLine(values[name]);
  const channel = CHANNELS.find((name) => name === value('channel'));
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email') || null,
    phone: value('phone'),
    callingCode: callingCodeOf(values),
    area: value('area') as LeadBody['area'],
    message: typedParagraph(values.message),
    ...(channel ? { channel } : {}),
    ...(source === 'consultation' ? { wish: wishOf(values) } : {}),
    source,
    language,
    consentVersion: CONSENT_VERSION,
    website: values.website ?? '',
  };
}

/** Fields that a refused request names, as far as the form has them. */
export function refusedFields(fieldErrors: Readonly<Record<string, string>>): CheckedField[] {
  return CHECKED_FIELDS.filter((field) => field in fieldErrors);
}

/** A reference in an address, or null: only what looks like one is ever shown. */
export function referenceOf(value: string | null): string | null {
  return value && /^L-\d{4}-\d{4,8}$/.test(value) ? value : null;
}
