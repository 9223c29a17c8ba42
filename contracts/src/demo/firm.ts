import type { ClientNames } from '../people/clients/names.js';
import type { DemoAccount } from './accounts.js';

/** A colleague or client who fills the lists of the demo firm; none of them is announced as an account. */
export interface DemoPerson extends DemoAccount {
  names: ClientNames;
  /** Of a company, its number in the commercial register. */
  register: string | null;
  city: { en: string; ar: string };
}

const CITIES = {
  beirut: { en: 'Beirut', ar: 'بيروت' },
  jounieh: { en: 'Jounieh', ar: 'جونيه' },
  tripoli: { en: 'Tripoli', ar: 'طرابلس' },
  saida: { en: 'Saida', ar: 'صيدا' },
  zahle: { en: 'Zahle', ar: 'زحلة' },
  baabda: { en: 'Baabda', ar: 'بعبدا' },
  jbeil: { en: 'Jbeil', ar: 'جبيل' },
  paris: { en: 'Paris', ar: 'باريس' },
  dubai: { en: 'Dubai', ar: 'دبي' },
  montreal: { en: 'Montreal', ar: 'مونتريال' },
} as const;
type City = keyof typeof CITIES;
type Language = DemoAccount['language'];

/** Given, father's and family name in Latin, then in Arabic letters. */
type Name = readonly [string, string, string, string, string, string];

const parts = (given: string, father: string, family: string) => ({ given, father, family, mother: '' });

function person(
  [number, role, language, city]: readonly [number, DemoAccount['role'], Language, City],
  names: ClientNames,
  register: string | null = null,
): DemoPerson {
  const own = language === 'ar' ? names.arabic : names.latin;
  return {
    id: `d1${(0x100 + number).toString(16).padStart(22, '0')}`,
    phone: `+961712000${String(number).padStart(2, '0')}`,
    name: [own?.given, own?.family].filter(Boolean).join(' '),
    ...{ language, role, names, register, city: CITIES[city] },
  };
}

const client = (number: number, language: Language, city: City, [g, f, l, ga, fa, la]: Name): DemoPerson =>
  person([number, 'client', language, city], { latin: parts(g, f, l), arabic: parts(ga, fa, la) });

const company = (number: number, language: Language, city: City, latin: string, arabic: string, register: string) =>
  person([number, 'client', language, city], { latin: parts(latin, '', ''), arabic: parts(arabic, '', '') }, register);

const colleague = (number: number, role: DemoAccount['role'], [g, f, l, ga, fa, la]: Name): DemoPerson =>
  person([number, role, 'en', 'beirut'], { latin: parts(g, f, l), arabic: parts(ga, fa, la) });

/** Those who work in the demo firm besides its accounts. They set up their second factor when they first sign in. */
export const DEMO_COLLEAGUES = [
  colleague(91, 'lawyer', ['Ziad', 'Antoine', 'Rahme', 'زياد', 'أنطوان', 'رحمة']),
  colleague(92, 'lawyer', ['Hiba', 'Mahmoud', 'Nasr', 'هبة', 'محمود', 'نصر']),
  colleague(93, 'assistant', ['Carla', 'Joseph', 'Bou Khalil', 'كارلا', 'جوزيف', 'بو خليل']),
  colleague(94, 'accountant', ['Tony', 'Elias', 'Azar', 'طوني', 'الياس', 'عازار']),
  colleague(95, 'intake', ['Rita', 'Nabil', 'Hanna', 'ريتا', 'نبيل', 'حنا']),
] as const;

