import { type ClientNames, namesInFull } from '@diwan/contracts/people/clients/names';
import { emailKeys, nameKeys, phoneKeys } from '@diwan/service-kit/store/search-keys';

/**
 * What a client is found by. Each key is matched from its beginning, so that an index serves the search: the folded name from each
 * of its words on, in both scripts, the e-mail address from each of its parts on, the phone by every ending of three digits or more.
 */
export function searchKeys({
  name,
  names,
  email,
  phone,
}: {
  name: string;
  names?: ClientNames | undefined;
  email: string | null;
  phone: string;
}): string[] {
  const ofNames = [name, ...namesInFull(names)].flatMap(nameKeys);
  return [...new Set([...ofNames, ...phoneKeys(phone), ...(email === null ? [] : emailKeys(email))])];
}
