import { listClients } from '@diwan/contracts/people/clients/http';
import { callApi, formatPhone } from '@diwan/mf-kit';
import type { FindRecords } from '../../../frame/feature.js';

/** Clients by name, e-mail or phone. */
const find: FindRecords = async ({ text, signal }) => {
  const { items } = await callApi(listClients, { query: { search: text, limit: 5 } }, { signal });
  return items.map(({ id, name, phone }) => ({
    id,
    text: name,
    detail: formatPhone(phone),
    href: `/admin/client-details/${id}`,
  }));
};
export default find;
