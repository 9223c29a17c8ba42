import { nameIn, TONGUES } from '@diwan/contracts/shared/tongues';
import { useShell } from '@diwan/mf-kit';
import { useTexts } from '../messages/shell-texts.js';
import { openingInWords } from './opening-in-words.js';

/** Where the office is and when it opens or closes next, as the server knew it: said so that it stays true while the page stands there. */
export function OfficeLines() {
  const t = useTexts();
  const { siteLanguage, office } = useShell();
  const { profile, opening } = office;
  return (
    <div className="shell-footer__office">
      {profile?.address && (
        <address lang={profile.address.street[siteLanguage] ? undefined : 'en'}>
          {nameIn(profile.address.street, siteLanguage) +
            TONGUES[siteLanguage].comma +
            nameIn(profile.address.city, siteLanguage)}
        </address>
      )}
      {opening && <p>{openingInWords(opening, siteLanguage, t)}</p>}
    </div>
  );
}
