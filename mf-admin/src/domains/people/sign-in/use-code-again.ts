import { ApiProblem } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { OWN_FACTORS_KEY } from './api/own-factors.js';

/** Asks for the set-up code once more, where that is what a refusal asks for: an hour has passed since. Tells whether it was. */
export function useCodeAgain(): (error: unknown) => Promise<boolean> {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  return async (error) => {
    if (!(error instanceof ApiProblem && error.code === 'SET_UP_CODE_REQUIRED')) return false;
    say.failed(t('setUpCode.lapsed'), error);
    await queries.invalidateQueries({ queryKey: OWN_FACTORS_KEY });
    return true;
  };
}
