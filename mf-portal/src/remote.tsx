import { definePages, REMOTE_CONTRACT, type RemoteModule } from '@diwan/mf-kit';
import { Layout } from './app/layout.js';
import { pages } from './app/pages.js';
import './styles.css';

/** The area's only exposed module. */
const remote: RemoteModule = {
  contract: REMOTE_CONTRACT,
  area: 'portal',
  messages: async (language) =>
    (language === 'ar' ? await import('./derived/messages.ar.js') : await import('./derived/messages.en.js')).default,
  ...definePages(pages, Layout),
};
export default remote;
