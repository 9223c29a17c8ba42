import { SubscriptionRequestedV1 } from '@diwan/contracts/messages/newsletter/events';
import { reachOfSubscription } from '@diwan/contracts/messages/newsletter/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on } from '../notice-kind.js';
import { noticeToVisitor } from '../notice-to.js';
import { oneClickUnsubscribe } from '../one-click-unsubscribe.js';
import { URGENCY } from '../urgency.js';

/** "Please confirm your subscription", by e-mail to the address that was given: nobody is subscribed before they answer it. */
export default noticeToVisitor({
  family: 'newsletter_confirmation',
  urgency: URGENCY.newsletter,
  waitsForMorning: false,
  facts: z.object({ subscriptionId: Id, request: z.int() }),
  on: [
    on(SubscriptionRequestedV1, async ({ subscriptionId, request }, { takeConfirmation }) => {
      // The mailbox is counted where it is known, by news.
      const suppressed = await takeConfirmation(null);
      return [{ personId: null, channel: 'email', facts: { subscriptionId, request }, suppressed }];
    }),
  ],
  async compose(facts, { rpc }) {
    const subscription = await rpc.ask(reachOfSubscription, facts);
    if (subscription === null) return { drop: 'cancelled', reason: 'not_awaited' };
    const { email, language, confirmUrl: link, unsubscribeUrl: unsubscribe } = subscription;
    return {
      template: 'newsletter_confirmation',
      variables: { link, unsubscribe },
      language,
      reach: { email },
      headers: oneClickUnsubscribe(unsubscribe),
    };
  },
  templates: {
    newsletter_confirmation: {
      category: 'marketing',
      mailOnly: true,
      variables: ['link', 'unsubscribe', 'firm'],
      subject: { en: 'Please confirm your subscription', ar: 'يرجى تأكيد اشتراكك' },
      body: {
        en: 'You asked for our newsletter. Please confirm your address: {{link}}\n\nIf it was not you, ignore this message or remove the address: {{unsubscribe}}\n\n— {{firm}}',
        ar: 'طلبت الاشتراك في نشرتنا. يرجى تأكيد عنوانك: {{link}}\n\nإن لم تكن أنت من طلب ذلك، تجاهل هذه الرسالة أو احذف العنوان: {{unsubscribe}}\n\n— {{firm}}',
      },
    },
  },
});
