import { ErrorSummary } from '@diwan/ui/error-summary';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts.js';
import { describePlace } from './describe-place.js';
import { placeId } from './editor-context.js';
import { faultInWords } from './fault-in-words.js';
import { isShared, type PagePair } from './page-pair.js';
import type { PageFaults as Faults } from './use-page-editing.js';

export interface PageFaultsProps {
  faults: Faults;
  pair: PagePair;
}

/** All that keeps the page from being saved or published, each leading to its field. Takes the focus after an attempt. */
export function PageFaults({ faults, pair }: PageFaultsProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { round, byPlace } = faults;
  useEffect(() => {
    if (round > 0) box.current?.focus();
  }, [round]);
  // What both languages share is wrong once.
  const isTold = (place: string) => {
    const [language, ...path] = place.split('.');
    const at = path.join('.');
    return language === 'ar' && isShared(pair, at) && `en.${at}` in byPlace;
  };
  const entries = Object.entries(byPlace)
    .filter(([place]) => !isTold(place))
    .sort(([a], [b]) => partOf(a) - partOf(b));
  if (entries.length === 0) return null;
  return (
    <ErrorSummary
      ref={box}
      title={t('form.errors')}
      errors={entries.map(([place, fault]) => ({
        fieldId: placeId(place),
        message: `${describePlace(t, pair, place)}: ${faultInWords(t, fault)}`,
      }))}
    />
  );
}

/** Number of the part that a place belongs to, for the order of the screen; name and search results come first. */
const partOf = (place: string): number => Number(/^\w+\.blocks\.(\d+)/.exec(place)?.[1] ?? -1);
