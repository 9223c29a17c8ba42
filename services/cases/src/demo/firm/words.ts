import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';

/** What is said of a matter of an area: to the client what it is and what comes next, to the team what to do. */
interface AreaWords {
  description: string;
  nextStep: string;
  nextAction: string;
}
type InBoth = { en: AreaWords; ar: AreaWords };

const words = (
  [description, nextStep, nextAction]: readonly [string, string, string],
  arabic: readonly [string, string, string],
): InBoth => ({
  en: { description, nextStep, nextAction },
  ar: { description: arabic[0], nextStep: arabic[1], nextAction: arabic[2] },
});

/** The words of each area of the demo firm. */
export const WORDS: Readonly<Record<PracticeAreaId, InBoth>> = {
  business: words(
    [
      'Claim for unpaid deliveries and for damages under the contract.',
      'We answer the other side’s last submission',
      'Check the invoices against the delivery notes',
    ],
    [
      'مطالبة بثمن بضاعة سُلّمت ولم تُسدَّد وبعطل وضرر.',
      'الردّ على لائحة الخصم الأخيرة',
      'مطابقة الفواتير مع إشعارات التسليم',
    ],
  ),
  incorporation: words(
    [
      'Articles, capital and registration of the company.',
      'Partners sign before the notary',
      'Reserve the trade name for another month',
    ],
    ['إعداد النظام ورأس المال وتسجيل الشركة.', 'توقيع الشركاء أمام كاتب العدل', 'تجديد حجز الاسم التجاري'],
  ),
  criminal: words(
    [
      'Complaint and defence before the criminal courts.',
      'The judge hears the other side',
      'Ask for a copy of the minutes',
    ],
    ['متابعة الشكوى والدفاع أمام القضاء الجزائي.', 'استماع القاضي إلى الفريق الآخر', 'طلب صورة عن المحضر'],
  ),
  governance: words(
    [
      'Written rules for how decisions are made and shares pass on.',
      'You read the second draft',
      'Compare the draft with the articles',
    ],
    ['وضع قواعد مكتوبة لاتخاذ القرارات وانتقال الحصص.', 'قراءة المسودة الثانية', 'مقارنة المسودة بالنظام'],
  ),
  'real-estate': words(
    [
      'Title, agreement and entry in the land register.',
      'The land register answers',
      'Fetch a fresh extract of the title',
    ],
    ['التدقيق في الملكية والعقد والتسجيل في السجل العقاري.', 'جواب أمانة السجل العقاري', 'استخراج إفادة عقارية حديثة'],
  ),
  banking: words(
    [
      'Claim for the transfer of a deposit and its interest.',
      'The bank hands in its statements',
      'Have the account statements added up by the expert',
    ],
    ['مطالبة بتحويل وديعة وفوائدها.', 'إبراز المصرف كشوفه', 'تكليف الخبير جمع كشوف الحساب'],
  ),
  tax: words(
    [
      'Objection to an assessment and talks with the administration.',
      'The administration answers the objection',
      'Collect the receipts of the year in question',
    ],
    ['اعتراض على تكليف ضريبي ومتابعة الإدارة.', 'جواب الإدارة على الاعتراض', 'جمع إيصالات السنة موضوع التكليف'],
  ),
  family: words(
    [
      'Family matter before the competent religious court. What is said there stays there.',
      'The next session with both sides',
      'Prepare the list of the children’s expenses',
    ],
    [
      'ملف أحوال شخصية أمام المحكمة المختصة، وما يُقال فيها يبقى سرّيًا.',
      'الجلسة المقبلة بحضور الفريقين',
      'إعداد جدول بنفقات الأولاد',
    ],
  ),
  labor: words(
    [
      'Claim arising from the end of an employment.',
      'The council hears the witnesses',
      'Add up overtime from the time sheets',
    ],
    ['نزاع ناشئ عن انتهاء عقد عمل.', 'سماع الشهود أمام المجلس', 'احتساب الساعات الإضافية من جداول الدوام'],
  ),
  ip: words(
    ['Search, filing and protection.', 'The office examines the application', 'Watch the gazette for objections'],
    ['بحث وإيداع وحماية.', 'درس الطلب لدى المصلحة', 'مراقبة الجريدة الرسمية'],
  ),
  immigration: words(
    [
      'Permit and its renewal with General Security.',
      'You bring the stamped contract',
      'Book the appointment at General Security',
    ],
    ['رخصة وتجديدها لدى الأمن العام.', 'إحضار العقد مختومًا', 'حجز موعد لدى الأمن العام'],
  ),
  'personal-injury': words(
    [
      'Claim for the harm suffered and the cost of treatment.',
      'The medical expert examines you',
      'Send the hospital’s file to the expert',
    ],
    ['مطالبة بالتعويض عن الضرر ونفقات العلاج.', 'معاينة الطبيب الخبير', 'إرسال ملف المستشفى إلى الخبير'],
  ),
  other: words(
    ['Advice and papers for use abroad.', 'You sign at the consulate', 'Prepare the text in the consulate’s form'],
    ['استشارة وأوراق للاستعمال في الخارج.', 'التوقيع في القنصلية', 'إعداد النص بصيغة القنصلية'],
  ),
};
