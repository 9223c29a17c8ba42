import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { askDigest, DigestWindow } from '../digest-facts.js';
import { digestLinks, pointsOf } from '../digest-words.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "Your day with us" (NEWS-09): to clients who asked for it, once a day, when there is something to tell; see `digests/owe-digests.ts`. */
export default noticeToPerson({
  family: 'daily_digest',
  topic: 'digest',
  urgency: URGENCY.newsletter,
  waitsForMorning: true,
  waitsForTemplate: true,
  facts: DigestWindow,
  on: [],
  async compose(window, person, { rpc, now, link: linkTo, channel }) {
    if (beirutDate(now()) !== window.day) return { drop: 'cancelled', reason: 'day_over' };
    const facts = (await askDigest(rpc, [person], window)).get(person.id);
    if (!facts) return { drop: 'cancelled', reason: 'nothing_to_tell' };
    const { name, language } = person;
    const points = pointsOf(facts, language).map((point) => `• ${point}`);
    const links = digestLinks((path) => linkTo(path, language));
    return channel === 'email'
      ? { template: 'daily_digest_mail', variables: { name, points: points.join('\n'), ...links } }
      : { template: 'daily_digest', variables: { name, points: points.join(' '), ...links } };
  },
  templates: {
    daily_digest: {
      category: 'marketing',
      variables: ['name', 'points', 'link', 'stop', 'firm'],
      subject: { en: 'Your day with us', ar: 'يومك معنا' },
      body: {
        en: 'Hello {{name}}, here is your day with us: {{points}} You see all of it after signing in: {{link}} You can stop these messages here: {{stop}} — {{firm}}.',
        ar: 'مرحباً {{name}}، إليك يومك معنا: {{points}} تجد التفاصيل كلها بعد تسجيل الدخول: {{link}} ويمكنك إيقاف هذه الرسائل هنا: {{stop}} — {{firm}}.',
      },
    },
    daily_digest_mail: {
      category: 'marketing',
      mailOnly: true,
      variables: ['name', 'points', 'link', 'stop', 'firm'],
      subject: { en: 'Your day with us', ar: 'يومك معنا' },
      body: {
        en: 'Hello {{name}},\n\nhere is your day with us:\n\n{{points}}\n\nYou see all of it after signing in: {{link}}\n\nYou can stop these messages here: {{stop}}\n\n— {{firm}}',
        ar: 'مرحباً {{name}}،\n\nإليك يومك معنا:\n\n{{points}}\n\nتجد التفاصيل كلها بعد تسجيل الدخول: {{link}}\n\nويمكنك إيقاف هذه الرسائل هنا: {{stop}}\n\n— {{firm}}',
      },
    },
  },
});
