// Derived from the folders by `npm run derive`. Do not edit.
import * as mattersCalendarFeedsHttp from '../../matters/calendar-feeds/http.js';
import * as mattersCasesCourseHttp from '../../matters/cases/course.http.js';
import * as mattersCasesHttp from '../../matters/cases/http.js';
import * as mattersClientHealthHttp from '../../matters/client-health/http.js';
import * as mattersCourtsHttp from '../../matters/courts/http.js';
import * as mattersDeadlinesHttp from '../../matters/deadlines/http.js';
import * as mattersDeadlinesRulesHttp from '../../matters/deadlines/rules.http.js';
import * as mattersDocumentSettingsHttp from '../../matters/document-settings/http.js';
import * as mattersDocumentsAccessesHttp from '../../matters/documents/accesses.http.js';
import * as mattersDocumentsBeginningHttp from '../../matters/documents/beginning.http.js';
import * as mattersDocumentsHttp from '../../matters/documents/http.js';
import * as mattersDocumentsKeepingHttp from '../../matters/documents/keeping.http.js';
import * as mattersDocumentsNoticeHttp from '../../matters/documents/notice.http.js';
import * as mattersDocumentsUnreadHttp from '../../matters/documents/unread.http.js';
import * as mattersHearingsHttp from '../../matters/hearings/http.js';
import * as mattersHearingsOwnHttp from '../../matters/hearings/own.http.js';
import * as mattersInstancesHttp from '../../matters/instances/http.js';
import * as mattersPartiesHttp from '../../matters/parties/http.js';
import * as mattersRequestsHttp from '../../matters/requests/http.js';
import * as mattersRequestsOwnHttp from '../../matters/requests/own.http.js';
import * as mattersRequestsTemplatesHttp from '../../matters/requests/templates.http.js';
import * as mattersShareRequestsHttp from '../../matters/share-requests/http.js';
import * as mattersSharedLinksHttp from '../../matters/shared-links/http.js';
import * as mattersStagesHttp from '../../matters/stages/http.js';
import * as mattersTasksHttp from '../../matters/tasks/http.js';
import * as mattersTimelineHttp from '../../matters/timeline/http.js';
import * as mattersVisitsHttp from '../../matters/visits/http.js';
import * as mattersWallsHttp from '../../matters/walls/http.js';
import * as mattersWeeksHttp from '../../matters/weeks/http.js';

/** Every module that declares endpoints of cases. */
export const HTTP_MODULES = [
  mattersCalendarFeedsHttp,
  mattersCasesCourseHttp,
  mattersCasesHttp,
  mattersClientHealthHttp,
  mattersCourtsHttp,
  mattersDeadlinesHttp,
  mattersDeadlinesRulesHttp,
  mattersDocumentSettingsHttp,
  mattersDocumentsAccessesHttp,
  mattersDocumentsBeginningHttp,
  mattersDocumentsHttp,
  mattersDocumentsKeepingHttp,
  mattersDocumentsNoticeHttp,
  mattersDocumentsUnreadHttp,
  mattersHearingsHttp,
  mattersHearingsOwnHttp,
  mattersInstancesHttp,
  mattersPartiesHttp,
  mattersRequestsHttp,
  mattersRequestsOwnHttp,
  mattersRequestsTemplatesHttp,
  mattersShareRequestsHttp,
  mattersSharedLinksHttp,
  mattersStagesHttp,
  mattersTasksHttp,
  mattersTimelineHttp,
  mattersVisitsHttp,
  mattersWallsHttp,
  mattersWeeksHttp,
];
