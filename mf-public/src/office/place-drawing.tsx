import { CITIES } from '@diwan/contracts/matters/courts/cities';
import { nameIn } from '@diwan/contracts/shared/tongues';
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { useShell } from '@diwan/mf-kit';
import { useTexts } from '../texts.js';

/** Outline of the country, in degrees of longitude and latitude, from the south along the coast and back along the border. */
const OUTLINE: readonly (readonly [lon: number, lat: number])[] = [
  [35.1, 33.09],
  [35.2, 33.27],
  [35.3, 33.45],
  [35.37, 33.56],
  [35.42, 33.72],
  [35.48, 33.83],
  [35.47, 33.9],
  [35.58, 33.91],
  [35.64, 34.0],
  [35.65, 34.25],
  [35.74, 34.33],
  [35.81, 34.46],
  [35.98, 34.53],
  [35.97, 34.64],
  [36.32, 34.68],
  [36.45, 34.6],
  [36.34, 34.5],
  [36.56, 34.4],
  [36.62, 34.2],
  [36.4, 34.05],
  [36.36, 33.83],
  [36.08, 33.83],
  [35.95, 33.68],
  [36.05, 33.57],
  [35.85, 33.41],
  [35.62, 33.25],
  [35.55, 33.1],
  [35.33, 33.06],
];

const SCALE = 60;
/** A degree of longitude is shorter than one of latitude up here. */
const NARROW = 0.83;
const x = (lon: number) => Math.round((lon - 35.0) * SCALE * NARROW * 10) / 10;
const y = (lat: number) => Math.round((34.75 - lat) * SCALE * 10) / 10;

/** Where in Lebanon the office is: our own drawing, asked of nobody else. Nothing for a city that we cannot place. */
export default function PlaceDrawing({ address }: { address: NonNullable<OfficeProfile['address']> }) {
  const t = useTexts();
  const { siteLanguage } = useShell();
  const place = Object.values(CITIES).find(({ name }) => name.en === address.city.en);
  if (!place) return null;
  const label = t('office.onMap', { city: nameIn(address.city, siteLanguage) });
  return (
    <svg className="pub-place" viewBox="0 0 88 108" role="img" aria-label={label}>
      <path className="pub-place__land" d={`M${OUTLINE.map(([lon, lat]) => `${x(lon)} ${y(lat)}`).join('L')}Z`} />
      <circle className="pub-place__ring" cx={x(place.lon)} cy={y(place.lat)} r="6" />
      <circle className="pub-place__dot" cx={x(place.lon)} cy={y(place.lat)} r="2.4" />
    </svg>
  );
}
