import type { Tongue } from './tongue.js';

export const en: Tongue = {
  name: 'English',
  dir: 'ltr',
  locale: 'en_GB',
  engine: 'en-GB',
  pages: 'all',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  beirut: '(Beirut)',
  comma: ', ',
  offer: {
    text: 'This page is also available in English.',
    link: 'Read in English',
    dismiss: 'Do not show this again',
  },
};
