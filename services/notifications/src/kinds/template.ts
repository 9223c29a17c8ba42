import type { Language } from '@diwan/contracts/shared/language';

/** How Meta classifies a template; a wrong class is refused at approval. */
export type Category = 'authentication' | 'utility' | 'marketing';

/** A message that the product sends: WhatsApp gets the approved template of the same name, the demo inbox and e-mails show the body. */
export interface Template {
  category: Category;
  /** Variables in the provider's numbering: the first is `{{1}}`. Bodies name them; the name of the firm is filled in for all. */
  variables: readonly string[];
  /** Subject line of an e-mail. */
  subject: Record<Language, string>;
  /** What is submitted for approval; WhatsApp refuses one that begins or ends with a variable. */
  body: Record<Language, string>;
  /** Goes by e-mail only: WhatsApp never gets to see it. */
  mailOnly?: true;
}

export type Templates = Record<string, Template>;

/** One of some templates with a value for each of its variables. */
export type Filled<T extends Templates> = {
  [Name in keyof T & string]: {
    template: Name;
    variables: Record<Exclude<T[Name]['variables'][number], 'firm'>, string>;
  };
}[keyof T & string];
