import { westernDigits } from '@diwan/contracts/shared/phone';
import { setOfficeProfile } from '@diwan/contracts/site/office/http';
import type { OfficeProfile, OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { endpointForm } from '../../../components/endpoint-form.js';
import { phoneToSend } from '../../../components/phone-to-send.js';

type Day = OfficeProfile['openingHours'][number]['day'];
type Text = OfficeProfile['name'];

/** Opening hours of a day as the form holds them; the times stay while the day is closed. */
export interface DayValues {
  day: Day;
  open: boolean;
  opens: string;
  closes: string;
}

/** The profile as the form holds it, in the order of its fields. */
export interface OfficeValues {
  name: Text;
  blurb: Text;
  phone: string;
  whatsappNumber: string;
  email: string;
  street: Text;
  city: Text;
  openingHours: DayValues[];
  holidays: OfficeProfile['holidays'];
  emergencyLine: boolean;
  foundedOn: string;
  barRegistration: Text;
  vatNumber: string;
  unreviewedFacts: OfficeProfile['unreviewedFacts'];
}

const EMPTY: Text = { en: '', ar: '' };
/** What a day opens with when it is opened anew. */
const USUAL = { opens: '09:00', closes: '18:00' };

/** What the form starts with. */
export const officeValues = (profile: OfficeProfileDraft): OfficeValues => ({
  name: profile.name,
  blurb: profile.blurb,
  phone: profile.phone ?? '',
  whatsappNumber: profile.whatsappNumber ?? '',
  email: profile.email ?? '',
  street: profile.address?.street ?? EMPTY,
  city: profile.address?.city ?? EMPTY,
  openingHours: profile.openingHours.map(({ day, hours }) => ({ day, open: hours !== null, ...(hours ?? USUAL) })),
  holidays: profile.holidays,
  emergencyLine: profile.emergencyLine,
  foundedOn: profile.foundedOn ?? '',
  barRegistration: profile.barRegistration ?? EMPTY,
  vatNumber: profile.vatNumber ?? '',
  unreviewedFacts: profile.unreviewedFacts,
});

const trimmed = ({ en, ar }: Text): Text => ({ en: en.trim(), ar: ar.trim() });
const isEmpty = ({ en, ar }: Text) => en === '' && ar === '';

/** Reads and checks the form. An address is given whole, in both languages, or not at all (D-029). */
export const officeForm = endpointForm(setOfficeProfile, (values: OfficeValues) => {
  const { openingHours, holidays, emergencyLine } = values;
  const name = trimmed(values.name);
  const street = trimmed(values.street);
  const city = trimmed(values.city);
  const barRegistration = trimmed(values.barRegistration);
  const hasAddress = !isEmpty(street) || !isEmpty(city);
  return {
    body: {
      name,
      // As shipped it is in French, too, which nobody can write here.
      blurb: { ...values.blurb, ...trimmed(values.blurb) },
      phone: phoneToSend(values.phone),
      whatsappNumber: phoneToSend(values.whatsappNumber),
      email: values.email.trim(),
      address: hasAddress ? { street, city, country: 'LB' as const } : null,
      openingHours: openingHours.map((day) => ({ day: day.day, hours: isRight(day) ? hoursOf(day) : null })),
      holidays: holidays.map(({ date, name }) => ({ date, name: trimmed(name) })),
      emergencyLine,
      foundedOn: values.foundedOn || null,
      barRegistration: isEmpty(barRegistration) ? null : barRegistration,
      vatNumber: westernDigits(values.vatNumber).trim() || null,
      unreviewedFacts: values.unreviewedFacts,
      // Of the form's base; replaced when it is sent.
      version: 0,
    },
    faults: {
      ...holidayFaults(holidays),
      ...missing('name', name),
      ...(!isEmpty(barRegistration) && missing('barRegistration', barRegistration)),
      ...(hasAddress && { ...missing('street', street), ...missing('city', city) }),
      ...Object.fromEntries(
        openingHours.flatMap((day, index) => (isRight(day) ? [] : [[`openingHours.${index}.closes`, 'invalid_hours']])),
      ),
    },
  };
});

const holidayFaults = (holidays: OfficeValues['holidays']): Record<string, string> =>
  Object.assign(
    {},
    ...holidays.map(({ date, name }, index) => ({
      ...(date === '' && { [`holidays.${index}.date`]: 'required' }),
      ...missing(`holidays.${index}.name`, trimmed(name)),
    })),
  );

const hoursOf = ({ open, opens, closes }: DayValues) => (open ? { opens, closes } : null);
const isRight = ({ open, opens, closes }: DayValues) => !open || (opens !== '' && closes > opens);

const missing = (field: string, text: Text): Record<string, string> =>
  Object.fromEntries(
    (['en', 'ar'] as const).flatMap((tongue) => (text[tongue] === '' ? [[`${field}.${tongue}`, 'required']] : [])),
  );
