import { PROCEEDINGS } from './disputes.js';
import { stage } from './stage.js';

const ADVICE = stage(
  'study',
  ['Study of the file', 'دراسة الملف'],
  ['We study the question and tell you in writing what we advise.', 'ندرس المسألة ونعلمك خطيًا بما ننصح به.'],
  [1, 4],
  [['papers', 'client', 'Send us the papers we listed', 'إرسال المستندات التي طلبناها']],
);
const CARRY_OUT = stage(
  'carrying-out',
  ['Carrying it out', 'التنفيذ'],
  ['We do what was agreed and keep you informed of each step.', 'ننفّذ ما اتُّفق عليه ونُعلمك بكل خطوة.'],
  [2, 12],
);
const DONE = stage(
  'done',
  ['Completed', 'أُنجز'],
  ['Everything is done. You get the final papers for your records.', 'أُنجز العمل. تستلم الأوراق النهائية لحفظها.'],
  null,
);

/** Advice and negotiation without a court. */
export const ADVISORY = [ADVICE, CARRY_OUT, DONE];

/** Founding a company. */
export const INCORPORATION = [
  stage(
    'documents',
    ['Collecting papers', 'جمع المستندات'],
    ['We collect what the commercial register will ask for.', 'نجمع ما سيطلبه السجل التجاري.'],
    [1, 3],
    [
      ['identity', 'client', 'Passport or identity card of each partner', 'جواز سفر أو هوية كل شريك'],
      ['lease', 'client', 'Lease or title of the office', 'عقد إيجار المكتب أو سند ملكيته'],
      ['name', 'firm', 'Reserve the trade name', 'حجز الاسم التجاري'],
    ],
  ),
  stage(
    'articles',
    ['Preparing the articles', 'إعداد النظام التأسيسي'],
    ['We write the articles of the company and agree them with you.', 'نضع نظام الشركة ونتفق معك على بنوده.'],
    [1, 4],
    [['agree-articles', 'client', 'Read and approve the draft', 'قراءة المسودة والموافقة عليها']],
  ),
  stage(
    'notary',
    ['Signing and deposit of capital', 'التوقيع وإيداع رأس المال'],
    ['You sign before a notary and deposit the capital with a bank.', 'توقّع أمام كاتب العدل وتودع رأس المال لدى مصرف.'],
    [1, 3],
    [['capital', 'client', 'Deposit the capital', 'إيداع رأس المال']],
  ),
  stage(
    'registration',
    ['Commercial register', 'السجل التجاري'],
    [
      'The papers are with the register. It answers in its own time; we follow up.',
      'الأوراق لدى السجل التجاري. نتابع المعاملة حتى صدور شهادة التسجيل.',
    ],
    [2, 5],
  ),
  stage(
    'tax',
    ['Tax and social security', 'المالية والضمان'],
    [
      'We register the company with the tax office and social security.',
      'نسجّل الشركة لدى وزارة المالية والضمان الاجتماعي.',
    ],
    [1, 4],
  ),
];

/** Buying, selling and renting real estate, and disputes over it. */
export const REAL_ESTATE = [
  stage(
    'title-check',
    ['Checking the title', 'التدقيق في الملكية'],
    [
      'We read the land register: who owns, and what burdens the property.',
      'ندقق في السجل العقاري: من المالك وما هي الأعباء على العقار.',
    ],
    [1, 3],
    [['certificate', 'firm', 'Certificate of title', 'إفادة عقارية']],
  ),
  stage(
    'agreement',
    ['Sale agreement', 'عقد البيع'],
    ['We write the agreement and negotiate it with the other side.', 'نضع العقد ونتفاوض عليه مع الفريق الآخر.'],
    [2, 6],
    [['deposit', 'client', 'Pay the deposit as agreed', 'دفع العربون المتفق عليه']],
  ),
  stage(
    'notary-contract',
    ['Signing before the notary', 'التوقيع أمام كاتب العدل'],
    ['Both sides sign, and taxes are paid.', 'يوقّع الفريقان وتُدفع الرسوم.'],
    [1, 4],
    [['appointment', 'client', 'Come to the notary with your papers', 'الحضور إلى كاتب العدل مع أوراقك']],
  ),
  stage(
    'land-registry',
    ['Waiting for the land registry', 'بانتظار أمانة السجل العقاري'],
    [
      'The sale is entered into the register. From then on you are the owner.',
      'يُسجَّل البيع في السجل العقاري، ومن ذلك الحين تصبح المالك.',
    ],
    [3, 12],
  ),
  ...PROCEEDINGS,
  DONE,
];

/** Trademarks, patents and designs. */
export const IP = [
  stage(
    'search',
    ['Search', 'البحث المسبق'],
    ['We look for earlier rights that could stand against yours.', 'نبحث عن حقوق سابقة قد تعارض حقك.'],
    [1, 2],
    [['sample', 'client', 'Send the mark as you use it', 'إرسال العلامة كما تستعملها']],
  ),
  stage(
    'filing',
    ['Filing', 'الإيداع'],
    ['We file with the ministry and pay the fees.', 'نودع الطلب لدى الوزارة ونسدد الرسوم.'],
    [1, 3],
  ),
  stage(
    'examination',
    ['Examination', 'فحص الطلب'],
    ['The office examines the filing; it may ask questions.', 'تفحص الدائرة الطلب وقد تطرح أسئلة.'],
    [4, 20],
  ),
  stage(
    'registered',
    ['Registered', 'مسجّلة'],
    ['The right is yours and we watch its dates of renewal.', 'أصبح الحق مسجّلًا باسمك ونتابع مواعيد تجديده.'],
    null,
  ),
];

/** Permits of residence and work. */
export const IMMIGRATION = [
  stage(
    'papers',
    ['Collecting papers', 'جمع المستندات'],
    ['We collect and certify the papers of the application.', 'نجمع مستندات الطلب ونصدّقها.'],
    [2, 6],
    [
      ['passport', 'client', 'Passport valid for a year at least', 'جواز سفر صالح لسنة على الأقل'],
      ['photos', 'client', 'Four photographs', 'أربع صور شمسية'],
    ],
  ),
  stage(
    'application',
    ['Application filed', 'تقديم الطلب'],
    ['The application is with the General Security or the consulate.', 'الطلب لدى الأمن العام أو القنصلية.'],
    [4, 16],
  ),
  stage(
    'decision',
    ['Waiting for the decision', 'بانتظار القرار'],
    [
      'The authority decides. There is nothing for you to do unless it asks.',
      'الإدارة تدرس الطلب. لا شيء مطلوب منك ما لم تطلب مستندًا.',
    ],
    [2, 12],
  ),
  DONE,
];

/** Assessments, objections and appeals in tax. */
export const TAX = [
  ADVICE,
  stage(
    'objection',
    ['Objection', 'الاعتراض'],
    ['We object to the assessment within the time the law gives.', 'نعترض على التكليف ضمن المهلة القانونية.'],
    [2, 8],
    [['assessment', 'client', 'Hand over the notice of assessment with its envelope', 'تسليم إنذار التكليف مع المغلّف']],
  ),
  stage(
    'administration',
    ['With the tax administration', 'لدى الإدارة الضريبية'],
    ['The administration studies the objection and answers.', 'تدرس الإدارة الاعتراض وتجيب عنه.'],
    [12, 52],
  ),
  stage(
    'committee',
    ['Objections committee', 'لجنة الاعتراضات'],
    ['A committee presided over by a judge decides.', 'تبتّ لجنة يرأسها قاضٍ في الاعتراض.'],
    [12, 60],
  ),
  DONE,
];
