// Derived from the folders by `npm run derive`. Do not edit.
import desk from '@diwan/desk-kit/messages.en';
import mattersCases from '../domains/matters/cases/messages/en.json' with { type: 'json' };
import mattersHome from '../domains/matters/home/messages/en.json' with { type: 'json' };
import mattersViewer from '../domains/matters/viewer/messages/en.json' with { type: 'json' };
import messagesPreferences from '../domains/messages/preferences/messages/en.json' with { type: 'json' };
import peopleProfile from '../domains/people/profile/messages/en.json' with { type: 'json' };
import peopleSignIn from '../domains/people/sign-in/messages/en.json' with { type: 'json' };
import common from '../messages/en.json' with { type: 'json' };

/** Every text of the area (en). */
export default {
  ...desk,
  ...common,
  ...peopleProfile,
  ...peopleSignIn,
  ...mattersCases,
  ...mattersHome,
  ...mattersViewer,
  ...messagesPreferences,
};
