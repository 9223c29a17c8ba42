import { fold } from '@diwan/contracts/shared/search-text';

/** What the menu does for somebody who writes to us by WhatsApp. */
export const WISHES = ['hearing', 'balance', 'documents', 'send-document', 'lawyer', 'menu'] as const;

export type Wish = (typeof WISHES)[number];

/** Payload of the menu's line for a wish, as a tapped line comes back. */
export const payloadOf = (wish: Wish): string => `menu.${wish}`;

/** Longer messages are for a person, whatever words they hold. */
const MOST_WORDS = 6;

/**
 * Words that mean a wish, folded as typed words are: English, Arabic, and Arabic in Latin letters with digits for its own sounds (3 for
 * ع, 7 for ح, 2 for ق or ء). In order: what comes first wins, so that sending a document is not taken for asking about documents.
 */
const WORDS: readonly (readonly [Wish, readonly string[]])[] = [
  [
    'send-document',
    [
      'send a document',
      'send document',
      'send documents',
      'send a file',
      'upload',
      'ارسال مستند',
      'ارسل مستند',
      'ابعت ورقه',
      'ابعت مستند',
      'ارسال وثيقه',
      'b3at wara2',
      'eb3at wara2',
      'ib3at mostanad',
      'eb3at mostanad',
      'b3at mostanad',
    ],
  ],
  [
    'lawyer',
    [
      'talk to my lawyer',
      'my lawyer',
      'lawyer',
      'محامي',
      'المحامي',
      'محاميي',
      'استاذ',
      'الاستاذ',
      'mo7ami',
      'mou7ami',
      'mu7ami',
      'lmo7ami',
      'el mo7ami',
      'mohami',
      'ostez',
      'ustaz',
    ],
  ],
  [
    'hearing',
    [
      'next hearing',
      'hearing',
      'hearings',
      'court date',
      'next date',
      'الجلسه القادمه',
      'الجلسه',
      'جلسه',
      'جلستي',
      'جلسات',
      'موعد المحكمه',
      'المحكمه',
      'jalse',
      'jalseh',
      'jalsi',
      'jalsa',
      'ljalse',
      'el jalse',
      'ma7kame',
      'ma7kameh',
      'lma7kame',
      'mahkame',
    ],
  ],
  [
    'balance',
    [
      'my balance',
      'balance',
      'my bill',
      'invoice',
      'invoices',
      'how much do i owe',
      'رصيدي',
      'الرصيد',
      'رصيد',
      'حسابي',
      'الحساب',
      'فاتوره',
      'الفاتوره',
      'فواتير',
      'كم علي',
      'rasid',
      'raseed',
      'rasidi',
      '7sebi',
      '7isabi',
      'hisabi',
      'fatoura',
      'faturti',
      'addeh 3layi',
      'addesh 3layi',
      'adde 3laye',
    ],
  ],
  [
    'documents',
    [
      'my documents',
      'documents',
      'document',
      'my papers',
      'مستنداتي',
      'مستندات',
      'المستندات',
      'وثائقي',
      'اوراقي',
      'وراقي',
      'wra2e',
      'wra2i',
      'awra2i',
      'mostanadati',
      'mustanadati',
    ],
  ],
  [
    'menu',
    [
      'menu',
      'hi',
      'hello',
      'good morning',
      'good evening',
      'start',
      'قائمه',
      'القائمه',
      'مرحبا',
      'السلام عليكم',
      'صباح الخير',
      'مساء الخير',
      'كيفك',
      'مساعده',
      'marhaba',
      'mar7aba',
      'kifak',
      'kifik',
      'bonjour',
      'salam',
      'saba7o',
      'sabah el kheir',
      'saba7 l5er',
    ],
  ],
];

const NOT_LETTERS = /[^\p{L}\p{N}]+/gu;
const plain = (text: string): string => fold(text).replace(NOT_LETTERS, ' ').trim();
const PHRASES = WORDS.map(([wish, phrases]) => [wish, phrases.map((phrase) => ` ${plain(phrase)} `)] as const);

/**
 * What somebody wants of the menu: by the line they tapped, or by a few words. Null for everything else, which is for a person: a message
 * is never taken for a wish because of one word in a sentence.
 */
export function wishIn({ text, payload }: { text: string; payload?: string | undefined }): Wish | null {
  const tapped = WISHES.find((wish) => payload === payloadOf(wish));
  if (tapped) return tapped;
  const words = plain(text);
  if (words === '' || words.split(' ').length > MOST_WORDS) return null;
  const typed = ` ${words} `;
  return (
    PHRASES.find(([, phrases]) => phrases.some((phrase) => typed === phrase || isQuestion(typed, phrase)))?.[0] ?? null
  );
}

/** Small words around a wish that make it no other: "when is my next hearing?", "وين صارت جلستي". */
const AROUND = new Set(
  [
    ...[
      'when',
      'is',
      'my',
      'the',
      'what',
      'whats',
      's',
      'show',
      'me',
      'please',
      'pls',
      'i',
      'want',
      'need',
      'to',
      'a',
      'see',
      'about',
      'speak',
      'with',
      'do',
      'have',
    ],
    ...[
      'متى',
      'ايمتى',
      'امتى',
      'وين',
      'شو',
      'ما',
      'هي',
      'هو',
      'بدي',
      'اريد',
      'اشوف',
      'من',
      'فضلك',
      'لو',
      'سمحت',
      'صارت',
      'عندي',
      'كم',
      'قديش',
      'احكي',
      'مع',
      'الى',
      'لي',
      'عن',
    ],
    ...[
      'emta',
      'aymta',
      'eymta',
      'wen',
      'wein',
      'shou',
      'shu',
      'chou',
      'badde',
      'baddi',
      'bade',
      'baddé',
      'shouf',
      'chouf',
      '3an',
      'ma3',
      'e7ke',
      'e7ki',
      'la',
      'l',
      'el',
      'law',
      'sama7t',
      'please',
      'addeh',
      'addesh',
      'adde',
      'taba3i',
      'taba3e',
    ],
  ].map(plain),
);

function isQuestion(typed: string, phrase: string): boolean {
  if (!typed.includes(phrase)) return false;
  const rest = typed.replace(phrase, ' ').split(' ').filter(Boolean);
  return rest.every((word) => AROUND.has(word));
}
