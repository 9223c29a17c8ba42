// `npm run bench:desk`: how long a screen of the back office takes from the press on its link until it is on show, of a running demonstration
// (BASE_URL). Every screen of the navigation and the first records are opened once before, so that code and data are warm; ROUNDS times each.
import { chromium } from '@playwright/test';
import { Person } from '../faults/person.mjs';
import { requireProgram } from '../setup/programs.mjs';

const base = process.env.BASE_URL ?? 'http://localhost:8080';
const rounds = Number(process.env.ROUNDS ?? 5);
/** The owner of the demonstration, who may open everything. */
const OWNER = '+96170000001';
const LIMIT_MS = 100;

const owner = new Person(base, OWNER);
await owner.signIn();
const browser = await chromium.launch({
  executablePath: requireProgram('chromium'),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addCookies(
    [...owner.cookies].map(([name, value]) => ({ name, value, url: base.replace('http:', 'https:'), secure: true })),
  );
  const page = await context.newPage();
  await page.goto(`${base}/admin`);
  await page.locator('.desk-nav a').first().waitFor();
  const screens = await page.locator('.desk-nav a').evaluateAll((links) => links.map((link) => link.pathname));
  const times = new Map(screens.map((screen) => [screen, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const screen of screens) {
      const ms = await page.evaluate(pressed, `.desk-nav a[href="${screen}"]`);
      if (round === 0) await page.waitForLoadState('networkidle');
      else times.get(screen).push(ms);
    }
  }
  const record = [];
  for (let round = 0; round <= rounds; round++) {
    await page.evaluate(pressed, '.desk-nav a[href="/admin/cases"]');
    await page.waitForLoadState('networkidle');
    // As a person does: the pointer is there before the press.
    await page.locator('main table tbody a[href*="/admin/cases/"]').first().hover();
    await page.waitForTimeout(150);
    const ms = await page.evaluate(pressed, 'main table tbody a[href*="/admin/cases/"]');
    if (round > 0) record.push(ms);
  }
  times.set('a case, from the list', record);
  print(times);
} finally {
  await browser.close();
}

/** In the page: presses a link and waits until another heading is drawn and nothing stands in for what still comes. */
async function pressed(selector) {
  const link = document.querySelector(selector);
  if (!link) throw new Error(`There is no ${selector}`);
  const target = link.pathname;
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const began = performance.now();
  link.click();
  for (;;) {
    await drawn();
    const main = document.querySelector('main');
    if (location.pathname === target && main?.querySelector('h1') && !main.querySelector('.ui-skeleton')) break;
    if (performance.now() - began > 10_000) throw new Error(`${target} was not on show after 10 s`);
  }
  return performance.now() - began;
}

function print(measured) {
  const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  console.log('| screen, from warm data | median ms | slowest ms |\n|---|---|---|');
  const slow = [];
  for (const [screen, unsorted] of measured) {
    const sorted = [...unsorted].sort((a, b) => a - b);
    if (at(sorted, 0.5) > LIMIT_MS) slow.push(screen);
    console.log(`| ${screen} | ${at(sorted, 0.5).toFixed(0)} | ${sorted.at(-1).toFixed(0)} |`);
  }
  console.log(
    `\n${measured.size - slow.length} of ${measured.size} within ${LIMIT_MS} ms${slow.length ? `; not: ${slow.join(', ')}` : ''}`,
  );
}
