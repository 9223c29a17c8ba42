import type { StaffMember } from '@diwan/contracts/people/staff/http';
import type { StaffRole } from '@diwan/contracts/shared/role';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { FormActions } from '@diwan/ui/form';
import { type FormEvent, useState } from 'react';
import { ConflictNotice, type Difference } from '../../../components/conflict.js';
import { useSay } from '../../../components/say.js';
import { useReportDirty } from '../../../components/unsaved.js';
import { useTexts } from '../../../texts.js';
import { readStaffMember, saveRoles } from './api/staff.js';
import { RoleChoices } from './role-choices.js';

export interface RolesFormProps {
  member: StaffMember;
  onSaved: (member: StaffMember) => void;
  onCancel: () => void;
}

/** Changes somebody's roles, after a question that names them (D-116). */
export function RolesForm({ member: read, onSaved, onCancel }: RolesFormProps) {
  const t = useTexts();
  const { language, problemText } = useShell();
  const say = useSay();
  /** The roles as they were read last: what is chosen counts as a change of these. */
  const [member, setMember] = useState(read);
  const [roles, setRoles] = useState<StaffRole[]>(member.roles);
  const [meeting, setMeeting] = useState<{ theirs: StaffMember; typed: StaffRole[] } | null>(null);
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const isChanged = roles.length !== member.roles.length || roles.some((role) => !member.roles.includes(role));
  useReportDirty(isChanged);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) setAsking(true);
    else onCancel();
  };
  const fail = (error: unknown) => {
    setProblem(problemText(error));
    say.failed(t('roles.saveFailed'), error);
  };
  /** Somebody else changed them meanwhile: the person sees both and chooses (D-129). */
  const meet = async () => setMeeting({ theirs: await readStaffMember(member), typed: roles });
  const save = async () => {
    setAsking(false);
    setSaving(true);
    setProblem('');
    try {
      onSaved(await saveRoles(member, roles));
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'CONFLICT') await meet().catch(fail);
      else fail(error);
    }
    setSaving(false);
  };
  const inWords = (these: readonly StaffRole[]) =>
    these.map((role) => t(`role.${role}`)).join(language === 'ar' ? '، ' : ', ');
  const names = inWords(roles);
  const difference = ({ theirs, typed }: { theirs: StaffMember; typed: StaffRole[] }): Difference => ({
    name: 'roles',
    label: t('roles.roles'),
    saved: inWords(theirs.roles),
    typed: inWords(typed),
    choice: roles === theirs.roles ? 'saved' : 'typed',
  });
  return (
    <form className="ui-form" onSubmit={ask}>
      {meeting && (
        <ConflictNotice
          differences={[difference(meeting)]}
          taken={[]}
          onChoose={(_name, choice) => setRoles(choice === 'saved' ? meeting.theirs.roles : meeting.typed)}
          onDone={() => {
            setMember(meeting.theirs);
            setMeeting(null);
          }}
        />
      )}
      <RoleChoices value={roles} onChange={setRoles} error={problem || undefined} />
      <FormActions>
        <Button type="submit" busy={saving} busyLabel={t('form.saving')}>
          {t('roles.save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </FormActions>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone={roles.length === 0 ? 'danger' : 'primary'}
        title={t('roles.confirmTitle', { name: member.name })}
        confirmLabel={t('roles.save')}
        cancelLabel={t('form.cancel')}
        onConfirm={() => void save()}
      >
        {roles.length === 0
          ? t('roles.confirmEnd', { name: member.name })
          : t('roles.confirmText', { name: member.name, roles: names })}
      </ConfirmDialog>
    </form>
  );
}
