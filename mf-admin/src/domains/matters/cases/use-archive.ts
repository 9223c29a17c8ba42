import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useCaseCourse } from './api/course.js';

/** Puts a case into the archive at once, with Undo for ten seconds instead of a question (D-125), and brings it back. */
export function useArchive(legalCase: LegalCase): { archive: () => Promise<void>; restore: () => Promise<void> } {
  const t = useTexts();
  const say = useSay();
  const { notify } = useShell();
  const course = useCaseCourse(legalCase);
  const restore = async () => {
    try {
      await course.restore();
      say.done(t('cases.restored'));
    } catch (error) {
      const isTooLate = error instanceof ApiProblem && error.code === 'CONFLICT';
      say.failed(t('cases.restoreFailed'), error, isTooLate ? t('cases.restoreTooLate') : undefined);
    }
  };
  const archive = async () => {
    try {
      await course.archive();
      notify.success(t('toast.success'), {
        description: t('cases.archivedDone'),
        action: { label: t('cases.undo'), onPress: () => void restore() },
      });
    } catch (error) {
      say.failed(t('cases.archiveFailed'), error);
    }
  };
  return { archive, restore };
}
