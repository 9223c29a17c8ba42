import { emailKeys, nameKeys, phoneKeys } from '@diwan/service-kit/search-keys';

/**
 * What a client is found by. Each key is matched from its beginning, so that an index serves the search: the folded name from each
 * of its words on, the e-mail address from each of its parts on, the phone by every ending of three digits or more.
 */
export function searchKeys({ name, email, phone }: { name: string; email: string | null; phone: string }): string[] {
  return [...new Set([...nameKeys(name), ...phoneKeys(phone), ...(email === null ? [] : emailKeys(email))])];
}
