import type { CaseStatus, WaitingFor } from '@diwan/contracts/matters/cases/vocabulary';
import type { CityId } from '@diwan/contracts/matters/courts/cities';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';

/** A matter of the demo firm in one line. */
export interface Matter {
  /** Of `DEMO_CLIENTS`, counted from one. */
  client: number;
  area: PracticeAreaId;
  year: 2023 | 2024 | 2025 | 2026;
  /** How many stages of its area it has entered. */
  stages: number;
  title: string;
  /** Name of the other side in both scripts; null without one. */
  opponent: readonly [string, string] | null;
  status: CaseStatus;
  waitingFor: WaitingFor | null;
  /** Where its court sits; null: no court has it. */
  city: CityId | null;
  /** Titles of the matter that it comes of, and of one that belongs beside it. */
  comesOf: string | null;
  beside: string | null;
  /** Another of `DEMO_CLIENTS` whose case it is, too; null for none. */
  alsoOf: number | null;
}

type Where = Partial<Pick<Matter, 'status' | 'waitingFor' | 'city' | 'opponent' | 'comesOf' | 'beside' | 'alsoOf'>>;

const matter = (
  client: number,
  area: PracticeAreaId,
  year: Matter['year'],
  stages: number,
  title: string,
  {
    opponent = null,
    status = 'active',
    waitingFor = 'us',
    city = null,
    comesOf = null,
    beside = null,
    alsoOf = null,
  }: Where = {},
): Matter => ({
  ...{ client, area, year, stages, title, opponent, status, city, comesOf, beside, alsoOf },
  waitingFor: status === 'closed' ? null : waitingFor,
});

const closed = { status: 'closed' } as const;
const paused = { status: 'pending', waitingFor: 'court' } as const;
const ofCourt = { waitingFor: 'court' } as const;
const ofClient = { waitingFor: 'client' } as const;

