// Bundles a file of a project with Metro, as React Native does for production: node metro.mjs ENTRY OUT PROJECT
import { join } from 'node:path';
import Metro from 'metro';

const [entry, out, projectRoot] = process.argv.slice(2);
const modules = join(import.meta.dirname, 'node_modules');
const config = await Metro.loadConfig(
  { cwd: projectRoot },
  {
    projectRoot,
    watchFolders: [modules],
    reporter: { update() {} },
    resolver: { nodeModulesPaths: [modules] },
    transformer: {
      getTransformOptions: async () => ({
        transform: { experimentalImportSupport: true, inlineRequires: true },
      }),
    },
  },
);
await Metro.runBuild(
  { ...config, resetCache: true },
  { entry, out, dev: false, minify: true, platform: 'ios' },
);
process.exit();
