import { fieldErrorsOf } from '@diwan/contracts/errors/field-errors';
import { Party, type PartyRole } from '@diwan/contracts/matters/parties/http';
import type { FormSchema } from '@diwan/ui/form';
import * as z from 'zod/mini';
import { orNull } from '../../../components/endpoint-form.js';

/** Somebody of a case as the form holds them, in the order of its fields. */
export interface PartyValues {
  role: PartyRole;
  nameEn: string;
  nameAr: string;
  fatherEn: string;
  fatherAr: string;
  phone: string;
  email: string;
  note: string;
}

/** What the form starts with; a new one is of the other side. */
export const partyValues = (party: Party | null): PartyValues => ({
  role: party?.role ?? 'opponent',
  nameEn: party?.name.en ?? '',
  nameAr: party?.name.ar ?? '',
  fatherEn: party?.fatherName.en ?? '',
  fatherAr: party?.fatherName.ar ?? '',
  phone: party?.phone ?? '',
  email: party?.email ?? '',
  note: party?.note ?? '',
});

/** Where the form shows what the contract finds wrong. */
const FIELDS: Readonly<Record<string, keyof PartyValues>> = {
  name: 'nameEn',
  'name.en': 'nameEn',
  'name.ar': 'nameAr',
  'fatherName.en': 'fatherEn',
  'fatherName.ar': 'fatherAr',
};

/** Reads and checks one of the list by the schema that the list is sent with. */
export const partyForm: FormSchema<PartyValues, Party> = {
  '~standard': {
    version: 1,
    vendor: 'diwan',
    validate(input) {
      const { role, nameEn, nameAr, fatherEn, fatherAr, phone, email, note } = input as PartyValues;
      const typed = {
        role,
        name: { en: nameEn, ar: nameAr },
        fatherName: { en: fatherEn, ar: fatherAr },
        phone: orNull(phone),
        email: orNull(email),
        note,
      };
      const parsed = z.safeParse(Party, typed, { reportInput: true });
      if (parsed.success) return { value: parsed.data };
      const found = Object.entries(fieldErrorsOf(parsed.error.issues));
      return { issues: found.map(([place, message]) => ({ message, path: [FIELDS[place] ?? place] })) };
    },
  },
};
