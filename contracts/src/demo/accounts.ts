import type { Language } from '../shared/language.js';
import type { StaffRole } from '../shared/role.js';

/** A person of the demo data. Identity creates them; the demo data of other services refers to them by `id`. */
export interface DemoAccount {
  id: string;
  phone: string;
  name: string;
  language: Language;
  /** `contact` has an account and no case. */
  role: StaffRole | 'client' | 'contact';
}

const account = (number: number, name: string, role: DemoAccount['role'], language: Language = 'en'): DemoAccount => ({
  id: `d1${number.toString(16).padStart(22, '0')}`,
  phone: `+9617000000${number}`,
  name,
  language,
  role,
});

export const DEMO_OWNER = account(1, 'Nadim Haddad', 'owner');
export const DEMO_CLIENT = account(2, 'Rana Khoury', 'client');
/** Prefers Arabic. */
export const DEMO_ARABIC_CLIENT = account(3, 'Karim Mansour', 'client', 'ar');
export const DEMO_LAWYER = account(4, 'Maya Saliba', 'lawyer');
export const DEMO_EDITOR = account(5, 'Jad Younes', 'editor');
/** Signed up and waits for the firm to open a case. */
export const DEMO_CONTACT = account(6, 'Lea Tannous', 'contact');
export const DEMO_ACCOUNTANT = account(7, 'Hala Rizk', 'accountant');

/** All demo accounts, in the order they are shown. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  DEMO_OWNER,
  DEMO_CLIENT,
  DEMO_ARABIC_CLIENT,
  DEMO_LAWYER,
  DEMO_EDITOR,
  DEMO_CONTACT,
  DEMO_ACCOUNTANT,
];
