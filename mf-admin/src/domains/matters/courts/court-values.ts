import type { CityId } from '@diwan/contracts/matters/courts/cities';
import type { Community, Court, CourtKind } from '@diwan/contracts/matters/courts/http';
import { createCourt } from '@diwan/contracts/matters/courts/http';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import { endpointForm } from '../../../components/endpoint-form.js';

/** A court as the form holds it, in the order of its fields. */
export interface CourtValues {
  kind: CourtKind;
  community: Community | '';
  city: CityId;
  name: LocalizedText;
  hint: LocalizedText;
  /** As maps show and copy it, `33.8792, 35.5163`; empty where nobody knows. */
  place: string;
}

export const courtValues = (court: Court | null): CourtValues => ({
  kind: court?.kind ?? 'single_judge',
  community: court?.community ?? '',
  city: court?.city ?? 'beirut',
  name: { en: court?.name.en ?? '', ar: court?.name.ar ?? '' },
  hint: { en: court?.hint.en ?? '', ar: court?.hint.ar ?? '' },
  place: court?.place ? `${court.place.lat}, ${court.place.lon}` : '',
});

/** Degrees as they are copied from a map; null for an empty field, undefined for anything else. */
export function placeOf(text: string): { lat: number; lon: number } | null | undefined {
  if (text.trim() === '') return null;
  const match = /^\s*(\d{1,2}(?:\.\d+)?)\s*[,،;\s]\s*(\d{1,2}(?:\.\d+)?)\s*$/.exec(text);
  return match ? { lat: Number(match[1]), lon: Number(match[2]) } : undefined;
}

/** Where Lebanon lies, as the service bounds it. */
const isAround = ({ lat, lon }: { lat: number; lon: number }) => lat >= 32 && lat <= 36 && lon >= 34 && lon <= 38;

/** Reads and checks the form, for a new court and for one that stands; only religious courts are a community's. */
export const courtForm = endpointForm(createCourt, ({ kind, community, city, name, hint, place }: CourtValues) => {
  const read = placeOf(place);
  const known = read && isAround(read) ? read : null;
  const isReligious = kind === 'religious';
  return {
    body: { kind, community: isReligious && community ? community : null, city, name, hint, place: known },
    faults: { community: isReligious && !community && 'required', place: read !== null && !known && 'invalid' },
  };
});
