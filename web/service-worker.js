// The service worker: keeps the page's files, so that it opens without a network. What a server knows is never kept: tables, names, results.
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
