import type { LocalizedText } from '../../shared/language.js';

/** A place on the map, in degrees. */
export interface MapPlace {
  lat: number;
  lon: number;
}

/** Cities of Lebanon with courts: their names, and where their courthouse district lies. Ids are stored; do not rename. */
export const CITIES = {
  beirut: { name: { en: 'Beirut', ar: 'بيروت' }, lat: 33.8792, lon: 35.5163 },
  baabda: { name: { en: 'Baabda', ar: 'بعبدا' }, lat: 33.8339, lon: 35.5442 },
  jdeideh: { name: { en: 'Jdeideh', ar: 'الجديدة' }, lat: 33.8897, lon: 35.5647 },
  jounieh: { name: { en: 'Jounieh', ar: 'جونيه' }, lat: 33.9808, lon: 35.6178 },
  jbeil: { name: { en: 'Jbeil', ar: 'جبيل' }, lat: 34.123, lon: 35.6519 },
  batroun: { name: { en: 'Batroun', ar: 'البترون' }, lat: 34.2553, lon: 35.6581 },
  amioun: { name: { en: 'Amioun', ar: 'أميون' }, lat: 34.2994, lon: 35.8089 },
  tripoli: { name: { en: 'Tripoli', ar: 'طرابلس' }, lat: 34.4367, lon: 35.8308 },
  halba: { name: { en: 'Halba', ar: 'حلبا' }, lat: 34.5428, lon: 36.0797 },
  aley: { name: { en: 'Aley', ar: 'عاليه' }, lat: 33.8056, lon: 35.6 },
  'deir-el-qamar': { name: { en: 'Deir el Qamar', ar: 'دير القمر' }, lat: 33.6969, lon: 35.5617 },
  zahle: { name: { en: 'Zahle', ar: 'زحلة' }, lat: 33.8497, lon: 35.9042 },
  baalbek: { name: { en: 'Baalbek', ar: 'بعلبك' }, lat: 34.0047, lon: 36.211 },
  saida: { name: { en: 'Saida', ar: 'صيدا' }, lat: 33.5571, lon: 35.3729 },
  jezzine: { name: { en: 'Jezzine', ar: 'جزين' }, lat: 33.5417, lon: 35.5844 },
  tyre: { name: { en: 'Tyre', ar: 'صور' }, lat: 33.2705, lon: 35.2038 },
  nabatieh: { name: { en: 'Nabatieh', ar: 'النبطية' }, lat: 33.3772, lon: 35.4836 },
  marjayoun: { name: { en: 'Marjayoun', ar: 'مرجعيون' }, lat: 33.3603, lon: 35.5911 },
} as const satisfies Record<string, MapPlace & { name: LocalizedText }>;

export type CityId = keyof typeof CITIES;
export const CITY_IDS = Object.keys(CITIES) as [CityId, ...CityId[]];
