import { Id } from '@diwan/contracts/shared/id';
import { articleToTell } from '@diwan/contracts/site/articles/questions';
import * as z from 'zod/mini';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "We published an article" (NEWS-10): to clients who asked for the firm's news; see `announcements/announce-articles.ts`. */
export default noticeToPerson({
  family: 'news_article',
  topic: 'news',
  urgency: URGENCY.newsletter,
  waitsForMorning: true,
  facts: z.object({ articleId: Id }),
  on: [],
  async compose({ articleId }, { language }, { rpc, link: linkTo }) {
    const article = await rpc.ask(articleToTell, { articleId });
    if (article === null) return { drop: 'cancelled', reason: 'article_withdrawn' };
    const stop = linkTo('/client-portal/messages-settings', language);
    return {
      template: 'news_article',
      variables: { title: article.title, link: linkTo(article.path, article.language), stop },
    };
  },
  templates: {
    news_article: {
      category: 'marketing',
      variables: ['title', 'link', 'stop', 'firm'],
      subject: { en: 'New on our site', ar: 'جديد على موقعنا' },
      body: {
        en: 'We published "{{title}}". You can read it here: {{link}} You can stop these messages here: {{stop}} — {{firm}}.',
        ar: 'نشرنا «{{title}}». يمكنك قراءته هنا: {{link}} ويمكنك إيقاف هذه الرسائل هنا: {{stop}} — {{firm}}.',
      },
    },
  },
});
