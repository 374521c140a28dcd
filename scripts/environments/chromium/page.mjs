// Listens before the package is loaded, so that nothing that it tries goes unseen.
const violations = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  violations.push(`${effectiveDirective} ${blockedURI}`),
);
const { refusedEval, smoke } = await import('../smoke.mjs');
const results = await smoke();
// The browser tells of violations in tasks of their own, in the order in which they happened.
await new Promise((resolve) => setTimeout(resolve));
const error = violations.length > 0 ? violations.join() : undefined;
results.push({ name: 'no violation of the policy', error }, refusedEval());
await fetch('/results', { method: 'POST', body: JSON.stringify(results) });
