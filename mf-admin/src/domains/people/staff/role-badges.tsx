import type { StaffRole } from '@diwan/contracts/shared/role';
import { Badge } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';

/** Roles of somebody, owners in sight. */
export function RoleBadges({ roles }: { roles: readonly StaffRole[] }) {
  const t = useTexts();
  return (
    <span className="flex flex-wrap gap-1">
      {roles.map((role) => (
        <Badge key={role} tone={role === 'owner' ? 'accent' : 'neutral'}>
          {t(`role.${role}`)}
        </Badge>
      ))}
    </span>
  );
}
