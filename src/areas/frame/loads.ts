/** Code that the frame of a widget loads apart, because widgets for visitors don't need it. */
import type { ComponentType } from 'react';
import type { HashRouterProps } from '../../routing/HashRouter';
import type { Load } from '../../ui/loading/loadOnce';
import type { AnyArea } from '../area';
import { loadPart } from '../loadPart';
import type { SignInGateProps } from './signIn/SignInGate';

export const loadGate = () => loadPart<ComponentType<SignInGateProps>>('gate');

export const loadHashRouter = () => loadPart<ComponentType<HashRouterProps>>('hashRouter');

/** How to fetch ahead. It is a chunk of its own, so that no first screen waits for it. */
export const loadPlan = () => import('./plan');

/** What stands around the screen of this widget. */
export function loadsAround({ needsSession }: AnyArea, routing: 'hash' | 'memory'): Load<unknown>[] {
  return [...(needsSession ? [loadGate] : []), ...(routing === 'hash' ? [loadHashRouter] : [])];
}
