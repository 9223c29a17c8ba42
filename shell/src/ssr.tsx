import type { Boot } from '@diwan/contracts/remotes/boot';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import type { PageResult, RemoteModule } from '@diwan/mf-kit';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.js';
import { loadMessages } from './messages/load-messages.js';

/** HTML of a page, split where the template needs it. */
export interface RenderedPage {
  /** Title, metas and links that React has hoisted to the front. */
  head: string;
  body: string;
}

/** Renders a public page on the server with the remote's own module; fails when the page does. */
export async function renderPage(boot: Boot, module: RemoteModule, result: PageResult): Promise<RenderedPage> {
  const path = boot.page?.path ?? '/';
  const [messages, texts] = await Promise.all([loadMessages(boot.language), module.messages(boot.language)]);
  await module.prepare?.(path.split('?')[0] ?? '/');
  const first = { module, messages: texts, area: module.area, address: path, result };
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter basename={inLanguage('/', boot.language)} location={inLanguage(path, boot.language)}>
      <App boot={boot} messages={messages} first={first} />
    </StaticRouter>,
    {
      // A page goes out whole. Beyond this size React would send what is inside a Suspense apart, to be put in place by an inline script,
      // which the content policy refuses and readers without JavaScript do not run.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error;
      },
    },
  );
  let html = '';
  for await (const chunk of prelude as AsyncIterable<{ toString(): string }>) html += chunk.toString();
  if (failure) throw failure;
  return split(html);
}

/** React puts titles, metas and links of the whole tree before everything else. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

function split(html: string): RenderedPage {
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

export { loadMessages };
