// Fails the run if eleven listeners wait on one signal or emitter: the library and its tests add one and remove it.
function failOnLeak(warning: Error): void {
  if (warning.name === 'MaxListenersExceededWarning') throw warning;
}

// A worker that runs several files loads this once for each.
if (!process.listeners('warning').some(({ name }) => name === failOnLeak.name))
  process.on('warning', failOnLeak);