/** What the demo firm works on besides the cases of its accounts. */
export const MATTERS: readonly Matter[] = [
  matter(1, 'labor', 2026, 3, 'Sfeir v. Phoenix Air Services SAL', {
    opponent: ['Phoenix Air Services SAL', 'فينيكس للخدمات الجوية ش.م.ل.'],
    city: 'beirut',
  }),
  matter(1, 'real-estate', 2025, 2, 'Lease of offices in Badaro'),
  matter(2, 'criminal', 2026, 2, 'شكوى شيك بدون رصيد', {
    opponent: ['Nizar Fawaz', 'نزار فواز'],
    city: 'beirut',
    ...ofCourt,
  }),
  matter(3, 'family', 2025, 3, 'دعوى نفقة ميقاتي', { opponent: ['Rami Kabbara', 'رامي كبارة'], city: 'tripoli' }),
  matter(4, 'family', 2026, 2, 'Chidiac: custody after the divorce', { city: 'jounieh', ...ofCourt }),
  matter(4, 'real-estate', 2026, 3, 'Sale of an inherited house in Ghosta', ofClient),
  matter(5, 'personal-injury', 2025, 4, 'Abi Nader v. Coastal Insurance SAL', {
    opponent: ['Coastal Insurance SAL', 'الساحل للتأمين ش.م.ل.'],
    city: 'jounieh',
  }),
  matter(6, 'business', 2025, 3, 'Levant Pharma v. Mediline Distribution SARL', {
    opponent: ['Mediline Distribution SARL', 'ميديلاين للتوزيع ش.م.م.'],
    city: 'beirut',
    ...ofCourt,
  }),
  matter(6, 'ip', 2026, 2, 'Trademark "Levanta" in class 5', {
    ...ofCourt,
    beside: 'Levant Pharma v. Mediline Distribution SARL',
  }),
  matter(6, 'tax', 2025, 2, 'Objection to the tax assessment of 2022', { city: 'beirut' }),
  matter(7, 'real-estate', 2024, 4, 'إزالة شيوع عقار في صيدا', ofCourt),
  matter(7, 'criminal', 2025, 3, 'دعوى إساءة أمانة', {
    opponent: ['Fadi Kobeissi', 'فادي قبيسي'],
    city: 'saida',
    comesOf: 'إزالة شيوع عقار في صيدا',
  }),
  matter(8, 'incorporation', 2026, 3, 'Daher Holding (offshore)', ofClient),
  matter(8, 'banking', 2025, 3, 'Daher v. Bank of the Orient SAL', {
    opponent: ['Bank of the Orient SAL', 'بنك المشرق ش.م.ل.'],
    city: 'beirut',
    ...ofCourt,
  }),
  matter(9, 'personal-injury', 2026, 2, 'معلوف ضد شركة نقل البقاع', {
    opponent: ['Bekaa Transport SARL', 'نقل البقاع ش.م.م.'],
    city: 'zahle',
  }),
  matter(10, 'business', 2024, 5, 'ألبان البقاع ضد مزارع السهل', {
    opponent: ['Sahl Farms SARL', 'مزارع السهل ش.م.م.'],
    city: 'zahle',
    ...ofCourt,
  }),
  matter(10, 'labor', 2026, 2, 'مطالبة عمال التعبئة', { opponent: ['Hadi Nassif', 'هادي ناصيف'], city: 'zahle' }),
  matter(11, 'governance', 2026, 2, 'Family charter of the Gemayel heirs', { alsoOf: 14 }),
  matter(12, 'labor', 2025, 4, 'حمدان ضد مستشفى الأمل', {
    opponent: ['Al Amal Hospital SAL', 'مستشفى الأمل ش.م.ل.'],
    city: 'beirut',
    ...ofCourt,
  }),
  matter(12, 'family', 2026, 1, 'حضانة ومشاهدة', {
    opponent: ['Hatem Zaarour', 'حاتم زعرور'],
    city: 'beirut',
    ...ofClient,
  }),
  matter(13, 'real-estate', 2026, 1, 'Purchase of land in Bsharri', ofClient),
  matter(13, 'immigration', 2025, 3, 'Residence of M. Boustany’s spouse', closed),
  matter(14, 'family', 2024, 5, 'Karam: annulment before the Maronite court', { ...closed, city: 'jounieh' }),
  matter(15, 'business', 2026, 2, 'Hamra Hotels v. Cedars Tours SARL', {
    opponent: ['Cedars Tours SARL', 'سيدرز للسياحة ش.م.م.'],
    city: 'beirut',
  }),
  matter(15, 'labor', 2025, 3, 'Claims of three former cooks', {
    opponent: ['Rabih Saleh and others', 'ربيع صالح ورفاقه'],
    city: 'beirut',
    ...ofCourt,
  }),
  matter(15, 'tax', 2024, 3, 'Municipal tax of the Raouche building', { ...closed, city: 'beirut' }),
  matter(16, 'criminal', 2026, 1, 'شكوى قدح وذم', {
    opponent: ['Unknown author', 'مجهول'],
    city: 'tripoli',
    ...ofCourt,
  }),
  matter(16, 'business', 2025, 4, 'كرامي ضد شريكه السابق', { opponent: ['Nabil Halab', 'نبيل حلاب'], city: 'tripoli' }),
  matter(17, 'real-estate', 2025, 3, 'بيع شقة في فردان', ofClient),
  matter(18, 'ip', 2025, 3, 'Demirjian: registration of a jewellery design', ofCourt),
  matter(18, 'banking', 2024, 4, 'Demirjian v. Cilicia Bank SAL', {
    opponent: ['Cilicia Bank SAL', 'بنك كيليكيا ش.م.ل.'],
    city: 'beirut',
    ...paused,
  }),
  matter(19, 'personal-injury', 2024, 5, 'عسيران: تعويض حادث سير', {
    opponent: ['Southern Insurance SAL', 'الجنوب للضمان ش.م.ل.'],
    city: 'saida',
    ...closed,
  }),
  matter(20, 'business', 2026, 3, 'Blue Coast Marina v. Aquatec SARL', {
    opponent: ['Aquatec SARL', 'أكواتك ش.م.م.'],
    city: 'jdeideh',
  }),
  matter(20, 'governance', 2025, 3, 'Shareholders’ agreement of the marina', {
    ...closed,
    beside: 'Blue Coast Marina v. Aquatec SARL',
  }),
  matter(21, 'labor', 2026, 1, 'Tueni: employment contract and notice', ofClient),
  matter(22, 'criminal', 2025, 4, 'دعوى احتيال في بيع سيارة', {
    opponent: ['Jamil Hourani', 'جميل حوراني'],
    city: 'baabda',
    ...ofCourt,
  }),
  matter(22, 'real-estate', 2026, 2, 'إفراز عقار في الشويفات'),
  matter(23, 'immigration', 2026, 2, 'Work permit for a household of L. Fakhoury', ofClient),
  matter(24, 'business', 2025, 2, 'أبو شقرا ضد تعاونية الشوف', {
    opponent: ['Chouf Cooperative', 'تعاونية الشوف'],
    city: 'baabda',
  }),
  matter(25, 'real-estate', 2024, 4, 'Skaff: boundary of two plots in Ksara', { ...closed }),
  matter(26, 'business', 2026, 4, 'فولاذ الشمال ضد المقاول العام', {
    opponent: ['General Builders SAL', 'المقاول العام ش.م.ل.'],
    city: 'tripoli',
    ...ofCourt,
  }),
  matter(26, 'tax', 2026, 1, 'اعتراض على ضريبة القيمة المضافة', { city: 'beirut' }),
  matter(27, 'family', 2026, 3, 'سنّو: دعوى مشاهدة', { opponent: ['Maher Doughan', 'ماهر دوغان'], city: 'beirut' }),
  matter(28, 'real-estate', 2025, 4, 'Trad: recovery of a villa in Broummana', ofCourt),
  matter(29, 'personal-injury', 2026, 3, 'Frem v. Metn Medical Centre', {
    opponent: ['Metn Medical Centre', 'مركز المتن الطبي'],
    city: 'jdeideh',
  }),
  matter(30, 'family', 2025, 2, 'حصر إرث المرحوم عدنان الزين', { city: 'saida', ...ofClient }),
  matter(31, 'banking', 2026, 2, 'Rizk v. Union Credit SAL', {
    opponent: ['Union Credit SAL', 'يونيون كريديت ش.م.ل.'],
    city: 'beirut',
  }),
  matter(32, 'incorporation', 2026, 2, 'Orontes Software: second branch in Tripoli', ofClient),
  matter(32, 'ip', 2024, 4, 'Copyright deposit of Orontes ERP', closed),
  matter(33, 'labor', 2024, 5, 'شاتيلا ضد مطابع العاصمة', {
    opponent: ['Capital Press SARL', 'مطابع العاصمة ش.م.م.'],
    city: 'beirut',
    ...closed,
  }),
  matter(33, 'criminal', 2026, 2, 'حادث عمل: دعوى جزائية', {
    opponent: ['Capital Press SARL', 'مطابع العاصمة ش.م.م.'],
    city: 'beirut',
    comesOf: 'شاتيلا ضد مطابع العاصمة',
  }),
  matter(34, 'other', 2026, 1, 'Hajj: will and powers of attorney from Montreal', ofClient),
  matter(35, 'personal-injury', 2025, 3, 'صعب ضد بلدية زحلة', {
    opponent: ['Municipality of Zahle', 'بلدية زحلة'],
    city: 'zahle',
    ...paused,
  }),
  matter(36, 'criminal', 2025, 3, 'Matta: complaint for forgery of a deed', {
    opponent: ['Issam Bejjani', 'عصام بجّاني'],
    city: 'baabda',
    ...ofCourt,
  }),
  matter(37, 'business', 2025, 4, 'النور للتعهدات ضد وزارة الأشغال', {
    opponent: ['Ministry of Public Works', 'وزارة الأشغال العامة'],
    city: 'beirut',
    ...ofCourt,
  }),
];
