import { reachOfSubscriber } from '@diwan/contracts/messages/newsletter/questions';
import { Id } from '@diwan/contracts/shared/id';
import { articleToTell } from '@diwan/contracts/site/articles/questions';
import * as z from 'zod/mini';
import { noticeToVisitor } from '../notice-to.js';
import { oneClickUnsubscribe } from '../one-click-unsubscribe.js';
import { URGENCY } from '../urgency.js';

/** "We published an article", by e-mail to confirmed subscribers of its category (NEWS-08, NEWS-10). */
export default noticeToVisitor({
  family: 'newsletter_article',
  urgency: URGENCY.newsletter,
  waitsForMorning: true,
  facts: z.object({ articleId: Id, subscriptionId: Id }),
  on: [],
  async compose({ articleId, subscriptionId }, { rpc, link: linkTo }) {
    const article = await rpc.ask(articleToTell, { articleId });
    if (article === null) return { drop: 'cancelled', reason: 'article_withdrawn' };
    const subscriber = await rpc.ask(reachOfSubscriber, { subscriptionId });
    if (subscriber === null) return { drop: 'suppressed', reason: 'opted_out' };
    const { email, language, unsubscribeUrl: unsubscribe } = subscriber;
    return {
      template: 'newsletter_article',
      variables: { title: article.title, link: linkTo(article.path, article.language), unsubscribe },
      language,
      reach: { email },
      headers: oneClickUnsubscribe(unsubscribe),
    };
  },
  templates: {
    newsletter_article: {
      category: 'marketing',
      mailOnly: true,
      variables: ['title', 'link', 'unsubscribe', 'firm'],
      subject: { en: 'New on our site', ar: 'جديد على موقعنا' },
      body: {
        en: 'We published "{{title}}". You can read it here: {{link}}\n\nYou get this because you subscribed to our newsletter. To end it: {{unsubscribe}}\n\n— {{firm}}',
        ar: 'نشرنا «{{title}}». يمكنك قراءته هنا: {{link}}\n\nتصلك هذه الرسالة لأنك اشتركت في نشرتنا. لإلغاء الاشتراك: {{unsubscribe}}\n\n— {{firm}}',
      },
    },
  },
});
