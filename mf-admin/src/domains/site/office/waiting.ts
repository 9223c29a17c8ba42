import { getOfficeProfile } from '@diwan/contracts/site/office/http';
import { isEntered } from '@diwan/contracts/site/office/office-profile';
import { callApi } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

/** What visitors, messages and documents need to know of the firm and nobody has entered; the address of the site last (D-029). */
const ask: AskWaiting = async ({ t, signal }) => {
  const profile = await callApi(getOfficeProfile, undefined, { signal });
  const href = '/admin/office';
  if (!isEntered(profile)) {
    const [text, detail] = [t('dashboard.officeMissing'), t('dashboard.officeMissingText')];
    return {
      count: 1,
      exact: true,
      lines: [{ id: 'office', text, detail, href, action: t('dashboard.enterOffice') }],
    };
  }
  if (profile.address !== null) return { count: 0, exact: true, lines: [] };
  const [text, detail] = [t('dashboard.addressMissing'), t('dashboard.addressMissingText')];
  return {
    count: 1,
    exact: true,
    lines: [{ id: 'address', text, detail, href, action: t('dashboard.enterAddress') }],
  };
};
export default ask;
