import { expect, it } from '@jest/globals';
import { completeAddress } from './complete-address.js';

it.each([
  ['example.com/a?b=c', 'https://example.com/a?b=c'],
  [' www.example.com ', 'https://www.example.com'],
  ['موقع.لبنان', 'https://موقع.لبنان'],
  ['info@example.com', 'mailto:info@example.com'],
  ['https://example.com', 'https://example.com'],
  ['tel:+9611000000', 'tel:+9611000000'],
  ['/contact', '/contact'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%s is meant as %s', (typed, meant) => {
  expect(completeAddress(typed)).toBe(meant);
});
