import { stage } from './stage.js';

const PREPARATION = stage(
  'preparation',
  ['Preparing the file', 'تحضير الملف'],
  [
    'We study your papers and prepare the first submission. Nothing has been filed yet.',
    'ندرس مستنداتك ونحضّر أول لائحة. لم يُقدَّم شيء بعد إلى المحكمة.',
  ],
  [2, 6],
  [
    ['power-of-attorney', 'client', 'Sign the power of attorney before a notary', 'توقيع الوكالة أمام كاتب العدل'],
    [
      'papers',
      'client',
      'Hand over the contracts, receipts and letters you have',
      'تسليم ما لديك من عقود وإيصالات ومراسلات',
    ],
    ['conflict', 'firm', 'Check for conflicts of interest', 'التحقق من عدم تضارب المصالح'],
    ['strategy', 'firm', 'Agree on the aim and the claims', 'الاتفاق على الغاية والمطالب'],
  ],
);
const SUBMISSIONS = stage(
  'submissions',
  ['Exchange of submissions', 'تبادل اللوائح'],
  [
    'The case is filed. Both sides write to the court in turn and answer each other.',
    'قُدّمت الدعوى. يتبادل الفريقان اللوائح أمام المحكمة ويردّ كلٌّ منهما على الآخر.',
  ],
  [12, 40],
  [
    ['served', 'firm', 'Service on the other side is proved', 'إثبات تبليغ الخصم'],
    ['facts', 'client', 'Answer our questions about what the other side says', 'الإجابة عن أسئلتنا حول ما يدّعيه الخصم'],
  ],
);
const EVIDENCE = stage(
  'evidence',
  ['Evidence and experts', 'الإثبات والخبرة'],
  [
    'The court looks at the evidence: it may hear witnesses or name an expert who writes a report.',
    'تنظر المحكمة في الأدلة: قد تستمع إلى شهود أو تعيّن خبيرًا يضع تقريرًا.',
  ],
  [12, 52],
  [
    ['expert-fee', 'client', "Pay the expert's advance", 'تسديد سلفة الخبير'],
    ['report', 'firm', "Comment on the expert's report", 'التعليق على تقرير الخبير'],
  ],
);
const PLEADING = stage(
  'pleading',
  ['Closing hearing', 'المرافعة الختامية'],
  [
    'Everything has been said in writing. The court hears the last words and closes the trial.',
    'قيل كل شيء خطيًا. تستمع المحكمة إلى المرافعة الأخيرة وتختم المحاكمة.',
  ],
  [4, 12],
);
const JUDGMENT = stage(
  'judgment',
  ['Waiting for the judgment', 'بانتظار الحكم'],
  [
    'The trial is closed and the judges deliberate. There is nothing for you to do.',
    'خُتمت المحاكمة والقضاة يتذاكرون. لا شيء مطلوب منك.',
  ],
  [4, 26],
);
const APPEAL = stage(
  'appeal',
  ['Appeal', 'الاستئناف'],
  [
    'A higher court looks at the judgment again, because one side asked for it.',
    'تعيد محكمة أعلى النظر في الحكم بناءً على طلب أحد الفريقين.',
  ],
  [26, 78],
  [['appeal-decision', 'client', 'Decide with us whether to appeal', 'اتخاذ القرار معنا بشأن الاستئناف']],
);
const EXECUTION = stage(
  'execution',
  ['Carrying out the judgment', 'تنفيذ الحكم'],
  [
    'The judgment is final. The execution office makes sure that it is obeyed and paid.',
    'أصبح الحكم مبرمًا. تتولى دائرة التنفيذ إلزام المحكوم عليه بتنفيذه ودفع ما عليه.',
  ],
  [8, 52],
);

/** A civil or commercial dispute before courts. */
export const LITIGATION = [PREPARATION, SUBMISSIONS, EVIDENCE, PLEADING, JUDGMENT, APPEAL, EXECUTION];

/** What every trial passes through. */
export const PROCEEDINGS = [SUBMISSIONS, EVIDENCE, JUDGMENT, EXECUTION];

/** Before an arbitral labour council. */
export const LABOR = [
  PREPARATION,
  stage(
    'conciliation',
    ['Attempt at conciliation', 'محاولة الصلح'],
    [
      'The Ministry of Labour or the council tries to bring both sides to an agreement first.',
      'تحاول وزارة العمل أو المجلس التحكيمي أولًا التوفيق بين الفريقين.',
    ],
    [4, 12],
    [['salary-slips', 'client', 'Bring salary slips and the employment contract', 'إحضار قسائم الراتب وعقد العمل']],
  ),
  SUBMISSIONS,
  EVIDENCE,
  JUDGMENT,
  EXECUTION,
];

/** From a complaint or a prosecution to a judgment. */
export const CRIMINAL = [
  stage(
    'complaint',
    ['Complaint and first inquiry', 'الشكوى والتحقيق الأوّلي'],
    [
      'The public prosecution and the police take statements and collect what happened.',
      'تستمع النيابة العامة والضابطة العدلية إلى الإفادات وتجمع الوقائع.',
    ],
    [2, 12],
    [
      ['no-statement', 'client', 'Give no statement without your lawyer', 'عدم الإدلاء بأي إفادة من دون حضور محاميك'],
      ['identity', 'client', 'Bring your identity papers', 'إحضار أوراقك الثبوتية'],
    ],
  ),
  stage(
    'investigation',
    ['Before the investigating judge', 'أمام قاضي التحقيق'],
    [
      'A judge investigates, hears both sides and decides whether the case goes to trial.',
      'يحقّق القاضي ويستمع إلى الفريقين ثم يقرّر إحالة القضية إلى المحاكمة أو منع المحاكمة.',
    ],
    [8, 40],
    [['release', 'firm', 'Request for release', 'طلب إخلاء السبيل']],
  ),
  stage(
    'trial',
    ['Trial', 'المحاكمة'],
    ['The court hears the parties and the witnesses in public.', 'تستمع المحكمة علنًا إلى الأطراف والشهود.'],
    [12, 52],
  ),
  JUDGMENT,
  APPEAL,
];

/** Family matters before a religious court. */
export const FAMILY = [
  PREPARATION,
  stage(
    'reconciliation',
    ['Attempt at reconciliation', 'محاولة المصالحة'],
    [
      'The court first asks both sides whether they can agree. What is said there stays there.',
      'تسأل المحكمة الفريقين أولًا إن كان الاتفاق ممكنًا. ما يُقال في هذه الجلسات يبقى سرّيًا.',
    ],
    [4, 16],
    [['records', 'client', 'Bring the family civil record', 'إحضار إخراج قيد عائلي']],
  ),
  SUBMISSIONS,
  JUDGMENT,
  stage(
    'registration',
    ['Registration at the civil registry', 'التسجيل في دائرة النفوس'],
    ['The decision is entered into the civil registry.', 'يُسجَّل القرار في دائرة النفوس.'],
    [2, 8],
  ),
];
