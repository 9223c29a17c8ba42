import { Button } from '@diwan/ui/button';
import { TextInput } from '@diwan/ui/text-input';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../../texts.js';
import type { Search } from './use-search.js';

interface SearchBarProps {
  words: string;
  search: Search;
  /** Index of the hit that is shown. */
  current: number;
  onWords(words: string): void;
  /** One hit on, or back. */
  onStep(step: 1 | -1): void;
  onClose(): void;
}

/** Words to look for in the document, and the way from hit to hit: Enter leads on, Shift and Enter back, Escape closes. */
export function SearchBar({ words, search, current, onWords, onStep, onClose }: SearchBarProps) {
  const t = useTexts();
  const { hits, busy } = search;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1);
  };
  const said = !words.trim()
    ? ''
    : hits.length > 0
      ? t('viewer.hit', { hit: current + 1, hits: hits.length })
      : busy
        ? t('viewer.searching')
        : t('viewer.noHit');
  return (
    <search className="viewer-search">
      <TextInput
        autoFocus
        type="search"
        dir="auto"
        aria-label={t('viewer.search')}
        placeholder={t('viewer.search')}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span role="status" className="whitespace-nowrap text-sm text-grey">
        {said}
      </span>
      <Button variant="quiet" size="small" icon="chevron-up" iconOnly disabled={!hits[0]} onClick={() => onStep(-1)}>
        {t('viewer.previousHit')}
      </Button>
      <Button variant="quiet" size="small" icon="chevron-down" iconOnly disabled={!hits[0]} onClick={() => onStep(1)}>
        {t('viewer.nextHit')}
      </Button>
      <Button variant="quiet" size="small" icon="close" iconOnly onClick={onClose}>
        {t('viewer.closeSearch')}
      </Button>
    </search>
  );
}