/** The clients of the demo firm besides its two accounts: at home and abroad, people and companies, of both languages. */
export const DEMO_CLIENTS: readonly DemoPerson[] = [
  client(1, 'en', 'beirut', ['Georges', 'Michel', 'Sfeir', 'جورج', 'ميشال', 'صفير']),
  client(2, 'ar', 'beirut', ['Hassan', 'Ali', 'Jaber', 'حسن', 'علي', 'جابر']),
  client(3, 'ar', 'tripoli', ['Fatima', 'Khaled', 'Mikati', 'فاطمة', 'خالد', 'ميقاتي']),
  client(4, 'en', 'paris', ['Carine', 'Antoine', 'Chidiac', 'كارين', 'أنطوان', 'شدياق']),
  client(5, 'en', 'jounieh', ['Joelle', 'Tanios', 'Abi Nader', 'جويل', 'طانيوس', 'أبي نادر']),
  company(6, 'en', 'beirut', 'Levant Pharma SAL', 'ليفانت فارما ش.م.ل.', 'BEY-2011-20417'),
  client(7, 'ar', 'saida', ['Mustafa', 'Saleh', 'Bizri', 'مصطفى', 'صالح', 'البزري']),
  client(8, 'en', 'dubai', ['Walid', 'Samir', 'Daher', 'وليد', 'سمير', 'ضاهر']),
  client(9, 'ar', 'zahle', ['Elias', 'Nicolas', 'Maalouf', 'الياس', 'نقولا', 'معلوف']),
  company(10, 'ar', 'zahle', 'Bekaa Dairy SARL', 'ألبان البقاع ش.م.م.', 'ZHL-2014-03388'),
  client(11, 'en', 'baabda', ['Nayla', 'Fouad', 'Gemayel', 'نايلا', 'فؤاد', 'الجميّل']),
  client(12, 'ar', 'beirut', ['Zeinab', 'Hussein', 'Hamdan', 'زينب', 'حسين', 'حمدان']),
  client(13, 'en', 'montreal', ['Marc', 'Pierre', 'Boustany', 'مارك', 'بيار', 'بستاني']),
  client(14, 'en', 'jbeil', ['Rita', 'Boutros', 'Karam', 'ريتا', 'بطرس', 'كرم']),
  company(15, 'en', 'beirut', 'Hamra Hotels SAL', 'فنادق الحمرا ش.م.ل.', 'BEY-2003-11902'),
  client(16, 'ar', 'tripoli', ['Omar', 'Abdallah', 'Karami', 'عمر', 'عبدالله', 'كرامي']),
  client(17, 'ar', 'beirut', ['Nadine', 'Salim', 'Itani', 'نادين', 'سليم', 'عيتاني']),
  client(18, 'en', 'beirut', ['Sarkis', 'Hagop', 'Demirjian', 'سركيس', 'هاكوب', 'دميرجيان']),
  client(19, 'ar', 'saida', ['Ahmad', 'Mohammad', 'Osseiran', 'أحمد', 'محمد', 'عسيران']),
  company(20, 'en', 'jounieh', 'Blue Coast Marina SARL', 'مارينا الساحل الأزرق ش.م.م.', 'JNH-2017-00561'),
  client(21, 'en', 'beirut', ['Yara', 'Ghassan', 'Tueni', 'يارا', 'غسان', 'تويني']),
  client(22, 'ar', 'baabda', ['Ali', 'Hassan', 'Haidar', 'علي', 'حسن', 'حيدر']),
  client(23, 'en', 'dubai', ['Lina', 'Nabil', 'Fakhoury', 'لينا', 'نبيل', 'فاخوري']),
  client(24, 'ar', 'baabda', ['Samer', 'Kamal', 'Abou Chacra', 'سامر', 'كمال', 'أبو شقرا']),
  client(25, 'en', 'zahle', ['Tony', 'Youssef', 'Skaff', 'طوني', 'يوسف', 'سكاف']),
  company(26, 'ar', 'tripoli', 'Northern Steel SAL', 'فولاذ الشمال ش.م.ل.', 'TRP-2009-07740'),
  client(27, 'ar', 'beirut', ['Rola', 'Bassam', 'Sinno', 'رولا', 'بسام', 'سنّو']),
  client(28, 'en', 'paris', ['Philippe', 'Henri', 'Trad', 'فيليب', 'هنري', 'طراد']),
  client(29, 'en', 'jounieh', ['Mireille', 'Assaad', 'Frem', 'ميراي', 'أسعد', 'افرام']),
  client(30, 'ar', 'saida', ['Mona', 'Adnan', 'Zein', 'منى', 'عدنان', 'الزين']),
  client(31, 'en', 'beirut', ['Charbel', 'Nehme', 'Rizk', 'شربل', 'نعمة', 'رزق']),
  company(32, 'en', 'beirut', 'Orontes Software SARL', 'أورونتس للبرمجيات ش.م.م.', 'BEY-2021-51180'),
  client(33, 'ar', 'beirut', ['Bilal', 'Ibrahim', 'Chatila', 'بلال', 'ابراهيم', 'شاتيلا']),
  client(34, 'en', 'montreal', ['Diana', 'Raymond', 'Hajj', 'ديانا', 'ريمون', 'الحاج']),
  client(35, 'ar', 'zahle', ['Ghada', 'Riad', 'Saab', 'غادة', 'رياض', 'صعب']),
  client(36, 'en', 'jbeil', ['Anthony', 'Simon', 'Matta', 'أنطوني', 'سيمون', 'متّى']),
  company(37, 'ar', 'beirut', 'Al Nour Contracting SARL', 'النور للتعهدات ش.م.م.', 'BEY-2016-33095'),
  client(38, 'ar', 'baabda', ['Wafaa', 'Tarek', 'Arslan', 'وفاء', 'طارق', 'أرسلان']),
];
