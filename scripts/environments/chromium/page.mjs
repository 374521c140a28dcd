// Listens before the package is loaded, so that no violation is missed.
const violations = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  violations.push(`${effectiveDirective} ${blockedURI}`),
);
const { refusedEval, smoke } = await import('../smoke.mjs');
const results = await smoke();
// The browser dispatches each violation event in a later task, in order. Wait for the last one.
await new Promise((resolve) => setTimeout(resolve));
const error = violations.length > 0 ? violations.join() : undefined;
results.push({ name: 'no violation of the content security policy', error }, refusedEval());
await fetch('/results', { method: 'POST', body: JSON.stringify(results) });
