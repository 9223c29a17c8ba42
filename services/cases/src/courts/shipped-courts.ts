import { CITIES, type CityId } from '@diwan/contracts/matters/courts/cities';
import type { Community, CourtKind } from '@diwan/contracts/matters/courts/http';
import type { CourtFields } from './court.repository.js';

/** A court that the product ships with: `id` stands for ever, so that the firm's changes of it stay. */
export interface ShippedCourt extends CourtFields {
  id: string;
}

/** Courts of a kind in each of some cities, named after them. */
interface Series {
  kind: CourtKind;
  name: { en: string; ar: string };
  cities: readonly CityId[];
}

/** Centres of the governorates, and of districts that have the court. */
const SERIES: readonly Series[] = [
  {
    kind: 'single_judge',
    name: { en: 'Single Judge, Civil', ar: 'القاضي المنفرد المدني' },
    cities: [
      'beirut',
      'baabda',
      'jdeideh',
      'jounieh',
      'jbeil',
      'batroun',
      'amioun',
      'tripoli',
      'halba',
      'aley',
      'deir-el-qamar',
      'zahle',
      'baalbek',
      'saida',
      'jezzine',
      'tyre',
      'nabatieh',
      'marjayoun',
    ],
  },
  {
    kind: 'single_judge',
    name: { en: 'Single Judge, Criminal', ar: 'القاضي المنفرد الجزائي' },
    cities: [
      'beirut',
      'baabda',
      'jdeideh',
      'jounieh',
      'jbeil',
      'batroun',
      'amioun',
      'tripoli',
      'halba',
      'aley',
      'deir-el-qamar',
      'zahle',
      'baalbek',
      'saida',
      'jezzine',
      'tyre',
      'nabatieh',
      'marjayoun',
    ],
  },
  {
    kind: 'first_instance',
    name: { en: 'Court of First Instance', ar: 'محكمة البداية' },
    cities: ['beirut', 'baabda', 'jdeideh', 'tripoli', 'zahle', 'saida', 'nabatieh'],
  },
  {
    kind: 'appeal',
    name: { en: 'Court of Appeal', ar: 'محكمة الاستئناف' },
    cities: ['beirut', 'baabda', 'jdeideh', 'tripoli', 'zahle', 'saida', 'nabatieh'],
  },
  {
    kind: 'criminal',
    name: { en: 'Criminal Court', ar: 'محكمة الجنايات' },
    cities: ['beirut', 'baabda', 'tripoli', 'zahle', 'saida', 'nabatieh'],
  },
  {
    kind: 'indictment_chamber',
    name: { en: 'Indictment Chamber', ar: 'الهيئة الاتهامية' },
    cities: ['beirut', 'baabda', 'tripoli', 'zahle', 'saida', 'nabatieh'],
  },
  {
    kind: 'investigating_judge',
    name: { en: 'Investigating Judge', ar: 'قاضي التحقيق' },
    cities: ['beirut', 'baabda', 'tripoli', 'zahle', 'saida', 'nabatieh'],
  },
  {
    kind: 'public_prosecution',
    name: { en: 'Public Prosecution (Appeal)', ar: 'النيابة العامة الاستئنافية' },
    cities: ['beirut', 'baabda', 'tripoli', 'zahle', 'saida', 'nabatieh'],
  },
  {
    kind: 'labor_council',
    name: { en: 'Arbitral Labour Council', ar: 'مجلس العمل التحكيمي' },
    cities: ['beirut', 'baabda', 'tripoli', 'zahle', 'saida', 'nabatieh'],
  },
  {
    kind: 'enforcement',
    name: { en: 'Enforcement Office', ar: 'دائرة التنفيذ' },
    cities: ['beirut', 'baabda', 'jdeideh', 'jounieh', 'batroun', 'tripoli', 'aley', 'zahle', 'saida', 'nabatieh'],
  },
];

