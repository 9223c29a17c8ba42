import { useThemeItems } from '@diwan/desk-kit/use-theme';
import { rememberChosenLanguage, useLocation, useShell } from '@diwan/mf-kit';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { useTexts } from '../texts.js';

const NAMES = { en: 'English', ar: 'العربية' } as const;

/** What belongs to the person who sits here, and the ways out. */
function usePersonItems(): MenuItem[] {
  const t = useTexts();
  const { language, openInLanguage, logout, notify, problemText } = useShell();
  const { pathname, search } = useLocation();
  const themeItems = useThemeItems();
  const other = language === 'en' ? 'ar' : 'en';
  const inOther = () => {
    rememberChosenLanguage();
    openInLanguage(pathname + search, other);
  };
  const leave = () => void logout().catch((error) => notify.error(problemText(error)));
  return [
    { id: 'security', icon: 'user', label: t('dashboard.security'), href: '/admin/security' },
    {
      id: 'language',
      icon: 'globe',
      label: <span lang={other}>{NAMES[other]}</span>,
      onSelect: inOther,
      separated: true,
    },
    ...themeItems,
    { id: 'site', icon: 'external', label: t('frame.toSite'), href: '/' },
    { id: 'logout', icon: 'logout', label: t('frame.logout'), onSelect: leave, separated: true },
  ];
}

/** The person's name, with their own menu behind it. */
export function PersonMenu() {
  const { session } = useShell();
  const items = usePersonItems();
  if (!session.person) return null;
  return <Menu label={session.person.name} showLabel icon="user" variant="quiet" items={items} />;
}
