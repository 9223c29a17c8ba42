import { type SiteLanguage, TONGUES } from '@diwan/contracts/shared/tongues';
import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from 'react';
import { formatNumber } from './format.js';

/** Texts of an area in one language, by key. */
export type Messages = Readonly<Record<string, string>>;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Keys of a message file as they are asked for: `cases_one` and `cases_other` are both `cases`. */
export type MessageKey<M> = keyof M extends infer Key
  ? Key extends `${infer Base}_${PluralForm}`
    ? Base
    : Key & string
  : never;

/** Values for the `{name}` places of a text. `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate<M = Messages> = (key: MessageKey<M>, values?: MessageValues) => string;

/** Looks texts up. A key without a text is returned as it is, so that a page never breaks for it; tests compare the files. */
export function createTranslate<M = Messages>(messages: Messages, language: SiteLanguage): Translate<M> {
  const plurals = new Intl.PluralRules(language);
  return (key, values) => {
    const count = values?.count;
    const plural =
      typeof count === 'number' ? (messages[`${key}_${plurals.select(count)}`] ?? messages[`${key}_other`]) : undefined;
    const text = plural ?? messages[key] ?? key;
    if (!values) return text;
    const filled = text.replace(/\{(\w+)\}/g, (place, name: string) => shown(values[name], language) ?? place);
    return filled.startsWith(ISOLATE)
      ? `${TONGUES[language].dir === 'rtl' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT}${filled}`
      : filled;
  };
}

/** What keeps a value apart; `dir="auto"` looks into it all the same, so a sentence that begins with one says its own direction first. */
const ISOLATE = '\u2068';
const LEFT_TO_RIGHT = '\u200e';
const RIGHT_TO_LEFT = '\u200f';

/** Not a bare number: it keeps its order by itself, and so does a range of two. */
const LATIN = /[A-Za-z]|\d\D+\d|^\D+\d/;
const ARABIC = /\p{Script=Arabic}/u;

/** A value of the other script is isolated, or it would rearrange the sentence around it (I18-02). */
function shown(value: string | number | undefined, language: SiteLanguage): string | undefined {
  if (typeof value === 'number') return formatNumber(value);
  const foreign = value !== undefined && (language === 'ar' ? LATIN : ARABIC).test(value);
  return foreign ? `${ISOLATE}${value}\u2069` : value;
}

/**
 * A text with elements at its `{name}` places, so that a sentence with a link in it is one sentence for who translates it:
 * `rich(t('leads.failed'), { phone: <Link …>…</Link> })`. What is not given stays visible; elements keep their own direction.
 */
export function rich(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = text.split(/\{(\w+)\}/);
  // Every second part is the name of a place.
  const shown = parts.map((part, at) => (at % 2 === 0 ? part : (elements[part] ?? `{${part}}`)));
  return createElement(Fragment, null, ...shown);
}

const MessagesContext = createContext<Translate>((key) => key);

/** Gives an area its texts. The shell does this around each remote with what the remote's `messages` returned. */
export function MessagesProvider({
  messages,
  language,
  children,
}: {
  messages: Messages;
  language: SiteLanguage;
  children: ReactNode;
}) {
  const translate = useMemo(() => createTranslate(messages, language), [messages, language]);
  return <MessagesContext value={translate}>{children}</MessagesContext>;
}

/** The area's texts: `const t = useT<typeof en>()`, where `en` is the type of the English message file. */
export function useT<M = Messages>(): Translate<M> {
  return useContext(MessagesContext) as Translate<M>;
}
