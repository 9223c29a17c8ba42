import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import type { Language } from '@diwan/contracts/shared/language';
import type { Permission } from '@diwan/contracts/shared/permission';
import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import type { Opening } from '@diwan/contracts/site/office/opening';
import { createContext, type ReactNode, useContext } from 'react';

/** Who is signed in. `loading` on the server and until the first answer: draw what a visitor sees. `failed`: could not be asked. */
export type Session =
  | { status: 'loading' | 'visitor' | 'failed'; person: null }
  | { status: 'person'; person: SessionPerson };

export interface ToastOptions {
  /** A second line in smaller type. */
  description?: string;
  /** Takes the place of what was said under this id before; `dismiss` takes it back. */
  id?: string;
  /** One thing to do about it, such as taking it back; the message closes then. */
  action?: { label: string; onPress: () => void };
}

/**
 * Short messages at the corner of the page (region "Notifications", Alt+T), for outcomes of what a person just did. Not for what is
 * wrong with a field: that stands at the field.
 */
export type Notify = Readonly<
  Record<'success' | 'error' | 'warning' | 'info', (text: string, options?: ToastOptions) => void> & {
    /** Takes back what was said under an id: it is true no more. */
    dismiss(id: string): void;
  }
>;

/** How to reach the firm. */
export interface Office {
  /** Null until the firm has entered it, and when it cannot be read. */
  profile: OfficeProfile | null;
  /** Whether it was open when the page was made; null without a profile. */
  opening: Opening | null;
  /** Of the profile, or what the settings give in its place; null when neither says. */
  phone: string | null;
  whatsappNumber: string | null;
}

/** What the shell lends every remote. */
export interface ShellContext {
  /** Of the product: what people, notices and records have. */
  language: Language;
  /** Of the page on show; a page of the site may be in a language that the product is not in. */
  siteLanguage: SiteLanguage;
  /** Origin of the site, for absolute addresses, such as `https://diwan.example`. */
  origin: string;
  session: Session;
  /** Whether the signed-in person may do this; hides controls, the service decides. */
  can(permission: Permission): boolean;
  /** Asks the server again who is signed in; after signing in, or when roles changed. */
  refreshSession(): Promise<Session>;
  /** The server said that nobody is signed in. Private pages then lead to sign-in and back. */
  signedOut(): void;
  /** Ends the session, in all tabs, and leaves for the home page. */
  logout(): Promise<void>;
  /** Opens a path of this site in a language, as a new document. */
  openInLanguage(path: string, language: Language): void;
  notify: Notify;
  /** Address of this page in each other language that it exists in, for plain links (it is another document). */
  languagePaths: Partial<Record<SiteLanguage, string>>;
  office: Office;
  /** What went wrong, in the person's language; for anything thrown. */
  problemText(error: unknown): string;
  /** The 404 page, see `NotFound`. */
  notFound: ReactNode;
}

/** For the shell and the testing double only. */
export const ShellContextValue = createContext<ShellContext | null>(null);

export function useShell(): ShellContext {
  const shell = useContext(ShellContextValue);
  if (!shell) throw new Error('This component needs the shell around it');
  return shell;
}

/** The site's 404 page, for addresses that an area does not have. */
export function NotFound(): ReactNode {
  return useShell().notFound;
}
