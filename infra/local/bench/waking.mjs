import { chromium } from '@playwright/test';

/** Lighthouse's phone: 150 ms round trips, 1.6 Mbit/s, a quarter of this processor. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/**
 * What it takes to wake a page on a slow phone: kilobytes of JavaScript as transferred until it rests, milliseconds from the first touch, on the
 * button of the menu, until the menu is on show and until the application has taken over, and the longest time the page could not answer meanwhile. `early`: touched as soon as it is drawn, with nothing fetched ahead.
 */
export async function waking(executablePath, url, { early = false } = {}) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const phone = await context.newCDPSession(page);
    const scripts = new Set();
    let bytes = 0;
    phone.on(
      'Network.responseReceived',
      ({ requestId, response }) => response.url.includes('.js') && scripts.add(requestId),
    );
    phone.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await phone.send('Network.enable');
    await phone.send('Network.emulateNetworkConditions', SLOW_4G);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(() => {
      const times = { longest: 0 };
      Object.assign(globalThis, { times });
      addEventListener('touchstart', () => (times.touched ??= performance.now()), true);
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver(() =>
          // When it has been drawn.
          requestAnimationFrame(() => setTimeout(() => (times.answered ??= performance.now()))),
        ).observe(document.querySelector('.shell-mobile'), { attributeFilter: ['data-open'] }),
      );
      document.addEventListener('awake', () => (times.awake = performance.now()));
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) times.longest = Math.max(times.longest, duration);
      }).observe({ type: 'longtask' });
    });
    await page.goto(url, { waitUntil: early ? 'commit' : 'networkidle' });
    // Nobody touches what is not drawn yet; before the styles are there, the wide navigation, which a phone folds away, would be found first.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.locator('button.shell-menu-button').tap();
    await page.waitForFunction(() => globalThis.times.awake);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const { touched, answered, awake, longest } = await page.evaluate(() => globalThis.times);
    return { kilobytes: bytes / 1024, answered: answered - touched, ms: awake - touched, longest };
  } finally {
    await browser.close();
  }
}
