import type { Language } from '@diwan/contracts/shared/language';

/** How Meta classifies a template; a wrong class is refused at approval. */
export type Category = 'authentication' | 'utility' | 'marketing';

/** A quick reply below a message: pressed, its payload comes back, which is its id and what the message is about. */
export interface TemplateButton {
  id: string;
  title: Record<Language, string>;
}

/** A list that opens from a message inside the 24 hours (`insideWindow`): its lines come back as they are, by their ids. */
export interface TemplateList {
  /** What stands above it, in the place of the text, which goes where there are no lists. */
  body: Record<Language, string>;
  /** What opens it. */
  button: Record<Language, string>;
  lines: readonly TemplateButton[];
}

/** The variable that no text shows: what the buttons of a message are about. */
export const PRESSED = 'pressed';

/** What comes back when a button is pressed. */
export const payloadOf = ({ id }: TemplateButton, pressed: string): string => `${id}.${pressed}`;

/** A message that the product sends: WhatsApp gets the approved template of the same name, the demo inbox and e-mails show the body. */
export interface Template {
  category: Category;
  /** Variables in the provider's numbering: the first is `{{1}}`. Bodies name them; the name of the firm is filled in for all. */
  variables: readonly string[];
  /** Subject line of an e-mail. */
  subject: Record<Language, string>;
  /** What is submitted for approval; WhatsApp refuses one that begins or ends with a variable. */
  body: Record<Language, string>;
  /** At most three; by e-mail there are none. */
  buttons?: readonly TemplateButton[];
  /** Shown as a list where that can be. */
  list?: TemplateList;
  /** Goes by e-mail only: WhatsApp never gets to see it. */
  mailOnly?: true;
  /** Free text of WhatsApp: nobody approves it, and it goes inside the 24 hours after its reader wrote only (NOT-03). */
  insideWindow?: true;
}

export type Templates = Record<string, Template>;

/** One of some templates with a value for each of its variables. */
export type Filled<T extends Templates> = {
  [Name in keyof T & string]: {
    template: Name;
    variables: Record<Exclude<T[Name]['variables'][number], 'firm'>, string> &
      (T[Name] extends { buttons: readonly TemplateButton[] } ? Record<typeof PRESSED, string> : unknown);
  };
}[keyof T & string];
