import { createTranslate } from '@diwan/mf-kit';
import { expect, it } from '@jest/globals';
import { fileSize } from './file-size.js';
import en from './messages.en.js';

const t = createTranslate<typeof en>(en, 'en');

it.each([
  [0, '0 B'],
  [300, '300 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1535, '1 KB'],
  [1537, '2 KB'],
  [24_900, '24 KB'],
  [1024 * 1023, '1,023 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [1024 * 1024 * 1.55, '1.6 MB'],
  [1024 * 1024 * 25, '25.0 MB'],
])('D-098: %d bytes are %s', (bytes, shown) => expect(fileSize(bytes, t)).toBe(shown));
