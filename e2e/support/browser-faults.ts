import type { Page } from '@playwright/test';

/** Collects what a careful developer would see in the console: errors, uncaught exceptions and violations of the content policy. */
export function watchConsole(page: Page): () => string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  return () => faults;
}
