import { DEFAULT_CALLING_CODE } from '@diwan/contracts/shared/phone-number';
import { TONGUES } from '@diwan/contracts/shared/tongues';
import { useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Field } from '@diwan/ui/field';
import { useFieldControl } from '@diwan/ui/field-context';
import { Icon } from '@diwan/ui/icon';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../texts.js';
import { LEBANON } from './lebanon.js';
import { loadWriting, type Writing } from './use-send-lead.js';

/**
 * Country of a number that is typed without its calling code. The list comes when somebody reaches for it; until then there is a button
 * that looks the same. Needs scripts, so without them it is not there: numbers may begin with + and their code.
 */
export function CountryField() {
  const t = useTexts();
  const [country, setCountry] = useState({ region: LEBANON, callingCode: DEFAULT_CALLING_CODE });
  const [opened, setOpened] = useState<Writing>();
  return (
    <Field label={t('leads.country')} className="pub-scripted">
      {opened ? (
        <opened.CountryPicker region={country.region} onChange={setCountry} />
      ) : (
        <ClosedPicker onOpen={() => void loadWriting().then(setOpened, () => undefined)} />
      )}
      <input type="hidden" name="callingCode" value={country.callingCode} />
    </Field>
  );
}

/** Shows Lebanon: another country can be chosen in the list alone. Focus is seen by the form, which fetches the list then. */
function ClosedPicker({ onOpen }: { onOpen: () => void }) {
  const wiring = useFieldControl({});
  const t = useTexts();
  const { siteLanguage } = useShell();
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <button
      type="button"
      role="combobox"
      id={wiring.id}
      className="ui-input ui-combobox__trigger"
      aria-haspopup="listbox"
      aria-expanded={false}
      onPointerEnter={() => void loadWriting().catch(() => undefined)}
      onClick={onOpen}
      onKeyDown={openByArrow}
    >
      <span className="ui-combobox__value">
        {TONGUES[siteLanguage].dir === 'rtl' ? (
          <>
            {t('country.LB')} <Ltr>+{DEFAULT_CALLING_CODE}</Ltr>
          </>
        ) : (
          <Ltr>
            {LEBANON} +{DEFAULT_CALLING_CODE}
          </Ltr>
        )}
      </span>
      <Icon name="chevron-down" />
    </button>
  );
}
