import { installTrustedTypes } from './trusted-types.js';

// Before any other script is added to the page.
installTrustedTypes();
// Shared modules are negotiated before anything that uses them runs.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.js');
