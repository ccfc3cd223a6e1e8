import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * Sorts the modules into chunks by folder and by who needs them. The first that fits:
 *
 * - `vendor`: the libraries of every widget, which seldom change; `core`: our code that runs before any screen
 * - `members`, `events`…: what only the first screen of this area needs, and its later parts; `gate`: what stands around the
 *   screens of people with an account, and the declarations of their areas; `hash`: around those that own the page's address
 * - `events-calls`…: what besides only the command palette needs: the calls of the area and their rows
 * - `visitors-lists`, `visitors-shared`, `visitors`: what the agenda for visitors shares with every signed-in page or the
 *   members list, with other first screens, with the forms for visitors; `questions`: what the two forms for visitors share
 * - `days`: what months need; `dates`: the field of a day
 * - `fields`: what the visitors' forms share with other screens; `account`: what the sign-in form and the declarations share
 *   with screens of people with an account; `submission`: what the sign-in form shares with later parts only, the form of every
 *   dialog; `kit`: what every signed-in page or the dashboard shares; `lists`: what the members list or many others share;
 *   `notices`: copying a line; `hours`: of a day; `today`: what is over, or to be completed; `inputs` and `shared`: what other first screens share
 * - `question-words`: by which a page fills in a form, and an answer becomes a member
 * - `charts`: the chart library and what draws with it
 * - `core-later`: what the core loads later, but `icons`
 * - `members-edit`…: what only the later parts in the folder `edit` of the area need; `members-later`: in several folders;
 *   `members-form`: the same, of the folder `edit`, because the record and the list don't need the fields of the form
 * - `papaparse`…: a library of later parts; `month`, `picker`, `people`, `dialogs`: what later parts of several areas share
 *
 * Whatever needs a module needs its imports too. So the chunks of shared modules, in the order above, import only
 * earlier ones.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let names: Map<string, string> | undefined;
  return [
    {
      debugName: 'parvis',
      name(id, context) {
        names ??= nameModules(context);
        return names.get(id) ?? null;
      },
      includeDependenciesRecursively: false,
    },
  ];
}

const LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@r2wc|wouter|regexparam)\//;
const FORM = /^src\/areas\/[\w-]+\/edit\//;
/** A few hundred bytes, which would bring all of `shared` to a list that only closes what lies above it. */
const ROUTING = /^src\/routing\//;
/** What the list of events asks of today, as the dashboard does: all of `shared` would come with it. */
const TODAY = /^src\/(?:domain\/(?:toComplete|events\/dateProgress)|api\/endpoints\/toComplete)\.ts$/;
/** The hours of a day of several: they count days, which no field of a form does. */
const HOURS = /^src\/(?:texts\/records\/dayHours|domain\/events\/dateSpan)\.ts$/;
/** Visitors need some of them, and nothing else that the core loads later. */
const ICONS = 'src/ui/icon/furtherPaths.ts';
/** What every month needs, also those of visitors: days, and to be printed. Their list needs less. */
const DAYS = /^src\/ui\/(?:calendar\/[\w.]+|output\/usePrinting)\.ts$/;
/** What a field of a day needs: few forms of visitors have one. */
const DATES = /^src\/ui\/form\/(?:useParts|PartsField|fields\/DateField)\.tsx?$/;
/** What the form of dialogs asks of such a field: it must not bring the field along, nor the form with the field. */
const UNFINISHED = 'src/ui/form/unfinished.ts';
/** What declarations share with screens, also with those that nothing stands around. */
const OF_SCREENS = /^src\/(?:areas\/routes|domain\/records|domain\/members\/period)\.ts$/;
/** What visitors load when they copy an address, without what else signed-in screens share. */
const NOTICES = /^src\/ui\/(?:toast\/|form\/fields\/CopyLine\.)/;
const INPUTS = /src\/(?:ui\/(?:form|tabs)|texts)\//;

/** Chunks of what first screens share, by the first of these screens that needs it. */
const SHARED: readonly (readonly [screen: string, chunk: string])[] = [
  ['publicForm', 'fields'],
  ['registration', 'fields'],
  ['login', 'account'],
  ['session', 'kit'],
  ['dashboard', 'kit'],
  ['members', 'lists'],
];

/** The forms of people without an account. */
const VISITORS = ['publicForm', 'registration'];

/** It finds what several areas have, and opens on every screen. The search of each area loads with it. */
const PALETTE = 'frame-palette';
const SEARCH = /^src\/areas\/[\w-]+\/use\w+Found\.tsx$/;

/** Visitors need it where a page fills in fields, and nothing else that the answers of forms load; nor do these what visitors load. */
const QUESTION_WORDS = 'src/domain/forms/questionWords.ts';

/** As many first screens as this count as all but the members list. */
const MANY = 8;

type Users = ReadonlySet<string>;
type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

