import type { Unused } from './leaveOut.ts';

/**
 * Functions of React DOM 19 that only features lead to which no widget uses. Nothing else calls them: their callers
 * first ask for the kind of element, or for markup of a server. Functions that an ordinary update may reach must stay,
 * such as those of form actions, which look at every submit.
 */
export const unusedReact: Unused = {
  'react-dom-client.production.js': [
    // Markup rendered by a server.
    `attemptExplicitHydrationTarget attemptReplayContinuousQueuedEventInMap canHydrateHydrationBoundary
    canHydrateInstance canHydrateTextInstance clearHydrationBoundary createFiberFromDehydratedFragment
    getNextHydratable getNextHydratableInstanceAfterHydrationBoundary hideOrUnhideDehydratedBoundary
    mountHostRootWithoutHydrating prepareToHydrateHostInstance retryDehydratedSuspenseBoundary
    throwOnHydrationMismatch updateDehydratedSuspenseComponent`,
    // Style sheets, scripts, titles and whole documents as elements, and functions that preload files.
    `acquireResource commitHostSingletonAcquisition getHydratableHoistableCache getResource
    insertSuspendedStylesheets mountHoistable preconnect prefetchDNS preinitModuleScript preinitScript preinitStyle
    preload preloadModule preloadResource releaseSingletonInstance resolveSingletonInstance suspendResource`,
    // <ViewTransition>, <Activity>, <SuspenseList> and useActionState.
    `applyViewTransitionToHostInstances commitAfterMutationEffectsOnFiber restoreViewTransitionOnHostInstances
    startViewTransition`,
    'cutOffTailIfNeeded updateActivityComponent updateSuspenseListComponent',
    'mountActionState rerenderActionState updateActionState',
  ].join(' '),
};
