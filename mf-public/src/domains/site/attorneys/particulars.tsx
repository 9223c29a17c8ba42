import { TONGUES } from '@diwan/contracts/shared/tongues';
import type { Attorney } from '@diwan/contracts/site/attorneys/http';
import { formatPhone, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { Link } from '@diwan/ui/link';
import { languagesInWords } from '../../../cards/spoken-languages.js';
import { mailLink, telephoneLink } from '../../../office/contact-links.js';
import { type Texts, useTexts } from '../../../texts.js';
import { BulletList } from './bullet-list.js';

/** What else is known of a lawyer, below each other. What is not known has no line. */
export function Particulars({ attorney }: { attorney: Attorney }) {
  const t = useTexts();
  const { language } = useShell();
  const { email, phone, specialties, education } = attorney;
  const bar = barInWords(attorney, language, t);
  const { comma } = TONGUES[language];
  const degrees = education.map(({ school, ...degree }) =>
    school ? degree[language] + comma + school[language] : degree[language],
  );
  return (
    <DescriptionList
      items={[
        ...(specialties.length > 0
          ? [
              {
                label: t('attorney.specialties'),
                value: <BulletList items={specialties.map((specialty) => specialty[language])} />,
              },
            ]
          : []),
        ...(education.length > 0 ? [{ label: t('attorney.education'), value: <BulletList items={degrees} /> }] : []),
        ...(bar ? [{ label: t('attorney.bar'), value: bar }] : []),
        { label: t('attorney.languages'), value: languagesInWords(attorney.languages, language, t) },
        ...(phone
          ? [{ label: t('attorney.phone'), value: <Contact href={telephoneLink(phone)} text={formatPhone(phone)} /> }]
          : []),
        ...(email
          ? [{ label: t('attorney.emailAddress'), value: <Contact href={mailLink(email)} text={email} /> }]
          : []),
      ]}
    />
  );
}

const Contact = ({ href, text }: { href: string; text: string }) => (
  <Link href={href}>
    <Ltr>{text}</Ltr>
  </Link>
);

/** The Bar, with the year of admission and the number there where they are known. */
function barInWords({ bar, barYear, barNumber }: Attorney, language: 'en' | 'ar', t: Texts): string | null {
  const parts = [
    ...(bar ? [bar[language]] : []),
    ...(barYear ? [t('attorney.admitted', { year: String(barYear) })] : []),
    ...(barNumber ? [t('attorney.barNumber', { number: barNumber })] : []),
  ];
  return parts.length > 0 ? parts.join(TONGUES[language].comma) : null;
}
