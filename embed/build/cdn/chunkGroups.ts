import type { Rolldown } from 'vite';

const libraries = /node_modules\/(react|react-dom|scheduler|@r2wc|wouter|regexparam)\//;
const reading = /node_modules\/(swr|dequal|zod)\/|src\/api\/useApi\.ts/;
const signIn = ['src/areas/frame/signIn/SignInSlot.tsx', 'src/areas/login/LoginArea.tsx'];
const session = 'src/api/endpoints/auth.ts';
const list = 'src/areas/members/MembersArea.tsx';
const dashboard = 'src/areas/dashboard/DashboardArea.tsx';
const visitors = 'src/areas/form/FormArea.tsx';
const kit = /\/src\/(?:ui|people|routing)\//;
const ownOfSignIn = /PasswordField/;
/** Every screen uses this to move the focus; the rest of `fields` is only for forms. */
const ofScreens = /headingFocus|texts\/common/;
/** The console signs out too; signed-in users must not download the sign-in form for it. */
const signOut = 'src/areas/frame/signIn/useSignOut.ts';
/** The end of every form besides sign-in. */
const formEnd = ['src/ui/form/SubmitButton.tsx', 'src/ui/form/FormActions.tsx'];
/** How people are named and reached: for the members list, and for dialogs of other areas. */
const ofPeople =
  /\/src\/(?:texts\/memberLabels|domain\/(?:records|members\/(?:membreFields|contactHref))|people\/ContactLink)\./;
/** The shortcuts of every screen read what the viewer has chosen. */
const ownOfList = /\/src\/areas\/members\/(?!data\/viewerStorage)/;
/** Small parts of many areas are grouped, so that a page downloads one file instead of several. */
const shared: Record<string, RegExp> = {
  screens:
    /src\/(areas\/frame\/navigation\/(BackToApps|areaAt|membersPath|nameInTitle|useFocusOnNavigate|useOffered)|areas\/frame\/foresight\/useForeseenPath|routing\/(Link|Redirect|useHref)\.|ui\/screen\/)/,
  menu: /src\/ui\/(menu|popover)\//,
  catalogs: /src\/api\/endpoints\/(groupes|departements|etapes|tags|statistiques)\.ts/,
  panel: /src\/ui\/(panel\/|form\/useRadios)/,
  asks: /src\/(ui\/(dialog\/(PromptDialog|dropFocus|useAlert|useConfirm)|toast\/|unsavedChanges\/)|routing\/use(?:Blocker|Layer)|texts\/saveFailures|data\/useWriteFailure)/,
  dialog: /src\/ui\/(dialog\/Dialog\.|dangerDialog\/|formDialog\/FormDialog)/,
  bits: /src\/(domain\/fold|ui\/(state\/Skeleton|lazy\/useLazyDialog|form\/fields\/Checkbox)|data\/useRecord|areas\/members\/data\/useViewer)/,
  inputs: /src\/ui\/form\/fields\/(DateField|RadioGroup)/,
  memberForm:
    /src\/(areas\/members\/(fields|edit\/(texts|CancelButton|MemberFields|memberForm|saveFailure|MemberForm\.module))|domain\/members\/membreColumns)/,
  soon: /src\/(areas\/(frame\/foresight\/plan|members\/list\/shortcuts\/(singleKeys|handledElsewhere))|ui\/(lazy\/foresee|icon\/furtherPaths))\./,
  removal: /src\/people\/removal\/(?!refusals)/,
  tools: /src\/people\/(tools\/useCopyEmails|moves\/moves|removal\/refusals)\./,
  likeness: /src\/domain\/search\/(likeness|folded|memberSearch)\./,
  ownAccount: /src\/areas\/settings\/account\/(account\.module|formFailure|texts)/,
  whole: /src\/areas\/members\/data\/(narrowing|selection\/wholeSelection)\./,
  windowed: /src\/ui\/(table\/WindowedTable|windowing\/)/,
};

/**
 * Sorts the modules into chunks by when they are needed. Every widget loads `vendor`, the libraries, which seldom
 * change, and `core`, our code that runs before any screen. `signIn` is for visitors who aren't signed in. `fields`
 * holds what the sign-in form shares with other forms, `focus` what it shares with every screen, and `controls` what the
 * sign-in form and the visitors' form share with lists. `data` loads with the first screen that reads data, and
 * includes what the dashboard and lists both need; the little of it that the visitors' form needs is in `core`. `list`
 * is what lists share, `people` what they and dialogs say of a person, `MembersArea` the rest of the members list. Many small chunks would weigh more, because each is
 * compressed alone. The bundler splits the rest by area.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let names: Map<string, string> | undefined;
  const group = (name: string, priority: number): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id, context) => {
      names ??= nameModules(context);
      return (names.get(id) ?? (reading.test(id) ? 'data' : undefined)) === name ? name : null;
    },
    priority,
  });
  return [
    { name: 'vendor', test: libraries, priority: 5 },
    group('core', 4),
    // These come before the groups that depend on them and would otherwise include them.
    group('controls', 3),
    group('focus', 3),
    group('data', 2),
    group('people', 2),
    group('list', 1),
    group('MembersArea', 1),
    group('fields', 1),
    group('signIn', 1),
    ...Object.entries(shared).map(([name, test]) => ({ name, test })),
  ];
}

function nameModules(context: Rolldown.ChunkingContext): Map<string, string> {
  const at = (path: string) => `${process.cwd()}/${path}`;
  const names = new Map<string, string>();
  const core = staticClosure([at('embed/cdn.ts')], context);
  const form = staticClosure(signIn.map(at), context);
  const ofDashboard = staticClosure([at(dashboard)], context);
  const ofSession = staticClosure([at(session)], context);
  const ofList = staticClosure([at(list)], context);
  for (const id of ofList) {
    const isShared = !ownOfList.test(id) && !ofPeople.test(id);
    if (isShared) names.set(id, ofDashboard.has(id) ? 'data' : 'list');
    else names.set(id, ofPeople.test(id) ? 'people' : 'MembersArea');
  }
  for (const id of ofSession) names.set(id, 'data');
  for (const id of form) {
    const isEarly = ofList.has(id) || ofDashboard.has(id);
    if (ofScreens.test(id)) names.set(id, 'focus');
    else names.set(id, isEarly ? 'controls' : kit.test(id) && !ownOfSignIn.test(id) ? 'fields' : 'signIn');
  }
  for (const path of formEnd) names.set(at(path), 'fields');
  names.set(at(signOut), 'focus');
  for (const id of staticClosure([at(visitors)], context)) {
    if (names.has(id)) names.set(id, kit.test(id) ? 'controls' : 'core');
  }
  for (const id of core) names.set(id, 'core');
  return names;
}

function staticClosure(starts: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
