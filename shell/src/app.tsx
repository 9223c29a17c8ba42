import { areaOf, frameOf } from '@diwan/contracts/remotes/area-of-path';
import type { Boot } from '@diwan/contracts/remotes/boot';
import { CONTENT_ID, type Messages, useLocation } from '@diwan/mf-kit';
import { lazy, Suspense } from 'react';
import { Footer } from './chrome/footer.js';
import { Header } from './chrome/header.js';
import { LanguageOffer } from './chrome/language-offer.js';
import { Toasts } from './chrome/toasts.js';
import { ShellTextsProvider, useTexts } from './messages/shell-texts.js';
import { AreaOutlet } from './remotes/area-outlet.js';
import { AsDocument } from './remotes/as-document.js';
import type { FirstPage } from './remotes/first-page.js';
import { useLeftToServer } from './remotes/left-to-server.js';
import { Guard } from './session/guard.js';
import { ShellProvider } from './shell-provider.js';

const NotPublished = lazy(() => import('./chrome/not-published.js'));

export interface AppProps {
  boot: Boot;
  /** The shell's own texts. */
  messages: Messages;
  first?: FirstPage | undefined;
}

/** The whole page inside a router: the same tree on the server and in the browser. */
export function App({ boot, messages, first }: AppProps) {
  return (
    <ShellTextsProvider messages={messages} language={boot.language}>
      <ShellProvider boot={boot}>
        <Frame boot={boot} first={first} />
      </ShellProvider>
    </ShellTextsProvider>
  );
}

/** Around the page: header and footer of the site, or only what every page needs where the area draws its own frame, its `main` included. */
function Frame({ boot, first }: { boot: Boot; first: FirstPage | undefined }) {
  const { pathname } = useLocation();
  const area = areaOf(pathname);
  const isLeft = useLeftToServer(boot.site);
  if (isLeft) return <AsDocument />;
  const closed = boot.site === 'closed';
  const outlet = (
    <Suspense>
      <Guard>
        <AreaOutlet key={area} area={area} first={first?.area === area ? first : undefined} />
      </Guard>
    </Suspense>
  );
  if (frameOf(pathname) === 'bare') {
    return (
      <>
        <SkipLink />
        <div className="shell-bare" data-area={area}>
          {outlet}
        </div>
        <Toasts />
      </>
    );
  }
  // Boundaries let the browser wake header, page and footer one after the other.
  return (
    <>
      <SkipLink />
      {area === 'public' && boot.site === 'inside' && (
        <Suspense>
          <NotPublished />
        </Suspense>
      )}
      <Suspense>
        <Header closed={closed} />
      </Suspense>
      <main id={CONTENT_ID} tabIndex={-1} data-area={area}>
        {outlet}
      </main>
      <Suspense>
        <Footer year={boot.year} demo={boot.demo} area={area} closed={closed} />
      </Suspense>
      {area === 'public' && (
        <Suspense>
          <LanguageOffer />
        </Suspense>
      )}
      <Toasts />
    </>
  );
}

function SkipLink() {
  const t = useTexts();
  return (
    <a className="ui-visually-hidden ui-visually-hidden--focusable" href={`#${CONTENT_ID}`}>
      {t('header.skip')}
    </a>
  );
}
