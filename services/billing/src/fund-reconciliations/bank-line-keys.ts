import { createHash } from 'node:crypto';
import type { Currency } from '@diwan/contracts/shared/money';
import type { ReadLine } from './bank-file.rules.js';

/** Of the text whatever the ends of its lines are, so that a file that was only saved anew is the same. */
export const digestOf = (text: string): string =>
  createHash('sha256')
    .update(
      text
        .replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n')
        .trim(),
    )
    .digest('hex');

/** Two lines that say the same in one file are two; the same two in another file are known. */
export function keysOf(currency: Currency, lines: readonly ReadLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ day, amountMinor, reference, description }) => {
    const said = JSON.stringify([currency, day, amountMinor, reference, description]);
    const place = (seen.get(said) ?? 0) + 1;
    seen.set(said, place);
    return createHash('sha256').update(`${said}${place}`).digest('hex');
  });
}
