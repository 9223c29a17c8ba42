import { CITIES, type CityId } from '@diwan/contracts/matters/courts/cities';

const EARTH_KM = 6371;
/** Roads of Lebanon wind around mountains: this much longer than the straight line. */
const DETOUR = 1.4;
/** What a car makes on working mornings, in kilometres an hour. */
const SPEED = 40;
/** From door to door inside one city, and the last steps to the room, in minutes. */
const WITHIN_CITY = 15;

/** Minutes to reckon between two courts by road, rounded up to five (HEAR-03); 0 where one of the cities is not known, or in the same courthouse city. */
export function travelMinutes(from: CityId | null, to: CityId | null): number {
  if (from === null || to === null || from === to) return 0;
  const minutes = WITHIN_CITY + ((kilometres(from, to) * DETOUR) / SPEED) * 60;
  return Math.ceil(minutes / 5) * 5;
}

function kilometres(from: CityId, to: CityId): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b] = [CITIES[from], CITIES[to]];
  const half = (x: number) => Math.sin(radians(x) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lon - a.lon);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}
