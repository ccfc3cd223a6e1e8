/** For documents about the calls of the reference server. */
import { createApp } from './server/app.ts';
import type { ServedEndpoint } from './server/http/routeBase.ts';

/** Every call of the reference server. None is made, so there is no database behind it. */
export const servedCalls = (): readonly ServedEndpoint[] => createApp(Object.create(null)).served;
