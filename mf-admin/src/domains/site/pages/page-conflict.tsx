import { ConflictNotice, type Difference } from '../../../components/conflict.js';
import { useTexts } from '../../../texts.js';
import { describePlace } from './describe-place.js';
import { withText } from './merge-pages.js';
import { textsOf } from './page-pair.js';
import type { PageEditing } from './use-page-editing.js';

/** Enough to see whose page this has become. */
const SHOWN = 20;
const WHOLE = 'whole';

/** Somebody saved the page meanwhile: what was taken over, and what is to be chosen (D-129). */
export function PageConflict({ editing }: { editing: PageEditing }) {
  const t = useTexts();
  const { meeting, pair, choose, goOn } = editing;
  if (!meeting) return null;
  const { saved, typed, conflicts, taken } = meeting;
  const [there, here, now] = [saved, typed, pair].map((one) => new Map(textsOf(one)));
  const whole: Difference = {
    name: WHOLE,
    label: t('pages.conflictWhole'),
    saved: t('pages.conflictTheirs'),
    typed: t('pages.conflictOwn'),
    choice: pair === saved ? 'saved' : 'typed',
  };
  const differences = conflicts?.map((place): Difference => {
    const text = there?.get(place) ?? '';
    return {
      name: place,
      label: describePlace(t, typed, place),
      saved: text,
      typed: here?.get(place) ?? '',
      choice: now?.get(place) === text ? 'saved' : 'typed',
    };
  });
  return (
    <ConflictNotice
      differences={differences ?? [whole]}
      taken={taken.slice(0, SHOWN).map((place) => describePlace(t, typed, place))}
      onChoose={(name, choice) => {
        const side = choice === 'saved' ? saved : typed;
        choose(name === WHOLE ? side : withText(pair, name, new Map(textsOf(side)).get(name) ?? ''));
      }}
      onDone={goOn}
    />
  );
}
