import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ComboboxOption, ComboboxTexts } from './combobox-option.js';
import { Icon } from './icon.js';
import { foldText } from './search-text.js';
import { VisuallyHidden } from './visually-hidden.js';

interface ComboboxPopupProps<Option extends ComboboxOption> {
  /** Id of the combobox's button, from which the others are made. */
  id: string;
  options: readonly Option[];
  value: string;
  texts: ComboboxTexts;
  renderOption: ((option: Option) => ReactNode) | undefined;
  onSearch: ((query: string) => void) | undefined;
  onPick: (value: string) => void;
  /** `refocus`: by Escape, the focus goes back to the button; by Tab it moves on. */
  onClose: (refocus: boolean) => void;
}

/** The search box and list of an open combobox. The focus stays in the box; `aria-activedescendant` walks the list. */
export function ComboboxPopup<Option extends ComboboxOption>(props: ComboboxPopupProps<Option>) {
  const { id, options, value, texts, renderOption, onSearch, onPick, onClose } = props;
  const [query, setQuery] = useState('');
  const matches = onSearch ? options : filterOptions(options, query);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const input = useRef<HTMLInputElement>(null);
  const listId = `${id}-list`;
  const optionId = (option: Option | undefined) => (option ? `${id}-option-${option.value}` : undefined);
  const activeId = optionId(matches[active]);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    const element = activeId ? document.getElementById(activeId) : null;
    element?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = matches.length - 1;
    const target = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setActive(Math.max(0, target));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = matches[active];
      if (option) onPick(option.value);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose(true);
    } else if (event.key === 'Tab') {
      onClose(false);
    }
  };

  return (
    <div className="ui-combobox__popup" data-own-escape>
      <div className="ui-combobox__search">
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.search}
          aria-label={texts.search}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={activeId}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            onSearch?.(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} className="ui-combobox__list" role="listbox" aria-label={texts.search}>
        {matches.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is served by the search box, which keeps the focus
          <div
            key={option.value}
            id={optionId(option)}
            className="ui-combobox__option"
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            data-active={index === active}
            onPointerMove={() => setActive(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option.value)}
          >
            {renderOption?.(option) ?? <span dir="auto">{option.label}</span>}
            {option.hint && <span className="ui-combobox__hint">{option.hint}</span>}
            {option.value === value && <Icon name="check" />}
          </div>
        ))}
      </div>
      {matches.length === 0 && <p className="ui-combobox__empty">{texts.empty}</p>}
      <VisuallyHidden role="status">
        {matches.length === 0 ? texts.empty : query && texts.results?.(matches.length)}
      </VisuallyHidden>
    </div>
  );
}

function filterOptions<Option extends ComboboxOption>(options: readonly Option[], query: string): readonly Option[] {
  const wanted = foldText(query);
  if (!wanted) return options;
  const found = (option: Option) => [option.label, ...(option.keywords ?? [])].map(foldText);
  const matches = options.filter((option) => found(option).some((text) => text.includes(wanted)));
  const startsWith = (option: Option) => (found(option).some((text) => text.startsWith(wanted)) ? 0 : 1);
  return matches.sort((a, b) => startsWith(a) - startsWith(b));
}
