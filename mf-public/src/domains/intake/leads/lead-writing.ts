/** What only those need who write a request: one file, fetched when somebody begins to. */
export { CountryPicker } from './country-picker.js';
export { PhoneReadBack } from './phone-read-back.js';
export { sendLead } from './send-lead.js';
