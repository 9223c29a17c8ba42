export { REMOTE_CONTRACT } from '@diwan/contracts/remotes/area';
export {
  formatClock,
  formatDate,
  formatDateTime,
  formatMonth,
  formatOwnDateTime,
  formatTime,
  formatWallTime,
  formatWeekday,
} from '@diwan/contracts/shared/date-text';
export {
  browserTransport,
  type Call,
  callApi,
  configureBrowserTransport,
  createCall,
  type Transport,
} from './api-client.js';
export { ApiProblem, type ProblemCode, referenceOf } from './api-problem.js';
export { isPutRight } from './api-recovery.js';
export { type Answer, apiPath, type CallOptions, type Change, randomId } from './api-request.js';
export { type UploadOptions, uploadFile } from './api-upload.js';
export { isLanguageChosen, rememberChosenLanguage } from './chosen-language.js';
export { CONTENT_ID } from './content-id.js';
export { documentRule, seenAddress, seenQuery } from './document-rule.js';
export { type Draft, dropDraft, dropDraftsOfOthers, keepDraft, readDraft } from './drafts.js';
export type { Feature, NavEntry } from './feature.js';
export { formatMoney, formatNumber, formatPhone } from './format.js';
export { watchHistory } from './history-guard.js';
export {
  createTranslate,
  type MessageKey,
  type Messages,
  MessagesProvider,
  type MessageValues,
  rich,
  type Translate,
  useT,
} from './messages.js';
export { isDoorOfStaff, nextPath, secondFactorPath, signInPath } from './next-path.js';
export {
  canKeepOffline,
  dropOffline,
  keepOffline,
  type OfflineCopy,
} from './offline-copy.js';
export { PageHead, type PageHeadProps, sharePath } from './page-head.js';
export { definePages, type Page, type PageDefinition, type PageProps, page, preparePage } from './pages.js';
export type {
  AreaProps,
  DocumentRule,
  FormRequest,
  FormState,
  PageRequest,
  PageResult,
  RemoteModule,
  Said,
} from './remote.js';
export {
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  type NavLinkProps,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './router.js';
export { RouterAnchor } from './router-anchor.js';
export { type SealedStore, sealedStore } from './sealed-store.js';
export {
  NotFound,
  type Notify,
  type Office,
  type Session,
  type ShellContext,
  ShellContextValue,
  type ToastOptions,
  useShell,
} from './shell-context.js';
export { inertBody, trustedHtml } from './trusted-html.js';
export { hasUnsavedWork, useUnsavedWork } from './unsaved-work.js';
export { type LeavingByHistory, useBackGuard, useSheetEntry } from './use-history-guard.js';
export { type OfflineChoice, useOfflineChoice } from './use-offline-choice.js';
