import { describe, expect, it } from '@jest/globals';
import { chooseTemplate, type Standings } from './choose-template.js';

const approved = (sid: string) => ({ state: 'approved', contentSid: sid }) as const;
const inState = (state: 'draft' | 'rejected' | 'paused') => ({ state, contentSid: 'HX' }) as const;
const chosen = (own: Standings, safe: Standings | null, language: 'en' | 'ar' = 'ar') => {
  const choice = chooseTemplate(own, safe, language);
  return choice && `${choice.template} ${choice.language} ${choice.contentSid}${choice.inEnglish ? ' in English' : ''}`;
};

describe('NOT-02: a message goes', () => {
  const safe = { en: approved('s-en'), ar: approved('s-ar') };

  it('by its own template in its person’s language where that is approved', () => {
    expect(chosen({ en: approved('en'), ar: approved('ar') }, safe)).toBe('own ar ar');
    expect(chosen({ en: approved('en'), ar: approved('ar') }, safe, 'en')).toBe('own en en');
  });

  it('D-144: in English where the translation is missing', () => {
    expect(chosen({ en: approved('en'), ar: inState('draft') }, safe)).toBe('own en en in English');
    expect(chosen({ en: approved('en') }, safe)).toBe('own en en in English');
  });

  it('by the safe one in its language where its own was stopped, or is approved in none', () => {
    expect(chosen({ en: approved('en'), ar: inState('paused') }, safe)).toBe('safe ar s-ar');
    expect(chosen({ en: inState('rejected'), ar: inState('draft') }, safe)).toBe('safe ar s-ar');
    expect(chosen({ en: approved('en'), ar: inState('paused') }, { en: approved('s-en') })).toBe(
      'own en en in English',
    );
    expect(chosen({ en: inState('paused') }, { en: approved('s-en') }, 'en')).toBe('safe en s-en');
  });

  it('by none where nothing is approved, or where the safe one would say nothing', () => {
    expect(chosen({ en: inState('paused'), ar: inState('draft') }, null)).toBeNull();
    expect(chosen({}, { en: inState('draft') }, 'en')).toBeNull();
  });
});
