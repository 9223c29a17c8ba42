import type { StaffInvitation } from '@diwan/contracts/people/staff-invitations/http';
import { inLanguage } from '@diwan/contracts/shared/language-path';

/** Where a colleague accepts, in the language they were invited in. It is worth nothing without their phone and the set-up code. */
export const invitationLink = ({ path, language }: Pick<StaffInvitation, 'path' | 'language'>): string =>
  new URL(inLanguage(path, language), location.origin).href;
