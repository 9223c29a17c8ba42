/* global __resourceQuery, __webpack_hash__, diwanDoor */

/** Brings the bundle it stands in up to the newest build, in the open page; what cannot be exchanged while it runs needs a reload. */
async function take(hash) {
  if (hash === __webpack_hash__ || import.meta.webpackHot.status() !== 'idle') return;
  try {
    if (!(await import.meta.webpackHot.check(true))) diwanDoor.reload();
  } catch {
    diwanDoor.reload();
  }
  // Saved again meanwhile.
  diwanDoor.lookAgain();
}

diwanDoor.onBuild(__resourceQuery.slice(1), take);
