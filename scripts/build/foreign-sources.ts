import type { Plugin } from 'rolldown';

/** Leaves the sources of the package out of its maps, as they are files of the package. What is from another package is not. */
export const foreignSources: Plugin = {
  name: 'foreign sources',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.map')) continue;
      const map: SourceMap = JSON.parse(String(file.source));
      const sourcesContent = map.sourcesContent.map((text, index) =>
        map.sources[index]?.includes('/node_modules/') ? text : null,
      );
      file.source = JSON.stringify({ ...map, sourcesContent });
    }
  },
};

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly (string | null)[];
}
