/** A map of the place where it is known, else a search for its name. Opens with whatever map the phone has. */
export function mapLink(name: string, place: { lat: number; lon: number } | null): string {
  const query = place ? `${place.lat},${place.lon}` : `${name}, Lebanon`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
