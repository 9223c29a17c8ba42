import type { Page, Request } from '@playwright/test';

/** Connections that stay open for what is told later. */
const isStream = (request: Request) => /\/stream(\?|$)/.test(request.url());

/**
 * Watches the requests of a page, from before it is opened.
 * @returns waits until it is drawn: no request is under way, nothing keeps the room of what is to come, and the page has nothing left to do
 */
export function watchSettling(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  let proceed = () => {};
  page.on('request', (request) => {
    if (isStream(request)) return;
    underWay.add(request);
    begun += 1;
  });
  const ended = (request: Request) => {
    underWay.delete(request);
    proceed();
  };
  // A document takes what it asked for with it.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    for (const request of underWay) if (!request.isNavigationRequest()) ended(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);

  return async () => {
    for (let seen = -1; seen !== begun || underWay.size > 0; ) {
      while (underWay.size > 0)
        await new Promise<void>((resolve) => {
          proceed = resolve;
        });
      seen = begun;
      await page.evaluate(quiet);
    }
  };
}

/** Runs in the page: twice idle, since what an answer sets going is drawn first and may ask for more then; and with no skeleton left. */
async function quiet(): Promise<void> {
  // A page that draws no frames is never told that it is idle.
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
  const frame = () => new Promise(requestAnimationFrame);
  const isDrawn = () => document.querySelector('.ui-skeleton, main [aria-busy="true"]') === null;
  do {
    for (let round = 0; round < 2; round += 1) {
      await frame();
      await idle();
    }
  } while (!isDrawn());
}
