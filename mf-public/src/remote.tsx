import { definePages, REMOTE_CONTRACT, type RemoteModule } from '@diwan/mf-kit';
import { Layout } from './app/layout.js';
import { pages } from './app/pages.js';
import { TEXTS } from './derived/texts.js';
import './styles.css';

/** The area's only exposed module. */
const remote: RemoteModule = {
  contract: REMOTE_CONTRACT,
  area: 'public',
  messages: async (language) => (await TEXTS[language]()).default,
  ...definePages(pages, Layout),
};
export default remote;
