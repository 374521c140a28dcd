/** What a release is made of. */
export interface Release {
  /** `v` and the version. */
  readonly tag: string;
  readonly manifest: {
    readonly version?: string;
    readonly private?: boolean;
    readonly repository?: { readonly type?: string; readonly url?: string };
    readonly homepage?: string;
    readonly bugs?: string | { readonly url?: string };
  };
  readonly changelog: string;
}

/** What keeps a tag from being published; the fields of package.json are filled in once there is a public home. */
export function releaseProblems({ tag, manifest, changelog }: Release): string[] {
  const { version, repository, homepage, bugs } = manifest;
  const bugsUrl = typeof bugs === 'string' ? bugs : bugs?.url;
  const heading = changelog.split('\n').find((line) => line.startsWith(`## ${version}`));
  const checks: Readonly<Record<string, boolean>> = {
    [`the tag must be v${version}, got ${tag}`]: tag === `v${version}`,
    'package.json: private must not be set': manifest.private !== true,
    // Provenance is refused without it, and the links of the README lead nowhere on the page of the package.
    'package.json: repository must be { type: "git", url: "git+https://….git" }':
      repository?.type === 'git' && /^git\+https:\/\/\S+\/\S+\.git$/.test(repository.url ?? ''),
    'package.json: homepage must be an address': isAddress(homepage),
    'package.json: bugs must be an address': isAddress(bugsUrl),
    [`.github/CHANGELOG.md: there must be a heading of ${version} with its date`]: /\d{4}-\d\d-\d\d$/.test(
      heading ?? '',
    ),
  };
  return Object.keys(checks).filter((problem) => !checks[problem]);
}

function isAddress(url: string | undefined): boolean {
  return url !== undefined && /^https:\/\/\S+$/.test(url);
}
