import type { LeadConsent } from '@diwan/contracts/intake/leads/consents.http';
import type { NewsletterConsent } from '@diwan/contracts/messages/newsletter/consents.http';
import type { ClientMessages } from '@diwan/contracts/messages/preferences/http';
import type { Texts } from '../../../texts.js';

/** `usual`: nothing was said, and what is usual holds; `waiting`: asked for, and not confirmed. */
type ConsentState = 'given' | 'withdrawn' | 'waiting' | 'usual';

/** One thing that somebody agreed to or stopped, whichever service keeps it. */
export interface Consent {
  key: string;
  what: string;
  state: ConsentState;
  /** Version of the text; null: none was kept. */
  text: string | null;
  givenAt: string | null;
  withdrawnAt: string | null;
  /** Where it was said; null: nowhere. */
  from: string | null;
}

/** A choice that was never made holds as is usual; one that cannot be made is none. */
export const messageConsents = (t: Texts, { wishes }: ClientMessages): Consent[] =>
  wishes
    .filter(({ fixed }) => !fixed)
    .map(({ topic, channel, wanted, changedAt, how, text }) => ({
      key: `${topic} ${channel}`,
      what: t('consents.messageOf', { topic: t(`consents.topic.${topic}`), channel: t(`consents.channel.${channel}`) }),
      state: changedAt === null ? 'usual' : wanted ? 'given' : 'withdrawn',
      text,
      givenAt: wanted ? changedAt : null,
      withdrawnAt: wanted ? null : changedAt,
      from: how && t('consents.from.portal'),
    }));

/** What is agreed to with a request ends with the request: it is not taken back on its own. */
export const leadConsents = (t: Texts, consents: readonly LeadConsent[]): Consent[] =>
  consents.map(({ leadId, reference, source, text, givenAt, linked }) => {
    const page = source === 'contact' || source === 'consultation' ? t(`consents.from.${source}`) : source;
    return {
      key: leadId,
      what: t('consents.request', { reference }),
      state: 'given',
      text,
      givenAt,
      withdrawnAt: null,
      from: linked ? page : t('consents.samePhone', { page }),
    };
  });

export const newsletterConsents = (t: Texts, subscription: NewsletterConsent | null): Consent[] => {
  if (subscription === null) return [];
  const { email, categories, text, givenAt, withdrawnAt } = subscription;
  const topics = categories.length === 0 ? t('consents.allTopics') : t('consents.topics', { count: categories.length });
  const state = withdrawnAt !== null ? 'withdrawn' : givenAt === null ? 'waiting' : 'given';
  const what = t('consents.newsletterOf', { email: `\u2066${email}\u2069`, topics });
  return [{ key: email, what, state, text, givenAt, withdrawnAt, from: t('consents.from.website') }];
};
