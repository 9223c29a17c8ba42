import { endpoint } from '../../http/endpoint.js';
import { OfficeProfile, OfficeProfileDraft } from './office-profile.js';

const service = 'news';

export const getOfficeProfile = endpoint({
  service,
  method: 'GET',
  path: '/site/profile',
  access: 'public',
  status: 200,
  summary: "The firm's particulars and opening hours",
  response: OfficeProfileDraft,
  errors: [],
});

/** Replaces the profile; every place that shows it reads the same record (D-030). Other numbers take a confirmation of the last minutes. */
export const setOfficeProfile = endpoint({
  service,
  method: 'PUT',
  path: '/site/profile',
  access: 'office:write',
  fresh: 'sometimes',
  status: 200,
  summary: "Change the firm's particulars",
  body: OfficeProfile,
  response: OfficeProfile,
  errors: ['CONFLICT'],
});
