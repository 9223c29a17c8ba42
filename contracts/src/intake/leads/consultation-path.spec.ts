import { describe, expect, it } from '@jest/globals';
import { AREA_OF_PAGE, CONTACT_AREAS } from '../../site/practice-areas/practice-area.js';
import { consultationPath, contactAreaOf } from './consultation-path.js';

describe('LEAD-04: the way to a consultation begins with what the page is about', () => {
  it.each([
    ['/services/labor-law', '/consultation?area=employment'],
    ['/services/companies-incorporation', '/consultation?area=corporate'],
    ['/services/business-law', '/consultation?area=business'],
    ['/services/entity/sarl', '/consultation?area=corporate'],
    ['/attorneys/nour-haddad', '/consultation?lawyer=nour-haddad'],
    ['/attorneys', '/consultation'],
    ['/services', '/consultation'],
    ['/', '/consultation'],
  ])('%s leads to %s', (page, way) => expect(consultationPath(page)).toBe(way));

  it('the contact form is asked by area alone', () => {
    expect(consultationPath('/services/criminal-defense-lebanon', '/contact')).toBe('/contact?area=criminal');
    expect(consultationPath('/attorneys/nour-haddad', '/contact')).toBe('/contact');
  });

  it('every page about an area has one that the form knows', () => {
    for (const slug of Object.keys(AREA_OF_PAGE))
      expect([slug, Object.keys(CONTACT_AREAS)]).toEqual([slug, expect.arrayContaining([contactAreaOf(`/${slug}`)])]);
  });
});
