import { ApiProblem } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { FAILED_JOBS_KEY, type FailedJob, retryJob } from './api/list-failed-jobs.js';

/** Has a job tried once more. It may be done by now, or under way because a colleague pressed first. */
export function RetryJobButton({ job }: { job: FailedJob }) {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryJob(job),
    onSuccess: () => say.done(t('jobs.retried')),
    onError: (error) =>
      error instanceof ApiProblem && error.code === 'NOT_FOUND'
        ? say.done(t('jobs.gone'))
        : say.failed(t('jobs.retryFailed'), error),
    onSettled: () => queries.invalidateQueries({ queryKey: FAILED_JOBS_KEY }),
  });
  return (
    <Button variant="secondary" size="small" icon="retry" busy={retry.isPending} onClick={() => retry.mutate()}>
      {t('jobs.retry')}
      <VisuallyHidden> {job.name}</VisuallyHidden>
    </Button>
  );
}
