import type { Boot } from '@diwan/contracts/remotes/boot';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { can } from '@diwan/contracts/shared/permission';
import { isWritten, ofProduct, SITE_LANGUAGES, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import {
  ApiProblem,
  type PageResult,
  RouterAnchor,
  type ShellContext,
  ShellContextValue,
  useLocation,
} from '@diwan/mf-kit';
import { LinkProvider } from '@diwan/ui/link-context';
import { Fragment, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { notify } from './chrome/toasts.js';
import type messages from './messages/en.json';
import { type ShellTexts, useTexts } from './messages/shell-texts.js';
import { useAlternates } from './remotes/page-alternates.js';
import { NotFoundScreen } from './screens/not-found-screen.js';
import { useIsConfirming } from './session/confirmation.js';
import { IdleWarning } from './session/idle-warning.js';
import { askSession, endSession, signedOut } from './session/session-store.js';
import { useSession } from './session/use-session.js';

/** Rarely needed, so fetched when they are. */
const SignInAgain = lazy(() => import('./session/sign-in-again.js'));
const ConfirmIdentity = lazy(() => import('./session/confirm-identity.js'));

/** Lends the remotes, and the shell's own parts, what `ShellContext` describes. */
export function ShellProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  const { session, idleEndsAt, lapsed, generation } = useSession();
  const isConfirming = useIsConfirming();
  const languagePaths = useLanguagePaths(boot);
  const t = useTexts();
  const { language: siteLanguage, origin, office } = boot;
  const language = ofProduct(siteLanguage);
  const context = useMemo<ShellContext>(
    () => ({
      language,
      siteLanguage,
      origin,
      office,
      session,
      can: (permission) => can(session.person?.roles ?? [], permission),
      refreshSession: async () => (await askSession()).session,
      signedOut: () => void signedOut(),
      logout: async () => {
        await endSession();
        // A new document: nothing of the session stays in memory.
        window.location.assign(inLanguage('/', siteLanguage));
      },
      openInLanguage: (path, wanted) => window.location.assign(inLanguage(path, wanted)),
      notify,
      languagePaths,
      problemText: (error) => problemText(error, t),
      notFound: <NotFoundScreen />,
    }),
    [language, siteLanguage, origin, office, session, languagePaths, t],
  );
  return (
    <ShellContextValue value={context}>
      <LinkProvider component={RouterAnchor}>
        <Fragment key={generation}>{children}</Fragment>
        <IdleWarning endsAt={idleEndsAt} />
        {lapsed && session.person && (
          <Suspense>
            <SignInAgain person={session.person} />
          </Suspense>
        )}
        {isConfirming && !lapsed && session.person && (
          <Suspense>
            <ConfirmIdentity person={session.person} />
          </Suspense>
        )}
      </LinkProvider>
    </ShellContextValue>
  );
}

/** The same page and query in each other language that it exists in; a page that has no twin there leads to its own path, or its remote says where. */
function useLanguagePaths({ language, page }: Boot): ShellContext['languagePaths'] {
  const { pathname, search } = useLocation();
  const alternates = useAlternates((page?.result as PageResult | undefined)?.alternates);
  return useMemo(() => {
    const there = (other: SiteLanguage) => inLanguage(alternates?.[other] ?? pathname, other) + search;
    const others = SITE_LANGUAGES.filter((other) => other !== language && isWritten(pathname, other));
    return Object.fromEntries(others.map((other) => [other, there(other)]));
  }, [language, pathname, search, alternates]);
}

/** The text of the code. A service that is newer than this page may have others: a general sentence then, never the code. */
function problemText(error: unknown, t: ShellTexts): string {
  const code = error instanceof ApiProblem ? error.code : 'INTERNAL';
  const key = `error.${code}` as keyof typeof messages;
  const text = t(key);
  return text === key ? t('error.OTHER') : text;
}
