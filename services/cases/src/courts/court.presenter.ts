import type { Court } from '@diwan/contracts/matters/courts/http';
import type { CourtRecord } from './court.schema.js';

/** A court as staff see it. */
export const toCourt = (record: CourtRecord): Court => ({
  id: String(record._id),
  kind: record.kind,
  community: record.community,
  city: record.city,
  name: { en: record.name.en, ar: record.name.ar },
  hint: { en: record.hint.en, ar: record.hint.ar },
  place: record.place && { lat: record.place.lat, lon: record.place.lon },
  archived: record.archived,
  version: record.version,
});