/** A religious court: its community, its name, its cities. */
const RELIGIOUS: readonly (Omit<Series, 'kind'> & { community: Community })[] = [
  {
    community: 'sunni',
    name: { en: 'Sunni Sharia Court', ar: 'المحكمة الشرعية السنّية' },
    cities: ['beirut', 'tripoli', 'saida', 'halba', 'zahle'],
  },
  {
    community: 'jaafari',
    name: { en: 'Jaafari Sharia Court', ar: 'المحكمة الشرعية الجعفرية' },
    cities: ['beirut', 'baabda', 'nabatieh', 'tyre', 'baalbek'],
  },
  {
    community: 'druze',
    name: { en: 'Druze Confessional Court', ar: 'المحكمة المذهبية الدرزية' },
    cities: ['beirut', 'baabda', 'aley', 'marjayoun'],
  },
  {
    community: 'maronite',
    name: { en: 'Maronite Ecclesiastical Court', ar: 'المحكمة الروحية المارونية' },
    cities: ['jounieh'],
  },
  {
    community: 'greek_orthodox',
    name: { en: 'Greek Orthodox Ecclesiastical Court', ar: 'المحكمة الروحية للروم الأرثوذكس' },
    cities: ['beirut', 'tripoli'],
  },
  {
    community: 'greek_catholic',
    name: { en: 'Greek Catholic Ecclesiastical Court', ar: 'المحكمة الروحية للروم الكاثوليك' },
    cities: ['beirut', 'zahle'],
  },
  { community: 'evangelical', name: { en: 'Evangelical Court', ar: 'المحكمة الروحية الإنجيلية' }, cities: ['beirut'] },
  {
    community: 'armenian',
    name: { en: 'Armenian Orthodox Court', ar: 'المحكمة الروحية للأرمن الأرثوذكس' },
    cities: ['beirut'],
  },
];

/** Courts of the whole country, which sit in Beirut. */
const NATIONAL: readonly (Omit<Series, 'cities'> & { city?: CityId })[] = [
  { kind: 'cassation', name: { en: 'Court of Cassation', ar: 'محكمة التمييز' } },
  { kind: 'public_prosecution', name: { en: 'Public Prosecution (Cassation)', ar: 'النيابة العامة التمييزية' } },
  { kind: 'public_prosecution', name: { en: 'Financial Prosecution', ar: 'النيابة العامة المالية' } },
  { kind: 'state_council', name: { en: 'State Council', ar: 'مجلس شورى الدولة' } },
  { kind: 'military', name: { en: 'Military Court', ar: 'المحكمة العسكرية الدائمة' } },
  { kind: 'military', name: { en: 'Military Court of Cassation', ar: 'محكمة التمييز العسكرية' } },
  { kind: 'first_instance', name: { en: 'Judge of Urgent Matters, Beirut', ar: 'قاضي الأمور المستعجلة في بيروت' } },
  {
    kind: 'arbitration',
    name: {
      en: 'Lebanese Arbitration and Mediation Centre (Chamber of Commerce)',
      ar: 'المركز اللبناني للتحكيم والوساطة (غرفة التجارة)',
    },
  },
];

const NO_HINT = { en: '', ar: '' };

function courtIn(city: CityId, { kind, name }: Omit<Series, 'cities'>, community: Community | null): CourtFields {
  const { lat, lon, name: town } = CITIES[city];
  const named = { en: `${name.en}, ${town.en}`, ar: `${name.ar} في ${town.ar}` };
  return { kind, community, city, name: named, hint: NO_HINT, place: { lat, lon } };
}

const national = ({ kind, name, city = 'beirut' }: (typeof NATIONAL)[number]): CourtFields => {
  const { lat, lon } = CITIES[city];
  return { kind, community: null, city, name, hint: NO_HINT, place: { lat, lon } };
};

/** Adding courts at the end of a list would move the ids of those behind it: each list counts for itself. */
const numbered = (list: number, fields: readonly CourtFields[]): ShippedCourt[] =>
  fields.map((court, at) => ({
    id: `c0${list.toString(16).padStart(4, '0')}${at.toString(16).padStart(18, '0')}`,
    ...court,
  }));

/** The courts of Lebanon that a firm is likely to appear before, with the map place of their city's courthouse district. */
export const SHIPPED_COURTS: readonly ShippedCourt[] = [
  ...SERIES.flatMap((series, list) =>
    numbered(
      list + 1,
      series.cities.map((city) => courtIn(city, series, null)),
    ),
  ),
  ...RELIGIOUS.flatMap((series, list) =>
    numbered(
      list + 64,
      series.cities.map((city) => courtIn(city, { ...series, kind: 'religious' }, series.community)),
    ),
  ),
  ...numbered(128, NATIONAL.map(national)),
];
