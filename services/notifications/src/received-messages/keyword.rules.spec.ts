import { describe, expect, it } from '@jest/globals';
import { keywordOf } from './keyword.rules.js';

describe('NOT-04: words that ask for something by themselves', () => {
  it.each([
    ...[
      'STOP',
      'stopall',
      ' Unsubscribe.',
      'CANCEL',
      'End',
      'quit!',
      'إيقاف',
      'ايقاف',
      'إيقـــاف',
      'توقّف',
      'الغاء',
      'إلغاء',
    ],
  ])('%s means stop', (word) => expect(keywordOf(word)).toBe('stop'));

  it.each(['START', 'yes', 'UnStop', 'ابدأ', 'إبدأ', 'ابدا'])('%s means start', (word) =>
    expect(keywordOf(word)).toBe('start'),
  );

  it.each(['HELP', 'info', 'مساعدة', 'معلومات'])('%s means help', (word) => expect(keywordOf(word)).toBe('help'));

  it.each(['', 'please stop the hearing', 'لا توقف الجلسة', 'stop it', 'yes please'])(
    '"%s" is just a message',
    (text) => expect(keywordOf(text)).toBeNull(),
  );
});
