import type { OwnProfile } from '@diwan/contracts/people/profile/http';
import { DraftNotice } from '@diwan/desk-kit/unsaved/draft-notice';
import { UnsavedGuard } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { forgetDraft, useDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { ApiProblem, formatPhone, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Form, FormActions, useSchemaForm } from '@diwan/ui/form';
import { applyFormError, applyServerErrors } from '@diwan/ui/form-errors';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { Facts } from '../../../frame/facts.js';
import { OWN_PROFILE } from '../../../frame/own-profile.js';
import { type Texts, useTexts } from '../../../texts.js';
import { saveOwnProfile } from './api/own-profile.js';
import { Profile, type ProfileInput, profileData, profileValues } from './profile-schema.js';

const FIELD_TEXTS = ['too_long', 'invalid_phone', 'invalid_email'] as const;

/** What a person changes of themselves; name and phone are the firm's to change. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const t = useTexts();
  const { language, notify, openInLanguage, problemText } = useShell();
  const cache = useQueryClient();
  const form = useSchemaForm(Profile, { defaultValues: profileValues(profile) });
  const { control } = form;
  const { version } = profile;
  const draft = useDraft({ form, name: 'own-profile', base: profileValues(profile), version });
  const giveUp = () => {
    forgetDraft(form);
    form.reset(profileValues(profile));
    draft.dismiss();
  };

  const save = async (values: ProfileInput) => {
    try {
      const saved = await saveOwnProfile(profileData(values), version);
      cache.setQueryData(OWN_PROFILE, saved);
      form.reset(profileValues(saved));
      draft.beginOver({ base: profileValues(saved), version: saved.version });
      forgetDraft(form);
      draft.dismiss();
      notify.success(t('profile.saved'));
      if (saved.language !== language) openInLanguage('/client-portal/profile', saved.language);
    } catch (error) {
      const { code, fieldErrors } = error instanceof ApiProblem ? error : { code: undefined, fieldErrors: {} };
      if (Object.keys(fieldErrors).length > 0) return applyServerErrors(form, fieldErrors);
      // What was typed stays; saving again goes over what was changed meanwhile, so that is read before anything is said.
      if (code === 'CONFLICT') await cache.invalidateQueries({ queryKey: OWN_PROFILE });
      applyFormError(form, code === 'CONFLICT' ? t('profile.conflict') : problemText(error));
    }
  };

  return (
    <>
      <Facts
        items={[
          { label: t('profile.name'), value: <bdi>{profile.name}</bdi> },
          { label: t('profile.phone'), value: <Ltr>{formatPhone(profile.phone)}</Ltr> },
        ]}
      />
      <p className="-mt-3 text-sm text-grey">{t('profile.phoneHint')}</p>
      <Form
        form={form}
        wide
        errorsTitle={t('form.errors')}
        translateError={(message) => fieldText(message, t)}
        onSubmit={save}
      >
        {draft.restored && <DraftNotice onDiscard={giveUp} />}
        <FormField
          control={control}
          name="whatsappNumber"
          label={t('auth.whatsapp')}
          hint={t('profile.whatsappHint')}
          optionalLabel={t('form.optional')}
        >
          {(field) => <TextInput type="tel" dir="ltr" autoComplete="tel" {...field} />}
        </FormField>
        <FormField control={control} name="email" label={t('auth.email')} optionalLabel={t('form.optional')}>
          {(field) => <TextInput type="email" autoComplete="email" {...field} />}
        </FormField>
        <FormField control={control} name="address" label={t('auth.address')} optionalLabel={t('form.optional')}>
          {(field) => <TextInput autoComplete="street-address" {...field} />}
        </FormField>
        <FormField control={control} name="language" label={t('profile.language')} hint={t('profile.languageHint')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={[
                { value: 'en', label: 'English' },
                { value: 'ar', label: 'العربية' },
              ]}
            />
          )}
        </FormField>
        <FormActions>
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={t('profile.saving')}>
            {t('profile.save')}
          </Button>
        </FormActions>
        <UnsavedGuard dirty={form.formState.isDirty} onDiscard={giveUp} />
      </Form>
    </>
  );
}

/** Words for what is wrong with a field. What is said of the whole form is in words already. */
function fieldText(message: string, t: Texts): string {
  const known = FIELD_TEXTS.find((key) => key === message);
  if (known) return t(`field.${known}`);
  return /^[a-z_]+$/.test(message) ? t('field.invalid') : message;
}
