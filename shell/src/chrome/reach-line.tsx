import { useShell } from '@diwan/mf-kit';
import { useTexts } from '../messages/shell-texts.js';
import { HelpLinks } from './help-links.js';
import { LanguageSwitch } from './language-switch.js';
import { openingInWords } from './opening-in-words.js';

/** The line above the header of a wide window: hours, telephone and WhatsApp, languages. It scrolls away; the header stays. */
export function ReachLine() {
  const t = useTexts();
  const { siteLanguage, office } = useShell();
  return (
    <div className="shell-reach">
      <div className="shell-reach__line">
        {office.opening && <p>{openingInWords(office.opening, siteLanguage, t)}</p>}
        <HelpLinks />
        <LanguageSwitch />
      </div>
    </div>
  );
}
