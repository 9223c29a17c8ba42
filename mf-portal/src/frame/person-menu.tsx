import { isStaff } from '@diwan/contracts/shared/role';
import { useAction } from '@diwan/desk-kit/use-action';
import { useThemeItems } from '@diwan/desk-kit/use-theme';
import { useNavigate, useShell } from '@diwan/mf-kit';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { useTexts } from '../texts.js';

/** Who is signed in, and what is theirs: profile, messages, Logout. */
export function PersonMenu() {
  const t = useTexts();
  const navigate = useNavigate();
  const { session, logout, notify, problemText } = useShell();
  const leaving = useAction(() => logout().catch((error) => notify.error(problemText(error))));
  const themeItems = useThemeItems();
  const { person } = session;
  if (!person) return null;
  const items: MenuItem[] = [
    { id: 'profile', label: t('portal.profile'), icon: 'user', onSelect: () => navigate('/client-portal/profile') },
    {
      id: 'messages',
      label: t('portal.messages'),
      icon: 'mail',
      onSelect: () => navigate('/client-portal/messages-settings'),
    },
    {
      id: 'delegates',
      label: t('delegate.menu'),
      icon: 'user',
      onSelect: () => navigate('/client-portal/delegates'),
    },
    ...themeItems,
    ...(isStaff(person.roles)
      ? [{ id: 'desk', label: t('frame.backOffice'), onSelect: () => navigate('/admin') }]
      : []),
    {
      id: 'logout',
      label: leaving.busy ? t('frame.leaving') : t('frame.logout'),
      icon: 'logout',
      separated: true,
      onSelect: () => void leaving.run(),
    },
  ];
  return <Menu label={t('frame.menu', { name: person.name })} icon="user" items={items} />;
}
