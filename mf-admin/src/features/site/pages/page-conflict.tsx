import { ConflictNotice, type Difference } from '../../../components/conflict.js';
import { type Texts, useTexts } from '../../../texts.js';
import { describePlace } from './describe-place.js';
import { type PagePair, textsOf } from './page-pair.js';
import type { PageEditing } from './use-page-editing.js';

const SHOWN = 20;

/** Somebody saved the page meanwhile: what differs, and both ways on (D-129). */
export function PageConflict({ editing }: { editing: PageEditing }) {
  const t = useTexts();
  const { theirs, pair, takeTheirs, keepMine } = editing;
  if (!theirs) return null;
  return (
    <ConflictNotice
      differences={differencesBetween(t, { en: theirs.en, ar: theirs.ar }, pair).slice(0, SHOWN)}
      onTakeSaved={takeTheirs}
      onKeepTyped={keepMine}
    />
  );
}

function differencesBetween(t: Texts, saved: PagePair, typed: PagePair): Difference[] {
  const there = new Map(textsOf(saved));
  const here = new Map(textsOf(typed));
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((place) => {
    const texts = { saved: there.get(place) ?? '', typed: here.get(place) ?? '' };
    return texts.saved === texts.typed ? [] : [{ label: describePlace(t, typed, place), ...texts }];
  });
}