function nameModules(context: Rolldown.ChunkingContext): Map<string, string> {
  const infoOf: InfoOf = (id) => context.getModuleInfo(id);
  // Virtual modules of styles have a prefix.
  const pathOf = (id: string) => relative(process.cwd(), id.replace(/^\0[\w-]+:/, ''));
  const core = closure(`${process.cwd()}/embed/cdn.ts`, infoOf);
  const declarations = closure(`${process.cwd()}/src/areas/all.ts`, infoOf);
  const ofCore = new Set([...core].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []));
  const screens = new Map<string, Set<string>>();
  const parts = new Map<string, Set<string>>();
  for (const start of dynamicStarts(`${process.cwd()}/embed/loader/loader.ts`, infoOf)) {
    const screen = screenAt(pathOf(start));
    const part = ofCore.has(start) ? 'core-later' : partAt(pathOf(start));
    const users = screen ? screens : parts;
    for (const id of closure(start, infoOf)) users.set(id, (users.get(id) ?? new Set()).add(screen ?? part));
  }
  const nameOf = (id: string) => {
    const path = pathOf(id);
    if (LIBRARIES.test(path)) return 'vendor';
    if (core.has(id)) return 'core';
    if (declarations.has(id)) return OF_SCREENS.test(path) ? 'account' : 'gate';
    if (DAYS.test(path) && !screens.get(id)?.has('agenda')) return 'days';
    if (DATES.test(path)) return 'dates';
    if (path === UNFINISHED) return 'fields';
    if (NOTICES.test(path)) return 'notices';
    if (path === ICONS) return 'icons';
    if (path === QUESTION_WORDS) return 'question-words';
    const [ofScreens, ofParts] = [screens.get(id), parts.get(id)];
    return ofScreens ? nameOfEarly(path, ofScreens, ofParts) : nameOfLate(path, ofParts ?? new Set());
  };
  return new Map([...core, ...screens.keys(), ...parts.keys()].map((id) => [id, nameOf(id)]));
}

/** The first screen that this module begins: an area's, the sign-in form's, what stands around it, or what a session loads. */
function screenAt(path: string): string | undefined {
  if (path === 'src/areas/frame/signIn/SignInGate.tsx') return 'gate';
  if (path === 'src/routing/HashRouter.tsx') return 'hash';
  if (path.startsWith('src/areas/frame/signIn/')) return 'login';
  if (path === 'src/session/signIn.ts') return 'session';
  return /^src\/areas\/([\w-]+)\/[A-Z]\w*Area\.tsx$/.exec(path)?.[1];
}

/** `src/areas/members/edit/NewMemberDialog.tsx` → `members-edit`; `src/ui/icon/furtherPaths.ts` → `ui-icon`. */
function partAt(path: string): string {
  if (SEARCH.test(path)) return PALETTE;
  const [, area, folder = 'later'] = /^(?:src\/)?(?:areas\/)?([\w-]+)\/(?:([\w-]+)\/)?/.exec(path) ?? [];
  return `${area}-${folder}`;
}

const areaOf = (part: string) => part.split('-')[0];

function nameOfEarly(path: string, screens: Users, parts: Users = new Set()): string {
  const [only = ''] = screens;
  if (screens.size === 1 && only === 'login' && parts.size > 0) return 'submission';
  const isOwn = screens.size === 1 && [...parts].every((part) => part === PALETTE || areaOf(part) === only);
  if (isOwn && only !== 'session') return parts.has(PALETTE) ? `${only}-calls` : only;
  if (HOURS.test(path)) return 'hours';
  if (screens.has('agenda')) return nameOfAgenda(screens);
  if ([...screens].every((screen) => VISITORS.includes(screen))) return 'questions';
  const [, chunk] = SHARED.find(([screen]) => screens.has(screen)) ?? [];
  if (chunk) return chunk;
  if (screens.size >= MANY || ROUTING.test(path)) return 'lists';
  if (TODAY.test(path)) return 'today';
  return INPUTS.test(path) ? 'inputs' : 'shared';
}

/** What the agenda shares with other first screens: it must not bring theirs along, nor they what it alone needs of them. */
function nameOfAgenda(screens: Users): string {
  if (screens.has('session') || screens.has('members')) return 'visitors-lists';
  return screens.size > 1 && [...screens].every((screen) => screen === 'agenda' || VISITORS.includes(screen))
    ? 'visitors'
    : 'visitors-shared';
}

function nameOfLate(path: string, parts: Users): string {
  const [, library] = /node_modules\/([\w-]+)\//.exec(path) ?? [];
  if (library && !parts.has('ui-chart')) return library;
  const [only = ''] = parts;
  if (parts.size === 1) return only === 'ui-chart' ? 'charts' : only;
  const areas = new Set([...parts].map(areaOf));
  if (areas.size === 1) return `${areaOf(only)}-${FORM.test(path) ? 'form' : 'later'}`;
  if (path.startsWith('src/people/')) return 'people';
  if (path.startsWith('src/ui/month/')) return 'month';
  return path.startsWith('src/ui/picker/') ? 'picker' : 'dialogs';
}

/** Every module that is imported dynamically, by the start or by what it leads to. */
function dynamicStarts(start: string, infoOf: InfoOf): Set<string> {
  const starts = new Set([start]);
  for (const each of starts)
    for (const id of closure(each, infoOf))
      for (const next of infoOf(id)?.dynamicallyImportedIds ?? []) starts.add(next);
  starts.delete(start);
  return starts;
}

/** The module and all that it imports statically. */
function closure(start: string, infoOf: InfoOf): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const next of infoOf(id)?.importedIds ?? []) found.add(next);
  return found;
}
