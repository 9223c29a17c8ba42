// Derived from the folders by `npm run derive`. Do not edit.
import desk from '@diwan/desk-kit/messages.en';
import mattersCases from '../domains/matters/cases/messages/en.json' with { type: 'json' };
import mattersHearings from '../domains/matters/hearings/messages/en.json' with { type: 'json' };
import mattersHome from '../domains/matters/home/messages/en.json' with { type: 'json' };
import mattersRequests from '../domains/matters/requests/messages/en.json' with { type: 'json' };
import mattersTimeline from '../domains/matters/timeline/messages/en.json' with { type: 'json' };
import mattersViewer from '../domains/matters/viewer/messages/en.json' with { type: 'json' };
import messagesConversations from '../domains/messages/conversations/messages/en.json' with { type: 'json' };
import messagesPreferences from '../domains/messages/preferences/messages/en.json' with { type: 'json' };
import moneyBilling from '../domains/money/billing/messages/en.json' with { type: 'json' };
import peopleDelegates from '../domains/people/delegates/messages/en.json' with { type: 'json' };
import peopleOwnData from '../domains/people/own-data/messages/en.json' with { type: 'json' };
import peopleProfile from '../domains/people/profile/messages/en.json' with { type: 'json' };
import peopleSignIn from '../domains/people/sign-in/messages/en.json' with { type: 'json' };
import common from '../messages/en.json' with { type: 'json' };

/** Every text of the area (en). */
export default {
  ...desk,
  ...common,
  ...peopleDelegates,
  ...peopleOwnData,
  ...peopleProfile,
  ...peopleSignIn,
  ...mattersCases,
  ...mattersHearings,
  ...mattersHome,
  ...mattersRequests,
  ...mattersTimeline,
  ...mattersViewer,
  ...moneyBilling,
  ...messagesConversations,
  ...messagesPreferences,
};
