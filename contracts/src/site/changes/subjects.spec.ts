import { describe, expect, it } from '@jest/globals';
import { getPage } from '../pages/http.js';
import { OFFICE, pageSubject, subjectsOf } from './subjects.js';

describe('what a kept answer is made of', () => {
  it('11, D-047: a page names the firm and shows legal facts as the office profile says', () => {
    expect(subjectsOf(getPage, { slug: 'privacy' })).toEqual([pageSubject('privacy'), OFFICE]);
  });
});
