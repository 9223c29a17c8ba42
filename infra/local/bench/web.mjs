// `npm run bench:web`: Lighthouse (mobile, simulated slow 4G) and the JavaScript of public pages, on a running system (BASE_URL).
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requireProgram } from '../setup/programs.mjs';

const base = process.env.BASE_URL ?? 'http://localhost:8080';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const { items } = await (await fetch(`${base}/api/news/articles?language=en`)).json();
const pages = ['/', '/services/criminal-law', '/contact', `/news/${items[0].slug}`, '/ar'];

const chrome = await launch({
  chromePath: requireProgram('chromium'),
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
  console.log('| page | performance | accessibility | best practices | SEO | LCP s | CLS | TBT ms | JS KB gzip |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const page of pages) {
    const { lhr } = await lighthouse(base + page, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
    const scores = CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
    const value = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const scripts = lhr.audits['network-requests'].details.items.filter(
      ({ resourceType }) => resourceType === 'Script',
    );
    const kilobytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
    const figures = [
      (value('largest-contentful-paint') / 1000).toFixed(2),
      value('cumulative-layout-shift').toFixed(3),
      value('total-blocking-time').toFixed(0),
      kilobytes.toFixed(0),
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
