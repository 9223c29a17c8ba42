import type { OwnProfile } from '@diwan/contracts/people/profile/http';
import { Language } from '@diwan/contracts/shared/language';
import { lebanesePhone, mayBePhone } from '@diwan/contracts/shared/phone';
import { formatPhone } from '@diwan/mf-kit';
import * as z from 'zod/mini';
import { contactFields } from '../../../frame/contact-schema.js';
import type { OwnData } from './api/own-profile.js';

/** The fields of the profile, with messages by key. */
export const Profile = z.object({
  whatsappNumber: z.string().check(
    z.trim(),
    z.refine((number) => number === '' || mayBePhone(number), 'invalid_phone'),
  ),
  ...contactFields,
  language: Language,
});
export type ProfileInput = z.input<typeof Profile>;

/** A profile as the form shows it. */
export const profileValues = (profile: OwnProfile): ProfileInput => ({
  whatsappNumber: profile.whatsappNumber ? formatPhone(profile.whatsappNumber) : '',
  email: profile.email ?? '',
  address: profile.address ?? '',
  language: profile.language,
});

/** What the form says, as the service takes it: empty fields say nothing (D-010). */
export const profileData = (values: ProfileInput): OwnData => ({
  whatsappNumber: (lebanesePhone(values.whatsappNumber) ?? values.whatsappNumber) || null,
  email: values.email || null,
  address: values.address || null,
  language: values.language,
});
