import { getOfficeProfile } from '@diwan/contracts/site/office/http';
import { callApi } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

/** Whether the office has an address to show on the site (D-029). */
const ask: AskWaiting = async ({ t, signal }) => {
  const { address } = await callApi(getOfficeProfile, undefined, { signal });
  if (address !== null) return { count: 0, exact: true, lines: [] };
  const line = {
    id: 'address',
    text: t('dashboard.addressMissing'),
    detail: t('dashboard.addressMissingText'),
    href: '/admin/office',
    action: t('dashboard.enterAddress'),
  };
  return { count: 1, exact: true, lines: [line] };
};
export default ask;
