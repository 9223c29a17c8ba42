import { SPOKEN_LANGUAGES } from '@diwan/contracts/intake/leads/wish-options';
import { TONGUES } from '@diwan/contracts/shared/tongues';
import { useShell } from '@diwan/mf-kit';
import { OpeningNow } from '../office/opening-now.js';
import { useTexts } from '../texts.js';

/** What a visitor wants to know of a firm first, in one line: whether somebody is there, in which languages, and where it is registered. */
export function HeroFacts() {
  const t = useTexts();
  const { language, siteLanguage, office } = useShell();
  const { profile } = office;
  if (!profile) return null;
  const languages = SPOKEN_LANGUAGES.map((spoken) => t(`language.${spoken}`)).join(TONGUES[siteLanguage].comma);
  return (
    <ul className="pub-hero__facts">
      <li>
        <OpeningNow profile={profile} />
      </li>
      <li>{t('hero.languages', { languages })}</li>
      {profile.barRegistration && siteLanguage === language && <li>{profile.barRegistration[language]}</li>}
    </ul>
  );
}
