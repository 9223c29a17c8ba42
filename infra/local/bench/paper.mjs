// `npm run bench:paper` (build first): documents of money a second on both threads, how long one takes, and the memory of 2,000 different ones.
import { built } from '../setup/built.mjs';

const COUNT = Number(process.env.COUNT ?? 2000);
const { Press } = await built('services/billing', 'paper/press/press.js');
const { invoiceSheet } = await built('services/billing', 'paper/sheets/invoice-sheet.js');
const { statementSheet } = await built('services/billing', 'paper/sheets/statement-sheet.js');

const firm = {
  name: { en: 'Cedar & Partners', ar: 'مكتب الأرز وشركاه' },
  phone: '+9611000111',
  email: 'office@example.com',
  address: null,
  barRegistration: null,
};
const press = new Press({ error: (event, fields) => console.error(event, fields) });
const at = new Date('2026-05-12T08:00:00Z');
const number = (series, index) => `${series}-202605-${String(index + 1).padStart(4, '0')}`;
const languageOf = (index) => (index % 2 === 0 ? 'en' : 'ar');
const megabytes = (bytes) => Math.round(bytes / 1024 / 1024);

function invoice(index) {
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

function statement(index) {
  const movements = Array.from({ length: 150 }, (_, row) => ({
    ...{ day: '2026-05-12', kind: row % 2 === 0 ? 'invoice' : 'payment', number: number('INV', row) },
    amountMinor: (row % 2 === 0 ? 1 : -1) * (10_000 + index + row),
  }));
  const accounts = [{ currency: 'USD', openingMinor: 0, movements }];
  const period = { from: '2026-01-01', until: '2026-12-31' };
  return statementSheet({ clientName: `Client ${index}`, ...period, accounts, firm, language: languageOf(index) });
}

/** Prints so many, as many at once as there are lanes; answers times in milliseconds, sorted, and those of all. */
async function print(sheetOf, count, lanes) {
  const times = [];
  let next = 0;
  const [began, used] = [performance.now(), process.cpuUsage()];
  const lane = async () => {
    while (next < count) {
      const index = next++;
      const since = performance.now();
      await press.print({ name: '', sheet: sheetOf(index), at });
      times.push(performance.now() - since);
      if (index % 500 === 499) console.log(`after ${index + 1}: ${megabytes(process.memoryUsage().rss)} MB`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - began) / 1000;
  return { times: times.sort((a, b) => a - b), seconds, processor: (user + system) / 1000 / count };
}

const quantile = ({ times }, part) => Math.round(times[Math.floor((times.length - 1) * part)]);
const show = (name, measured) =>
  console.log(
    `${name}: p50 ${quantile(measured, 0.5)} ms, p99 ${quantile(measured, 0.99)} ms, of the processor ${Math.round(measured.processor)} ms`,
  );

console.log(`before: ${megabytes(process.memoryUsage().rss)} MB`);
const cold = await print(invoice, 1, 1);
console.log(`first invoice, with the start of its thread: ${quantile(cold, 1)} ms`);
await print(invoice, 20, 2);
show('invoice, one at a time', await print(invoice, 100, 1));
show('statement of 150 rows, one at a time', await print(statement, 20, 1));
const many = await print(invoice, COUNT, 4);
console.log(`invoices on both threads: ${(COUNT / many.seconds).toFixed(1)} a second over ${COUNT}`);
await press.onApplicationShutdown();
console.log(`when the threads are let go: ${megabytes(process.memoryUsage().rss)} MB`);
