// Documents of money for the benches, each unlike the others.
import { built } from '../setup/built.mjs';

const { invoiceSheet } = await built('services/billing', 'paper/sheets/invoice-sheet.js');
const { statementSheet } = await built('services/billing', 'paper/sheets/statement-sheet.js');

const firm = {
  name: { en: 'Cedar & Partners', ar: 'مكتب الأرز وشركاه' },
  phone: '+9611000111',
  email: 'office@example.com',
  address: null,
  barRegistration: null,
  vatNumber: null,
};
const number = (series, index) => `${series}-202605-${String(index + 1).padStart(4, '0')}`;
const languageOf = (index) => (index % 2 === 0 ? 'en' : 'ar');

/** An invoice of five lines. */
export function invoice(index) {
  const amountMinor = 10_000 + index;
  const line = {
    ...{
      description: `Hearing ${index} · جلسة`,
      explanation: 'We attended for you. حضرنا عنكم.',
      vatClass: 'standard',
    },
    ...{ quantityMilli: 1500, unitPriceMinor: amountMinor, amountMinor, discountMinor: 0, vatMinor: 1100 },
  };
  const totals = { subtotalMinor: 5 * amountMinor, discountMinor: 0, netMinor: 5 * amountMinor, vatMinor: 5500 };
  const totalMinor = totals.netMinor + totals.vatMinor;
  const data = {
    ...{ number: number('INV', index), state: 'sent', client: { id: '', name: `Client ${index} · شركة المشرق` } },
    ...{ legalCase: null, currency: 'USD', issueDate: '2026-05-12', dueDate: '2026-06-11', terms: 'net_30' },
    ...{ discount: null, lines: Array(5).fill(line), totals: { ...totals, totalMinor }, standardVatBp: 1100 },
    ...{ rate: { lbpPerUsdHundredths: 8_950_000, source: 'Banque du Liban', day: '2026-05-12' } },
    ...{ inPounds: { totalMinor: totalMinor * 895, vatMinor: 4_922_500 } },
    ...{ paidMinor: 0, creditedMinor: 0, balanceMinor: totalMinor, voided: null, notes: '' },
  };
  const address = `https://diwan.example/verify/${String(index).padStart(22, 'k')}`;
  return invoiceSheet({ invoice: data, firm, language: languageOf(index), address, ways: [] });
}

/** A statement of 150 movements. */
export function statement(index) {
  const movements = Array.from({ length: 150 }, (_, row) => ({
    ...{ day: '2026-05-12', kind: row % 2 === 0 ? 'invoice' : 'payment', number: number('INV', row) },
    amountMinor: (row % 2 === 0 ? 1 : -1) * (10_000 + index + row),
  }));
  const accounts = [{ currency: 'USD', openingMinor: 0, movements }];
  const period = { from: '2026-01-01', until: '2026-12-31' };
  return statementSheet({ clientName: `Client ${index}`, ...period, accounts, firm, language: languageOf(index) });
}
