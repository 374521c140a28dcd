import { bundleSize, importNames, imports } from './bench/bundle-sizes.js';

for (const name of Object.keys(imports) as (keyof typeof imports)[]) {
  const size = await bundleSize(imports[name]);
  console.log(`${importNames[name].padEnd(24)} ${size.toFixed(1).padStart(6)} kB min+gzip`);
}
