export interface Release {
  readonly tag: string;
  readonly manifest: {
    readonly version?: string;
    readonly private?: boolean;
    readonly repository?: { readonly type?: string; readonly url?: string };
    readonly homepage?: string;
    readonly bugs?: string | { readonly url?: string };
  };
  readonly changelog: string;
  readonly readme: string;
}

export interface ReleaseProblem {
  readonly text: string;
  /** CONTRIBUTING.md lists what only the owner of the project can do. */
  readonly isForOwner: boolean;
}

export function releaseProblems({ tag, manifest, changelog, readme }: Release): ReleaseProblem[] {
  const { version, repository, homepage, bugs } = manifest;
  const bugsUrl = typeof bugs === 'string' ? bugs : bugs?.url;
  const heading = changelog.split('\n').find((line) => line.startsWith(`## ${version}`));
  const checks: Readonly<Record<string, boolean>> = {
    [`the tag must be v${version}, got ${tag}`]: tag === `v${version}`,
    'package.json: private must not be set': manifest.private !== true,
  };
  const checksForOwner: Readonly<Record<string, boolean>> = {
    // npm refuses provenance without the repository, and links of the README on the npm page need it.
    'package.json: repository must be { type: "git", url: "git+https://….git" }':
      repository?.type === 'git' && /^git\+https:\/\/\S+\/\S+\.git$/.test(repository.url ?? ''),
    'package.json: homepage must be an https URL': isHttpsUrl(homepage),
    'package.json: bugs must be an https URL': isHttpsUrl(bugsUrl),
    [`.github/CHANGELOG.md: expected a heading "## ${version}" that ends with its date`]:
      /\d{4}-\d\d-\d\d$/.test(heading ?? ''),
    'README.md: must not say that the package is not published yet': !readme.includes('not published yet'),
  };
  return [...failed(checks, false), ...failed(checksForOwner, true)];
}

function failed(checks: Readonly<Record<string, boolean>>, isForOwner: boolean): ReleaseProblem[] {
  return Object.keys(checks).flatMap((text) => (checks[text] ? [] : { text, isForOwner }));
}

function isHttpsUrl(url: string | undefined): boolean {
  return url !== undefined && /^https:\/\/\S+$/.test(url);
}
