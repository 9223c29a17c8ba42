import { describe, expect, it } from '@jest/globals';
import { chooseTemplate, type Standings } from './choose-template.js';

const NOTHING_EARLIER = { words: null, live: null };
const approved = (sid: string) => ({ state: 'approved', contentSid: sid, ...NOTHING_EARLIER }) as const;
const inState = (state: 'draft' | 'rejected' | 'paused') => ({ state, contentSid: 'HX', ...NOTHING_EARLIER }) as const;
const earlier = (state: 'approved' | 'paused', variables = ['name']) => ({
  ...{ state, contentSid: 'earlier', words: { body: 'Hello {{name}}.', variables } },
});
const GIVEN = new Set(['name', 'link']);
const chosen = (own: Standings, safe: Standings | null, language: 'en' | 'ar' = 'ar') => {
  const choice = chooseTemplate(own, safe, language, GIVEN);
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

  it('F-3: by its earlier words until those of today are approved, never in English for them', () => {
    const live = earlier('approved');
    expect(chosen({ en: approved('en'), ar: { ...inState('draft'), live } }, safe)).toBe('own ar earlier');
    expect(chosen({ ar: { ...inState('rejected'), live } }, safe)).toBe('own ar earlier');
    expect(chosen({ ar: { ...approved('ar'), live } }, safe)).toBe('own ar ar');
    expect(chooseTemplate({ ar: { ...inState('draft'), live } }, safe, 'ar', GIVEN)?.words).toEqual(live.words);
  });

  it('F-3: by the safe one where its earlier words were paused, or want a value that nobody gives any more', () => {
    const paused = { ...inState('draft'), live: earlier('paused') };
    expect(chosen({ en: approved('en'), ar: paused }, safe)).toBe('safe ar s-ar');
    const others = { ...inState('draft'), live: earlier('approved', ['name', 'hour']) };
    expect(chosen({ ar: others }, safe)).toBe('safe ar s-ar');
    const ofAnotherBuild = { ...approved('ar'), words: { body: '{{hour}}', variables: ['hour'] } };
    expect(chosen({ ar: ofAnotherBuild }, safe)).toBe('safe ar s-ar');
  });
});
