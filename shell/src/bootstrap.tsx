import { areaOf } from '@diwan/contracts/remotes/area-of-path';
import type { Boot } from '@diwan/contracts/remotes/boot';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { type PageResult, watchHistory } from '@diwan/mf-kit';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';
import { readBoot } from './boot.js';
import { loadMessages } from './messages/load-messages.js';
import type { FirstPage } from './remotes/first-page.js';
import { isStaleBuild, reloadOnce } from './remotes/guarded-reload.js';
import { loadArea } from './remotes/load-area.js';
import { setAlternates } from './remotes/page-alternates.js';
import { rememberRegistry } from './remotes/registry-client.js';
import { connectConfirmation } from './session/confirmation.js';
import { connectSession } from './session/session-store.js';
import './styles.css';

async function start() {
  connectSession();
  connectConfirmation();
  watchHistory();
  const boot = readBoot();
  rememberRegistry(boot.registry);
  const [messages, first] = await Promise.all([loadMessages(boot.language), loadFirstPage(boot)]);
  // Rendered by the server, but its remote cannot be had: the page stays readable as it is, links are ordinary links.
  if (boot.page && !first) return;
  const root = document.getElementById('root') as HTMLElement;
  const tree = (
    <BrowserRouter basename={inLanguage('/', boot.language)}>
      <App boot={boot} messages={messages} first={first} />
    </BrowserRouter>
  );
  if (first) {
    hydrateRoot(root, tree);
    // What was pressed meanwhile may follow now (`wake.ts`): React wakes the part that a press falls on first.
    return void document.dispatchEvent(new Event('awake'));
  }
  // The firm's name stood in for a title; pages draw their own, and only the first title counts.
  document.querySelector('title[data-stand-in]')?.remove();
  createRoot(root).render(tree);
}

/** Loads the remote of a page that the server has rendered before hydrating it, so that both trees are the same. */
async function loadFirstPage({ language, page }: Boot): Promise<FirstPage | undefined> {
  if (!page) return undefined;
  const path = page.path.split('?')[0] ?? '/';
  const result = page.result as PageResult;
  const area = areaOf(path);
  try {
    const loaded = await loadArea(area, language);
    await loaded.module.prepare?.(path);
    setAlternates(result.alternates);
    return { ...loaded, area, address: page.path, result };
  } catch (error) {
    if (isStaleBuild(error)) reloadOnce();
    return undefined;
  }
}

void start();
