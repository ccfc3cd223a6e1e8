/** Serves what administrators see of the server. */
import { serverCalls } from '../../../../src/api/endpoints/administration/server';
import type { ServerCheck, ServerState } from '../../../../src/domain/serverState';
import type { Api } from '../../guard/api';
import { alerts, lookAround, lookHere, type Scene } from '../../guard/state/checks';
import type { Sight } from '../../guard/state/sight';
import { readRoute } from '../../http/route';
import { clockState } from '../../store/database/clock';

/** What the screen shows at once. */
async function serverState(scene: Scene, version: string): Promise<ServerState> {
  const { db, sight, now } = scene;
  const clock = db && clockState(db, { now: now(), stopDays: sight?.stopDays });
  const [checks, told] = await Promise.all([lookHere(scene), clock]);
  return {
    lignes: checks,
    version,
    verifie_le: new Date(now()).toISOString(),
    horloge: told?.jumped?.to ?? null,
  };
}

/** Several administrators, or one who presses again, share one look at the network. */
function sharedLook(scene: Scene): () => Promise<ServerCheck[]> {
  let looking: Promise<ServerCheck[]> | undefined;
  return () => {
    looking ??= lookAround(scene).finally(() => {
      looking = undefined;
    });
    return looking;
  };
}

/** @returns what the state is now, for the call that confirms the clock */
export function stateRoutes(api: Api, sight: Sight | undefined, version: string): () => Promise<ServerState> {
  const scene: Scene = { sight, db: api.db, now: api.now };
  const around = sharedLook(scene);
  const state = () => serverState(scene, version);
  readRoute(api, serverCalls.etat, state);
  readRoute(api, serverCalls.reseau, async () => ({ lignes: await around() }));
  readRoute(api, serverCalls.alertes, async () => ({ lignes: await alerts(scene) }));
  return state;
}
