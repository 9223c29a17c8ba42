import { describe, expect, it } from '@jest/globals';
import { payloadOf, WISHES, wishIn } from './wish.rules.js';

describe('what somebody wants of the menu', () => {
  it.each([
    ['next hearing', 'hearing'],
    ['When is my next hearing?', 'hearing'],
    ['متى جلستي؟', 'hearing'],
    ['الجَلسة القادمة', 'hearing'],
    ['emta el jalse?', 'hearing'],
    ['My balance', 'balance'],
    ['what is my balance please', 'balance'],
    ['رصيدي', 'balance'],
    ['addesh 3layi', 'balance'],
    ['my documents', 'documents'],
    ['بدي اشوف مستنداتي', 'documents'],
    ['badde wra2e', 'documents'],
    ['send a document', 'send-document'],
    ['إرسال مستند', 'send-document'],
    ['b3at wara2', 'send-document'],
    ['Talk to my lawyer', 'lawyer'],
    ['بدي احكي مع المحامي', 'lawyer'],
    ['badde e7ke ma3 el mo7ami', 'lawyer'],
    ['Hello', 'menu'],
    ['مرحبا', 'menu'],
    ['mar7aba!', 'menu'],
  ])('%s: %s', (text, wish) => {
    expect(wishIn({ text })).toBe(wish);
  });

  it.each([
    'My brother was at the hearing and heard something odd',
    'The hearing was terrible',
    'I paid my balance yesterday',
    'المحامي قال إنه سيتصل بي ولم يفعل',
    'jalse 5alset?',
    'thank you',
    '',
    '👍',
  ])('%j is for a person', (text) => {
    expect(wishIn({ text })).toBeNull();
  });

  it.each(WISHES)('the line "%s" that was tapped, whatever it says', (wish) => {
    expect(wishIn({ text: 'نصّ آخر', payload: payloadOf(wish) })).toBe(wish);
  });

  it('a payload that is not ours is no wish', () => {
    expect(wishIn({ text: '', payload: 'menu.everything' })).toBeNull();
    expect(wishIn({ text: '', payload: 'hearing.attend' })).toBeNull();
  });
});
