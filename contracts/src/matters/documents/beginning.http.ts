import { endpoint } from '../../http/endpoint.js';
import { readGrantContent } from './http.js';

const service = 'cases';

/**
 * The first pages of a marked PDF that is being made, to be read until `readGrantContent` answers: a PDF of its own, with the headers
 * `BEGINNING_OF` and `BEGINNING_MADE`. 204: nothing to wait for, or nothing to see before the whole. Asked with HEAD it says how far the
 * making is.
 */
export const readGrantBeginning = endpoint({
  service,
  method: 'GET',
  path: '/grants/:grant/content/beginning',
  access: 'signed-in',
  status: 200,
  bytes: true,
  summary: 'The first pages of a granted document that is still being marked',
  params: readGrantContent.params,
  errors: readGrantContent.errors,
});
/** How many pages the whole has, and how many of them are marked. */
export const BEGINNING_OF = 'x-pages';
export const BEGINNING_MADE = 'x-pages-made';
