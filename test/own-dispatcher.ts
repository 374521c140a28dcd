// Node's `fetch` uses the dispatcher that was created first. A copy of undici from npm would replace Node's own one in
// every test of the same process if it were imported earlier.
new Headers();
