import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { can } from '@diwan/contracts/shared/permission';
import { isWritten, ofProduct, SITE_LANGUAGES, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { callApi, configureBrowserTransport } from './api-client.js';
import { ApiProblem } from './api-problem.js';
import { answer, type FakeApi, type FakeRequest, matches } from './fake-api.js';
import { type Messages, MessagesProvider } from './messages.js';
import type { PageResult, RemoteModule } from './remote.js';
import {
  type Notify,
  type Office,
  type Session,
  type ShellContext,
  ShellContextValue,
  type ToastOptions,
} from './shell-context.js';

export { answerProblem, type FakeApi, type FakeRequest } from './fake-api.js';
export { expectSameKeys } from './same-keys.js';

export interface ShellOptions {
  session?: Session;
  language?: SiteLanguage;
  /** Path and query without the language. */
  path?: string;
  messages?: Messages;
  /** What is known of the firm; by default its numbers and no profile. */
  office?: Partial<Office>;
  api?: FakeApi;
  /** What asking for the session anew finds; by default the same. */
  refreshed?: () => Session;
  /** What becomes of being asked to prove oneself anew; by default the person gives up. */
  confirm?: () => boolean;
}

type ToastKind = Exclude<keyof Notify, 'dismiss'>;

/** What happened around the tree under test. */
export interface FakeShell {
  /** Put it around the tree: `render(<Thing />, { wrapper: shell.wrapper })`. */
  wrapper: (props: { children: ReactNode }) => ReactElement;
  requests: FakeRequest[];
  /** The requests to one endpoint, oldest first, named as in `api`. The last request of all is whichever came last: pages ask for much at a time. */
  sent(endpoint: string): FakeRequest[];
  /** What was said and not taken back, oldest first. */
  toasts: { kind: ToastKind; text: string; description: string | undefined; action?: ToastOptions['action'] }[];
  /** Current path and query. */
  location(): string;
  signedOut(): boolean;
  /** How often the person was asked to prove themselves anew. */
  confirmations(): number;
  /** Addresses that were opened as new documents. */
  documents: string[];
}

/** A person for tests; an owner unless told otherwise. */
export const aPerson = (changes: Partial<SessionPerson> = {}): SessionPerson => ({
  id: '64b000000000000000000001',
  name: 'Rana Haddad',
  roles: ['owner'],
  language: 'en',
  secondFactor: 'confirmed',
  ...changes,
});

/** The shell's double: context, router and `fetch`, with nothing on the network. A request without a handler fails the test. */
export function fakeShell({
  session = { status: 'visitor', person: null },
  language = 'en',
  path = '/',
  messages = {},
  office,
  api = {},
  refreshed,
  confirm = () => false,
}: ShellOptions = {}): FakeShell {
  const requests: FakeRequest[] = [];
  const toasts: FakeShell['toasts'] = [];
  let current = path;
  let isSignedOut = false;
  let confirmations = 0;
  configureBrowserTransport({
    fetch: (input, init) => answer(api, requests, input, init),
    csrfToken: async () => 'csrf-of-the-test',
    onSignedOut: async () => {
      isSignedOut = true;
      return false;
    },
    onUnconfirmed: async () => {
      confirmations += 1;
      return confirm();
    },
  });
  const documents: string[] = [];
  const byId = new Map<string, FakeShell['toasts'][number]>();
  const dismiss = (id: string) => {
    const said = byId.get(id);
    if (said) toasts.splice(toasts.indexOf(said), 1);
    byId.delete(id);
  };
  const say = (kind: ToastKind) => (text: string, options?: ToastOptions) => {
    if (options?.id) dismiss(options.id);
    const { action } = options ?? {};
    const said = { kind, text, description: options?.description, ...(action && { action }) };
    toasts.push(said);
    if (options?.id) byId.set(options.id, said);
  };
  const context: ShellContext = {
    language: ofProduct(language),
    siteLanguage: language,
    origin: 'https://diwan.example',
    session,
    can: (permission) => can(session.person?.roles ?? [], permission),
    refreshSession: async () => refreshed?.() ?? session,
    signedOut: () => {
      isSignedOut = true;
    },
    logout: async () => {
      isSignedOut = true;
    },
    openInLanguage: (wanted, other) => {
      documents.push(inLanguage(wanted, other));
    },
    notify: { success: say('success'), error: say('error'), warning: say('warning'), info: say('info'), dismiss },
    languagePaths: Object.fromEntries(
      SITE_LANGUAGES.filter((other) => other !== language && isWritten(path.split('?')[0] ?? path, other)).map(
        (other) => [other, inLanguage(path, other)],
      ),
    ),
    office: { profile: null, opening: null, phone: '+9611000000', whatsappNumber: '+96170000000', ...office },
    problemText: (error) => (error instanceof ApiProblem ? `problem: ${error.code}` : 'problem: INTERNAL'),
    notFound: <h1>Oops! Page not found</h1>,
  };
  return {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[path]}>
        <Track
          onChange={(place) => {
            current = place;
          }}
        />
        <ShellContextValue value={context}>
          <MessagesProvider messages={messages} language={language}>
            {children}
          </MessagesProvider>
        </ShellContextValue>
      </MemoryRouter>
    ),
    requests,
    sent: (endpoint) => requests.filter((request) => matches(endpoint, request)),
    toasts,
    location: () => current,
    signedOut: () => isSignedOut,
    confirmations: () => confirmations,
    documents,
  };
}

/**
 * Loads a remote's page as the shell would and returns the tree to render, with the shell's double around it:
 * `const { tree, requests } = await remoteInShell(remote, { path: '/news', api }); render(tree);`
 */
export async function remoteInShell(
  remote: RemoteModule,
  options: ShellOptions = {},
): Promise<FakeShell & { tree: ReactElement; result: PageResult | undefined }> {
  const { language = 'en', path = '/' } = options;
  const shell = fakeShell({ ...options, messages: options.messages ?? (await remote.messages(language)) });
  const { pathname, searchParams } = new URL(path, 'https://diwan.example');
  const request = { path: pathname, query: searchParams, language: ofProduct(language), siteLanguage: language };
  const result = await remote.load?.({ ...request, call: callApi });
  const { App } = remote;
  const Wrapper = shell.wrapper;
  return {
    ...shell,
    result,
    tree: (
      <Wrapper>
        <App result={result} />
      </Wrapper>
    ),
  };
}

function Track({ onChange }: { onChange(place: string): void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}
