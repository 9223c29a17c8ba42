import { NoticeFamily, NoticeState } from '@diwan/contracts/messages/notices/http';
import { expect, it } from '@jest/globals';
import ar from '../../../derived/messages.ar.js';
import en from '../../../derived/messages.en.js';

const keys = [
  ...NoticeFamily.options.map((family) => `noticeFamily.${family}`),
  ...NoticeState.options.map((state) => `noticeState.${state}`),
];

it.each(keys)('I18-01: staff read %s in words of both languages', (key) => {
  expect(en).toHaveProperty([key], expect.stringMatching(/[a-z]/i));
  expect(ar).toHaveProperty([key], expect.stringMatching(/\p{Script=Arabic}/u));
});
