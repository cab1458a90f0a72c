// The service worker: keeps the page's files, so that it opens without a network. What a server knows is never kept: tables, names, results.
// And it tells the reader of their turn when the server pushes, with every page closed.
// The build puts in which files there are (vite.config.ts).
const FILES = /* files */ [];
const KEPT = `hacktable-${/* version */ ""}`;
/** Milliseconds after which the page that is kept is shown instead of one that does not come. */
const PATIENCE = 2000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

// Files of the version before stay for pages that are still open.
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("hacktable-") && name !== KEPT))
      .then((old) => Promise.all(old.slice(0, -1).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page says which files it had loaded before this worker was there: its language, for example. */
self.addEventListener("message", (event) => {
  const wanted = event.data.filter(isKept);
  event.waitUntil(
    caches.open(KEPT).then((cache) => Promise.all(wanted.map((file) => cache.match(file).then((has) => has || cache.add(file))))),
  );
});

/** Files whose name tells what is in them. */
function isKept(address) {
  return address.startsWith(new URL("./assets/", self.location).href) || address.startsWith(new URL("./minds/", self.location).href);
}

async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

async function page(request) {
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error("late")), PATIENCE));
  try {
    return await Promise.race([fetch(request), late]);
  } catch {
    return (await caches.match("./")) ?? fetch(request);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (isKept(request.url)) event.respondWith(kept(request));
  else if (request.mode === "navigate" && !address.pathname.includes("/api/")) event.respondWith(page(request));
});

/** Show what the server has pushed, unless the reader looks at that table just now. */
async function tell({ table, title, body, lang }) {
  const windows = await self.clients.matchAll({ type: "window" });
  if (windows.some((window) => window.focused && new URL(window.url).pathname === `/t/${table}`)) return;
  // A page that is open tells with the same tag: so there is one note for a table, whoever tells.
  await self.registration.showNotification(title, { body, lang, tag: `hacktable-${table}`, icon: "./icon-192.png", data: { table } });
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

/** Go to a table, in the window that has it open if there is one. */
async function visit(table) {
  const path = `/t/${encodeURIComponent(table)}`;
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((window) => new URL(window.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data.table));
});

/** The push service has given this browser another address. */
async function subscribeAgain(old) {
  const made = await self.registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, public: keys.p256dh, secret: keys.auth, language: self.navigator.language.slice(0, 2) });
  await fetch("/api/me/push", { method: "POST", headers: { "content-type": "application/json" }, body });
}

self.addEventListener("pushsubscriptionchange", (event) => {
  if (event.oldSubscription) event.waitUntil(subscribeAgain(event.oldSubscription));
});
