// `npm run bench:web`: Lighthouse (mobile, simulated slow 4G) on public pages of a running system (BASE_URL), and what it takes to wake them.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requireProgram } from '../setup/programs.mjs';
import { waking } from './waking.mjs';

const base = process.env.BASE_URL ?? 'http://localhost:8080';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const articles = await fetch(`${base}/api/news/articles?language=en`).catch(() => null);
if (!articles?.ok) {
  console.error(`Nothing answers at ${base}. Start the system first (npm start), or say where it runs: BASE_URL=…`);
  process.exit(1);
}
const { items } = await articles.json();
const pages = ['/', '/services/criminal-law', '/contact', `/news/${items[0].slug}`, '/ar', '/fr'];

/** A page that Chromium did not paint in time has no figures: that is measured again, and said. */
async function measure(url) {
  const options = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' };
  for (;;) {
    const { lhr } = await lighthouse(url, options);
    if (!lhr.runtimeError) return lhr;
    console.log(`| ${url}: ${lhr.runtimeError.code}, measured again |`);
  }
}

const chromium = requireProgram('chromium');
const chrome = await launch({
  chromePath: chromium,
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  console.log('| page | performance | accessibility | best practices | SEO | LCP s | CLS | TBT ms |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const page of pages) {
    const lhr = await measure(base + page);
    const scores = CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
    const value = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const figures = [
      (value('largest-contentful-paint') / 1000).toFixed(2),
      value('cumulative-layout-shift').toFixed(3),
      value('total-blocking-time').toFixed(0),
    ];
    console.log(`| ${page} | ${[...scores, ...figures].join(' | ')} |`);
    const failed = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary',
    );
    for (const { id, title } of failed) console.log(`|   ${id}: ${title} |`);
  }
} finally {
  chrome.kill();
}

console.log(
  '\n| page, woken on the slow phone | JS KB gzip | touch → menu ms | at once: ms | touch → awake ms | at once: ms | longest task ms |\n|---|---|---|---|---|---|---|',
);
for (const page of pages) {
  const rested = await waking(chromium, base + page);
  const early = await waking(chromium, base + page, { early: true });
  const { kilobytes, longest } = rested;
  const figures = [kilobytes, rested.answered, early.answered, rested.ms, early.ms, longest].map((figure) =>
    figure.toFixed(0),
  );
  console.log(`| ${page} | ${figures.join(' | ')} |`);
}
