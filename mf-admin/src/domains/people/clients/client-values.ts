import { type Client, type ClientType, createClient } from '@diwan/contracts/people/clients/http';
import type { ClientNames, NameParts } from '@diwan/contracts/people/clients/names';
import type { Language } from '@diwan/contracts/shared/language';
import type { Currency, Money } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { mayBePhone } from '@diwan/contracts/shared/phone';
import { ofProduct } from '@diwan/contracts/shared/tongues';
import type * as z from 'zod/mini';
import { endpointForm, orNull } from '../../../components/endpoint-form.js';
import type { LeadOfClient } from './api/lead-of-client.js';

/** The firm's usual hourly rate (part 2, section 9). A client without a rate of their own follows it (D-102). */
export const FIRM_HOURLY_RATE: Money = { amountMinor: 20_000, currency: 'USD' };

/** The parts of the name in both scripts, in the order of their fields. */
export const NAME_FIELDS = [
  'latinGiven',
  'latinFather',
  'latinFamily',
  'latinMother',
  'arabicGiven',
  'arabicFather',
  'arabicFamily',
  'arabicMother',
] as const;
type NameField = (typeof NAME_FIELDS)[number];

/** A client as the form holds it, in the order of its fields: everything as typed. */
export interface ClientValues extends Record<NameField, string> {
  name: string;
  email: string;
  phone: string;
  whatsappNumber: string;
  address: string;
  clientType: z.infer<typeof ClientType>;
  businessRegistration: string;
  taxId: string;
  hourlyRate: string;
  retainer: string;
  emergencyContact: string;
  language: Language;
  notes: string;
}

const NO_NAME = Object.fromEntries(NAME_FIELDS.map((name) => [name, ''])) as Record<NameField, string>;

const NEW_CLIENT: ClientValues = {
  ...NO_NAME,
  name: '',
  email: '',
  phone: '',
  whatsappNumber: '',
  address: '',
  clientType: 'individual',
  businessRegistration: '',
  taxId: '',
  hourlyRate: '',
  retainer: '0.00',
  emergencyContact: '',
  language: 'en',
  notes: '',
};

/** What the form starts with. */
export function clientValues(client: Client | null): ClientValues {
  if (!client) return NEW_CLIENT;
  return {
    ...fieldsOf(client.names),
    name: client.name,
    email: client.email ?? '',
    phone: client.phone,
    whatsappNumber: client.whatsappNumber ?? '',
    address: client.address ?? '',
    clientType: client.clientType,
    businessRegistration: client.businessRegistration ?? '',
    taxId: client.taxId ?? '',
    hourlyRate: client.hourlyRate ? moneyText(client.hourlyRate) : '',
    retainer: client.retainer ? moneyText(client.retainer) : '',
    emergencyContact: client.emergencyContact ?? '',
    language: client.language,
    notes: client.notes,
  };
}

/** What the form starts with for somebody who asked for a consultation. */
export const valuesOfLead = ({ firstName, lastName, email, phone, channel, language }: LeadOfClient): ClientValues => ({
  ...NEW_CLIENT,
  name: `${firstName} ${lastName}`,
  email: email ?? '',
  phone,
  whatsappNumber: channel === 'whatsapp' ? phone : '',
  language: ofProduct(language),
});

/** Amounts keep the currency they were agreed in; new ones are in US dollars. */
export const currencyOf = (money: Money | null | undefined): Currency => money?.currency ?? 'USD';

/** Reads and checks the form. An empty amount is none, never 0 (D-102); an empty e-mail is none (D-130). */
export const clientForm = (client: Client | null) =>
  endpointForm(createClient, (values: ClientValues) => {
    const amount = (text: string, before: Money | null | undefined) =>
      text.trim() === '' ? null : (parseMoney(text, currencyOf(before)) ?? undefined);
    const hourlyRate = amount(values.hourlyRate, client?.hourlyRate);
    const retainer = amount(values.retainer, client?.retainer);
    const isIndividual = values.clientType === 'individual';
    return {
      body: {
        ...typedOf(values),
        names: namesOf(values),
        email: orNull(values.email),
        whatsappNumber: orNull(values.whatsappNumber),
        address: orNull(values.address),
        businessRegistration: isIndividual ? null : orNull(values.businessRegistration),
        taxId: isIndividual ? null : orNull(values.taxId),
        emergencyContact: orNull(values.emergencyContact),
        hourlyRate: hourlyRate ?? null,
        retainer: retainer ?? null,
      },
      faults: {
        ...(values.phone.trim() !== '' && !mayBePhone(values.phone) && { phone: 'invalid_phone' }),
        ...(values.whatsappNumber.trim() !== '' &&
          !mayBePhone(values.whatsappNumber) && { whatsappNumber: 'invalid_phone' }),
        ...(hourlyRate === undefined && { hourlyRate: 'invalid_amount' }),
        ...(retainer === undefined && { retainer: 'invalid_amount' }),
      },
    };
  });

const part = (script: 'latin' | 'arabic', name: keyof NameParts): NameField =>
  `${script}${name.charAt(0).toUpperCase()}${name.slice(1)}` as NameField;
const PARTS = ['given', 'father', 'family', 'mother'] as const satisfies readonly (keyof NameParts)[];

function fieldsOf(names: ClientNames): Record<NameField, string> {
  const fields = { ...NO_NAME };
  for (const script of ['latin', 'arabic'] as const)
    for (const name of PARTS) fields[part(script, name)] = names[script]?.[name] ?? '';
  return fields;
}

/** The name in both scripts; a company has one in each. Empty: none. */
function namesOf(values: ClientValues): ClientNames {
  const known = values.clientType === 'individual' ? PARTS : (['given'] as const);
  const inScript = (script: 'latin' | 'arabic'): NameParts | null => {
    const parts = { given: '', father: '', family: '', mother: '' };
    for (const name of known) parts[name] = values[part(script, name)].trim();
    return Object.values(parts).some(Boolean) ? parts : null;
  };
  return { latin: inScript('latin'), arabic: inScript('arabic') };
}

/** What the form holds besides the parts of names. */
function typedOf(values: ClientValues): Omit<ClientValues, NameField> {
  const entries = Object.entries(values).filter(([name]) => !(NAME_FIELDS as readonly string[]).includes(name));
  return Object.fromEntries(entries) as Omit<ClientValues, NameField>;
}
