import type { PaymentWayRecord } from '../payment-ways/payment-way.schema.js';

type DemoWay = Omit<PaymentWayRecord, '_id' | 'createdAt' | 'changedAt' | 'version'>;

/** How the demo firm can be paid. */
export const DEMO_WAYS: readonly DemoWay[] = [
  {
    ...{ kind: 'bank_transfer', currencies: ['USD'], payee: '', active: true },
    account: {
      ...{ bank: 'Cedars Bank s.a.l., Achrafieh', accountName: 'Cedar & Partners' },
      ...{ iban: 'LB62099900000001001901229114', swift: 'CEDBLBBE' },
    },
    instructions: {
      en: 'Please bear the fees of the transfer and write the number of the invoice as its reference.',
      ar: 'يُرجى تحمّل رسوم التحويل وكتابة رقم الفاتورة في خانة المرجع.',
    },
  },
  {
    ...{ kind: 'cash_desk', currencies: ['USD', 'LBP'], account: null, payee: '', active: true },
    instructions: {
      en: 'At our office, Monday to Friday from 9:00 to 16:00. You receive the receipt at once.',
      ar: 'في مكتبنا، من الاثنين إلى الجمعة من 9:00 إلى 16:00. تستلم الإيصال فورًا.',
    },
  },
  {
    ...{ kind: 'cheque', currencies: ['USD', 'LBP'], account: null, payee: 'Cedar & Partners', active: true },
    instructions: { en: 'A banker’s cheque, please.', ar: 'شيك مصرفي من فضلك.' },
  },
  {
    ...{ kind: 'whish', currencies: ['USD'], account: null, payee: '', active: true },
    instructions: {
      en: 'Send to +961 71 200 099, then send us a picture of the confirmation.',
      ar: 'أرسل إلى ‎+961 71 200 099‎ ثم أرسل إلينا صورة التأكيد.',
    },
  },
  {
    ...{ kind: 'omt', currencies: ['USD', 'LBP'], account: null, payee: '', active: false },
    instructions: { en: 'To the name of the firm.', ar: 'باسم المكتب.' },
  },
];
