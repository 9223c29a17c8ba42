import { listFailedJobs } from '@diwan/contracts/messages/failed-jobs/http';
import { listNotices } from '@diwan/contracts/messages/notices/http';
import { callApi } from '@diwan/mf-kit';
import { reasonText } from '../../../components/notice-reason.js';
import type { AskWaiting } from '../../../frame/feature.js';

const SHOWN = 5;

/** Notices that failed or have an unknown outcome, and jobs that gave up (D-142). */
const ask: AskWaiting = async ({ t, signal }) => {
  const [failed, unknown, jobs] = await Promise.all([
    callApi(listNotices, { query: { state: 'failed', limit: SHOWN } }, { signal }),
    callApi(listNotices, { query: { state: 'unknown', limit: SHOWN } }, { signal }),
    callApi(listFailedJobs, { query: { limit: SHOWN } }, { signal }),
  ]);
  const notices = [...failed.items, ...unknown.items].map(({ id, family, state, reason, name, createdAt }) => ({
    id,
    text: [t(`noticeFamily.${family}`), name].filter(Boolean).join(' · '),
    detail: reason ? reasonText(t, reason) : t(`noticeState.${state}`),
    at: createdAt,
    late: state === 'failed',
    href: `/admin/notices?state=${state}`,
    action: t('notices.look'),
  }));
  const stuck = jobs.items.map(({ queue, id, failedAt }) => ({
    id: `${queue}-${id}`,
    text: t('notices.jobGaveUp'),
    ...(failedAt && { at: failedAt }),
    late: true,
    href: '/admin/notices',
    action: t('notices.look'),
  }));
  return {
    count: failed.total + unknown.total + jobs.total,
    exact: failed.exact && unknown.exact,
    lines: [...notices, ...stuck].slice(0, SHOWN),
  };
};
export default ask;
