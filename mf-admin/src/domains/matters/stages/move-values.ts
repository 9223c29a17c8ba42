import type { CaseStage, StageTemplate } from '@diwan/contracts/matters/stages/http';
import { moveToStage } from '@diwan/contracts/matters/stages/http';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import { endpointForm } from '../../../components/endpoint-form.js';

/** Chosen instead of a stage of the template; no id of one has such a sign. */
export const OWN_WORDS = '_own';

export interface MoveValues {
  /** Id of a stage of the template, or `OWN_WORDS`. */
  stage: string;
  /** Read with `OWN_WORDS` only. */
  name: LocalizedText;
}

/** Begins with the stage that follows the present one. */
export function moveValues(present: CaseStage | null, stages: readonly StageTemplate[]): MoveValues {
  const next = stages[stages.findIndex(({ id }) => id === present?.id) + 1];
  return { stage: next?.id ?? OWN_WORDS, name: { en: '', ar: '' } };
}

const isEmpty = (text: string) => text.trim() === '' && 'required';

/** Reads and checks the form; the version is told when it is sent. */
export const moveForm = endpointForm(moveToStage, ({ stage, name }: MoveValues) => {
  const isOwn = stage === OWN_WORDS;
  return {
    body: { stage: isOwn ? { name } : { id: stage }, version: 0 },
    // The contract takes one of two, and can say of neither what is wrong with it.
    ...(isOwn && { faults: { stage: false, 'name.en': isEmpty(name.en), 'name.ar': isEmpty(name.ar) } }),
  };
});
