import type { OfficeProfileDraft } from '../office/office-profile.js';

/** What a firm enters before its site is published (PUB-09), in the order of the form. */
export const NEEDED_TO_PUBLISH = ['name', 'phone', 'whatsappNumber', 'email', 'address', 'openingHours'] as const;
export type NeededToPublish = (typeof NEEDED_TO_PUBLISH)[number];

/** What of it a profile lacks; empty for one that may be published. */
export const lackingToPublish = (profile: OfficeProfileDraft): NeededToPublish[] =>
  NEEDED_TO_PUBLISH.filter((name) => {
    if (name === 'name') return profile.name.en === '' || profile.name.ar === '';
    if (name === 'openingHours') return profile.openingHours.every(({ hours }) => hours === null);
    return profile[name] === null;
  });
