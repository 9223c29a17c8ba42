import type { Language } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { nameIn, type SiteLanguage, TONGUES } from '@diwan/contracts/shared/tongues';
import type { Office } from '@diwan/mf-kit';

const NAMES: Record<Language, string> = { en: 'Client Portal', ar: 'بوابة الموكّلين' };
const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const ICONS = [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')];
const LOOK = { background_color: '#ffffff', theme_color: '#1f4037', icons: ICONS };

/** `/site.webmanifest`: the public site as a shortcut on a phone's first screen, in each language of it. It opens in the browser. */
export const siteManifest = (language: SiteLanguage, { profile }: Office) => ({
  id: inLanguage('/', language),
  name: profile ? nameIn(profile.name, language) : 'Diwan',
  short_name: profile ? nameIn(profile.name, language) : 'Diwan',
  lang: language,
  dir: TONGUES[language].dir,
  start_url: inLanguage('/', language),
  scope: '/',
  display: 'browser',
  ...LOOK,
});

/** `/portal.webmanifest`: the client portal as an application of its own on a phone (PORT-01). One application, whatever its language. */
export const manifest = (language: Language, { profile }: Office) => ({
  id: '/client-portal',
  name: profile ? `${profile.name[language]} – ${NAMES[language]}` : NAMES[language],
  short_name: profile?.name[language] ?? NAMES[language],
  lang: language,
  dir: language === 'ar' ? 'rtl' : 'ltr',
  start_url: inLanguage('/client-portal', language),
  scope: '/',
  display: 'standalone',
  ...LOOK,
  shortcuts: [
    { name: language === 'ar' ? 'المستندات' : 'Documents', url: inLanguage('/client-portal/documents', language) },
  ],
});
