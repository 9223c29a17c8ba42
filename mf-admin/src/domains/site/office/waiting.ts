import { getOfficeProfile } from '@diwan/contracts/site/office/http';
import { isEntered } from '@diwan/contracts/site/office/office-profile';
import { lackingToPublish } from '@diwan/contracts/site/publication/readiness';
import { ApiProblem, callApi } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';
import { fetchPublication } from './api/publication.js';
import { lackingInWords } from './lacking-in-words.js';

const HREF = '/admin/office';

/** What visitors, messages and documents need to know of the firm and nobody has entered, and a site that nobody has published (D-029, PUB-09). */
const ask: AskWaiting = async ({ t, signal }) => {
  const [profile, { published }] = await Promise.all([
    callApi(getOfficeProfile, undefined, { signal }),
    // A news service of builds before knows of none, and shows the site to all.
    fetchPublication(signal).catch((error: unknown) => {
      if (error instanceof ApiProblem && error.code === 'NOT_FOUND') return { published: true };
      throw error;
    }),
  ]);
  const one = (id: string, text: string, detail: string, action: string) => ({
    count: 1,
    exact: true,
    lines: [{ id, text, detail, href: HREF, action }],
  });
  if (!isEntered(profile)) {
    const detail = t(published ? 'dashboard.officeMissingText' : 'dashboard.officeMissingUnpublished');
    return one('office', t('dashboard.officeMissing'), detail, t('dashboard.enterOffice'));
  }
  const lacking = lackingToPublish(profile);
  if (!published && lacking.length > 0) {
    const detail = t('publication.lacking', { what: lackingInWords(t, lacking) });
    return one('publication', t('publication.off'), detail, t('dashboard.enterOffice'));
  }
  if (!published) return one('publication', t('publication.ready'), t('publication.offText'), t('publication.publish'));
  if (profile.address !== null) return { count: 0, exact: true, lines: [] };
  return one('address', t('dashboard.addressMissing'), t('dashboard.addressMissingText'), t('dashboard.enterAddress'));
};
export default ask;
