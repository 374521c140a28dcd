// Node's `fetch` sends by the dispatcher that was there first: a copy of undici from npm, imported before Node has made its
// own, would take its place in every test of the same process.
new Headers();
